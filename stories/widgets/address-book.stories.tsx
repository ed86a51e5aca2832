import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/address-book/address-book.island.tsx';
import { PATIENT, hasFailed, isReady, misbehave, showsSlot, templatesFor } from './play.ts';

const meta = {
  title: 'Widgets/address-book',
  args: {
    island,
    inputs: { postcodeKey: 'demo' },
    shop: { customer: 'sanne' },
    html: '<div><p>Je adressen staan ook op papier.</p></div>',
  },
  // Clears the input of other stories.
  beforeEach: () => sessionStorage.removeItem('sw-address-book'),
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const ADD = /^(Adres toevoegen|Adresse hinzufügen|Add address)$/;
const MAKE_SHIPPING = /^(Gebruik als bezorgadres|Als Lieferadresse verwenden|Use as delivery address)$/;
const EDIT = /^(Wijzigen|Ändern|Edit)$/;

const add: Play = async ({ canvas, canvasElement, userEvent }) => {
  await isReady({ canvasElement });
  await userEvent.click(await canvas.findByRole('button', { name: ADD }, PATIENT));
  await waitFor(() => expect(canvasElement.querySelector('form')).not.toBeNull(), PATIENT);
};
const save: Play = async (context) => {
  await add(context);
  await context.userEvent.click(context.canvasElement.querySelector('[type=submit]')!);
};

/** Long words, and an address with separate parts. */
const LONG = {
  id: 12,
  first_name: 'Wilhelmina-Alexandrina',
  middle_name: 'van der',
  last_name: 'Bovenkerk-Oldenburgerhuizen',
  phone: '+31 6 12 34 56 78 90',
  type: 'business',
  company: 'Wisselspanningsgevoeligheidsmetingsinstallatiebehuizing Noordoost-Nederland B.V.',
  country: 'be',
  street: 'Burgemeester Jonkheer Sandberg van Boelensstraatweg',
  house_number: '1234567890',
  house_number_addition: 'achterhuis',
  zip_code: '2000',
  city: 'Westerhaar-Vriezenveensewijk',
  vat_number: 'BE0123456789',
  country_name: 'België',
  defaultShip: true,
  defaultBill: true,
};
const COUNTRIES = [
  { alpha_2_code: 'nl', name: 'Nederland' },
  { alpha_2_code: 'be', name: 'België' },
];
/** The answer of the first call is in the page. */
const known = (...addresses: object[]) => ({
  postcodeKey: 'demo',
  initial: JSON.stringify({ addresses, allowedCountries: COUNTRIES, defaultCountry: 'nl' }),
});

export const Two: Story = {};
export const None: Story = { args: { inputs: known() } };
export const LongestText: Story = {
  args: { inputs: known(LONG) },
  tags: ['narrow'],
  globals: { viewport: { value: 'mobile1' } },
};
export const Business: Story = { args: { shop: { customer: 'jansen' } } };
export const Adding: Story = { play: add };
export const Editing: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await isReady({ canvasElement });
    await userEvent.click(canvas.getAllByRole('button', { name: EDIT })[0]!);
    await waitFor(() => expect(canvasElement.querySelector('form')).not.toBeNull(), PATIENT);
  },
};
export const Refused: Story = {
  async play(context) {
    await save(context);
    await waitFor(() => expect(context.canvasElement.querySelector('[aria-invalid]')).not.toBeNull(), PATIENT);
  },
};
/** The call never ends. */
export const Waiting: Story = {
  async play(context) {
    await misbehave('/dashboard/addresses/vue/store', 'slower');
    await save(context);
    await expect(context.canvasElement.querySelector('[type=submit]')).toHaveAttribute('aria-busy', 'true');
  },
};
/** The shop is unreachable; the form keeps its values. */
export const Offline: Story = {
  async play(context) {
    await misbehave('/dashboard/addresses/vue/store', 'offline');
    await save(context);
    await expect(await context.canvas.findByRole('alert', {}, PATIENT)).toBeVisible();
  },
};
/** An address becomes the default, and the list shows it. */
export const Chosen: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await isReady({ canvasElement });
    await userEvent.click(canvas.getAllByRole('button', { name: MAKE_SHIPPING })[1]!);
    await waitFor(() => expect(canvasElement.querySelector('.sw-message--success')).not.toBeNull(), PATIENT);
  },
};
/** The form keeps its values. */
export const NotSaved: Story = {
  async play(context) {
    await misbehave('/dashboard/addresses/vue/store', '500');
    await save(context);
    await expect(await context.canvas.findByRole('alert', {}, PATIENT)).toBeVisible();
  },
};
/** The server markup stays, without a message. */
export const Unavailable: Story = {
  args: { shop: { customer: 'sanne', answers: { '/dashboard/addresses/vue/data': '500' } } },
  play: hasFailed,
};
export const German: Story = { globals: { locale: 'de' } };
export const English: Story = { globals: { locale: 'en' } };
/** A phone of 320 px. */
export const Narrow: Story = { ...Refused, tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
/** HTML of the page in the slot. */
export const Slots: Story = {
  args: { html: `<div>${templatesFor('top')}</div>` },
  async play(context) {
    await isReady(context);
    await showsSlot('top', context);
  },
};
