import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/address-form/address-form.island.tsx';
import { isReady, PATIENT } from './play.ts';

const countries = [
  { alpha_2_code: 'nl', name: 'Nederland' },
  { alpha_2_code: 'be', name: 'België' },
  { alpha_2_code: 'es', name: 'España' },
];
const INPUTS = { countries, postcodeKey: 'demo' };
const JANSEN = {
  id: 7,
  first_name: 'Marieke',
  last_name: 'Jansen',
  phone: '0201234567',
  type: 'business',
  company: 'Jansen Installatie',
  country: 'be',
  street: 'Meir',
  house_number: '12',
  zip_code: '2000',
  city: 'Antwerpen',
  vat_number: 'BE0123456789',
};
const ERRORS = { last_name: ['Vul je achternaam in.'], zip_code: 'Deze postcode kennen we niet.' };

const meta = {
  title: 'Widgets/address-form',
  args: { island, inputs: INPUTS, shop: {} },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const save: Play = async ({ canvasElement, userEvent }) => {
  await isReady({ canvasElement });
  await userEvent.click(canvasElement.querySelector('[type=submit]')!);
  await waitFor(() => expect(canvasElement.querySelector('.sw-error-summary')).not.toBeNull(), PATIENT);
};

export const New: Story = {};
/** A business abroad, with a VAT number. */
export const Known: Story = { args: { inputs: { ...INPUTS, address: JANSEN } } };
/** A country without address search. */
export const Typed: Story = { args: { inputs: { ...INPUTS, defaultCountry: 'es' } } };
/** After an attempt to save. */
export const Refused: Story = { args: { inputs: { ...INPUTS, errors: ERRORS } }, play: save };
export const VatNotChecked: Story = {
  args: { inputs: { ...INPUTS, address: JANSEN, errors: { vat_number_check_not_possible: true } } },
  play: save,
};
/** The search fails at the first key, and manual entry is checked. */
export const SearchFails: Story = {
  args: { shop: { answers: { '/postcode': '500' } } },
  async play({ canvasElement, userEvent }) {
    await isReady({ canvasElement });
    const search = canvasElement.querySelector<HTMLInputElement>('#sw-address-form-address_search')!;
    await userEvent.click(search);
    await userEvent.type(canvasElement.querySelector('#sw-address-form-address_search')!, '1012');
    await waitFor(
      () => expect(canvasElement.querySelector<HTMLInputElement>('[name=manual_address]')!.checked).toBe(true),
      PATIENT,
    );
  },
};
/** The search is unreachable. */
export const Offline: Story = { ...SearchFails, args: { shop: { answers: { '/postcode': 'offline' } } } };
/** The address search fails. */
export const Waiting: Story = {
  args: { shop: { answers: { '/postcode': 'slower' } } },
  async play({ canvasElement, userEvent }) {
    await isReady({ canvasElement });
    await userEvent.type(canvasElement.querySelector('#sw-address-form-address_search')!, '1012');
    await waitFor(() => expect(canvasElement.querySelector('.sw-address-search--busy')).not.toBeNull(), PATIENT);
  },
};
export const LongestText: Story = {
  args: {
    inputs: {
      ...INPUTS,
      address: {
        ...JANSEN,
        last_name: 'Bovenkerk-Oldenburgerhuizen van Westerhaar',
        company: 'Wisselspanningsgevoeligheidsmetingsinstallatiebehuizing Noordoost-Nederland B.V.',
        street: 'Burgemeester Jonkheer Sandberg van Boelensstraatweg',
        ignore_vat: true,
      },
      errors: {
        last_name: 'Deze achternaam is te lang; kort hem in tot ten hoogste vijfendertig tekens zonder spaties.',
      },
    },
  },
  play: save,
  tags: ['narrow'],
  globals: { viewport: { value: 'mobile1' } },
};
export const German: Story = { globals: { locale: 'de' } };
export const English: Story = { globals: { locale: 'en' } };
/** A phone of 320 px. */
export const Narrow: Story = {
  args: { inputs: { ...INPUTS, errors: ERRORS } },
  play: save,
  tags: ['narrow'],
  globals: { viewport: { value: 'mobile1' } },
};
/** One street line, a second one, and a province that is typed in. */
export const StreetLine: Story = {
  args: {
    inputs: {
      ...INPUTS,
      countries: [
        ...countries,
        { alpha_2_code: 'it', name: 'Italia', address_format: 'lines', second_line: true, province: true },
      ],
      address: { ...JANSEN, country: 'it', street: 'Via Roma 12/b', house_number: '', zip_code: '00118', city: 'Roma' },
    },
  },
};
