import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/address-book/address-book.island.tsx';
import { hasFailed, isReady, misbehave, PATIENT } from './play.ts';

const meta = {
  title: 'Widgets/address-book',
  args: {
    island,
    inputs: { postcodeKey: 'demo' },
    shop: { customer: 'sanne' },
    html: '<div><p>Je adressen staan ook op papier.</p></div>',
  },
  // What another story has typed is not for this one.
  beforeEach: () => sessionStorage.removeItem('sw-address-book'),
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const ADD = /^(Adres toevoegen|Adresse hinzufügen|Add address)$/;
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

export const Two: Story = {};
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
/** The form stays as it was typed. */
export const NotSaved: Story = {
  async play(context) {
    await misbehave('/dashboard/addresses/vue/store', '500');
    await save(context);
    await expect(await context.canvas.findByRole('alert', {}, PATIENT)).toBeVisible();
  },
};
/** The page's own HTML stays, without a word. */
export const Unavailable: Story = {
  args: { shop: { customer: 'sanne', answers: { '/dashboard/addresses/vue/data': '500' } } },
  play: hasFailed,
};
export const German: Story = { globals: { locale: 'de' } };
export const English: Story = { globals: { locale: 'en' } };
/** A telephone of 320 px. */
export const Narrow: Story = { ...Refused, tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
