import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { optionalParts } from '../../shared/rules/optional-parts.ts';
import { AddressForm, type AddressFormProps } from '../../shared/ui/address/AddressForm.tsx';
import '../../shared/ui/css/address.css';
import '../../shared/ui/css/saved-address.css';
import '../../shared/ui/form.css';

type Shown = AddressFormProps['shown'];

const SHAPE: Shown['shape'] = {
  company: false,
  middleName: true,
  vatNumber: false,
  ignoreVat: false,
  search: true,
  numericHouseNumber: true,
  numericZip: false,
  isInLines: false,
  secondLine: false,
  province: null,
  optional: optionalParts({ province: null }),
  isLocked: true,
  hasLookupFailed: false,
};
const BY_HAND = { ...SHAPE, isLocked: false };
const BUSINESS = { ...BY_HAND, company: true, vatNumber: true, ignoreVat: true };

const SANNE: Shown['values'] = {
  first_name: 'Sanne',
  middle_name: 'de',
  last_name: 'Vries',
  type: 'private',
  company: '',
  country: 'nl',
  street: 'Damrak',
  house_number: '1',
  house_number_addition: 'A',
  zip_code: '1012 LG',
  city: 'Amsterdam',
  vat_number: '',
  ignore_vat: false,
  manual_address: false,
  phone: '0612345678',
};
const JANSEN: Shown['values'] = {
  ...SANNE,
  type: 'business',
  company: 'Jansen Installatie B.V.',
  vat_number: 'NL001234567B99',
  manual_address: true,
};

const NOBODY: Shown['values'] = {
  ...SANNE,
  first_name: '',
  middle_name: '',
  last_name: '',
  street: '',
  house_number: '',
  house_number_addition: '',
  zip_code: '',
  city: '',
  phone: '',
};

const EMPTY: Shown = {
  values: NOBODY,
  shape: SHAPE,
  countries: [
    { alpha_2_code: 'nl', name: 'Nederland' },
    { alpha_2_code: 'be', name: 'België' },
    { alpha_2_code: 'de', name: 'Duitsland' },
  ],
  context: 'nld',
  isUnfinished: false,
  problems: [],
  markOf: () => 'neutral',
  refusals: 0,
  refusal: null,
  isSaving: false,
};

/** Keeps the typed values, as the model of a widget does. */
function Typed({ shown }: { shown: Shown }) {
  const [values, setValues] = useState(shown.values);
  return (
    <AddressForm
      shown={{ ...shown, values }}
      form={{
        edit: (part, value) => setValues((before) => ({ ...before, [part]: value })),
        type: (part, text) => setValues((before) => ({ ...before, [part]: text })),
        leave: () => {},
        save: async () => {},
        search: async () => ({ matches: [], newContext: null }),
        choose: async () => true,
        fail: () => {},
        setText: () => {},
        leaveSearch: () => {},
      }}
      onCancel={() => setValues(shown.values)}
    />
  );
}

const meta = {
  title: 'Kit/Address form',
  component: Typed,
  args: { shown: EMPTY },
} satisfies Meta<typeof Typed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The address search fills in the fields; they are disabled. */
export const Search: Story = {};
export const Found: Story = { args: { shown: { ...EMPTY, values: SANNE } } };
/** A country without address search: the shopper types the address. */
export const WithoutSearch: Story = {
  args: { shown: { ...EMPTY, shape: { ...BY_HAND, search: false }, values: { ...SANNE, country: 'de' } } },
};
/** The search failed; the shopper types the address. */
export const SearchFailed: Story = {
  args: {
    shown: {
      ...EMPTY,
      shape: { ...BY_HAND, hasLookupFailed: true },
      values: { ...NOBODY, manual_address: true },
    },
  },
};
export const Business: Story = { args: { shown: { ...EMPTY, shape: BUSINESS, values: JANSEN } } };
/** Each problem links to its field; the one about the VAT number can be ignored. */
export const Refused: Story = {
  args: {
    shown: {
      ...EMPTY,
      shape: BUSINESS,
      values: { ...JANSEN, zip_code: '1012', phone: '12' },
      problems: [
        { field: 'zip_code', message: 'Vul een postcode in als 1012 LG.' },
        { field: 'vat_number', message: 'Dit btw-nummer is niet bekend.' },
        { field: 'ignore_vat', message: null },
        { field: 'phone', message: 'Vul een volledig telefoonnummer in.' },
      ],
      refusals: 1,
    },
  },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};
export const NotSaved: Story = { args: { shown: { ...EMPTY, values: SANNE, refusal: { is: 'went-wrong' } } } };
export const Saving: Story = { args: { shown: { ...EMPTY, values: SANNE, isSaving: true } } };
export const LongestText: Story = {
  ...Refused,
  args: {
    shown: {
      ...Refused.args!.shown!,
      values: {
        ...JANSEN,
        company: 'Photovoltaikanlagenmontagegesellschaft Donaudampfschifffahrt mbH & Co. KG',
        city: 'Bad Gottleuba-Berggießhübel-Langenhennersdorf',
      },
    },
  },
  globals: { locale: 'de' },
  tags: ['narrow'],
};
