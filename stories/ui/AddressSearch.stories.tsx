import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { AddressMatch } from '../../shared/contract/postcode.ts';
import type { Search } from '../../shared/ui/address/address-lookup.ts';
import { AddressSearch, type AddressSearchProps } from '../../shared/ui/address/AddressSearch.tsx';
import '../../shared/ui/form.css';

const STREETS = ['Damrak', 'Damstraat', 'Dampoortsingel'];

function match(value: string, precision: string, description: string): AddressMatch {
  return { value, label: value, precision, description, context: `in ${value}`, highlights: [[0, 3]] };
}

/** Streets first, then house numbers. */
const streets: Search = async (context, term) => {
  const isInStreet = context.startsWith('in ');
  const values = isInStreet ? [1, 2, 3].map((number) => `${term} ${number}`) : STREETS;
  return {
    matches: values.map((value) => match(value, isInStreet ? 'Address' : 'Street', '1012 LG Amsterdam')),
    newContext: null,
  };
};

/** Shows the chosen address, and the form for typing when the search fails. */
function Searching(props: Omit<AddressSearchProps, 'choose' | 'onUnavailable'>) {
  const [outcome, setOutcome] = useState('');
  async function choose({ label }: AddressMatch) {
    setOutcome(label);
    return true;
  }
  return (
    <>
      <AddressSearch {...props} choose={choose} onUnavailable={() => setOutcome('Vul je adres zelf in.')} />
      <p>{outcome}</p>
    </>
  );
}

const meta = {
  title: 'Kit/Address search',
  component: Searching,
  args: {
    name: 'address_search',
    label: 'Zoek je adres',
    hint: 'Postcode met huisnummer, of straat en plaats',
    context: 'nld',
    search: streets,
  },
} satisfies Meta<typeof Searching>;
export default meta;
type Story = StoryObj<typeof meta>;

async function type(canvasElement: HTMLElement, text: string) {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole('combobox'), text);
  return canvas;
}

/** A plain field until it has the focus. */
export const Untouched: Story = {};
export const Streets: Story = {
  async play({ canvasElement }) {
    const canvas = await type(canvasElement, 'Dam');
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
  },
};
/** After a street, the list shows its house numbers. */
export const Numbers: Story = {
  async play({ canvasElement }) {
    const canvas = await type(canvasElement, 'Dam');
    await userEvent.click((await canvas.findAllByRole('option'))[0]!);
    await expect(await canvas.findByRole('option', { name: /^Damrak 2/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};
export const Chosen: Story = {
  async play({ canvasElement }) {
    const canvas = await type(canvasElement, 'Dam');
    await userEvent.click((await canvas.findAllByRole('option'))[0]!);
    await userEvent.click(await canvas.findByRole('option', { name: /^Damrak 2/ }));
    await expect(await canvas.findByText('Damrak 2')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};
export const NoMatch: Story = {
  args: { search: async () => ({ matches: [], newContext: null }) },
  async play({ canvasElement }) {
    const canvas = await type(canvasElement, 'Xyz');
    await expect((await canvas.findAllByText('Geen adres gevonden'))[0]).toBeVisible();
  },
};
/** The search is running. */
export const Waiting: Story = {
  args: { search: () => new Promise(() => undefined) },
  async play({ canvasElement }) {
    const canvas = await type(canvasElement, 'Dam');
    await expect(await canvas.findByText('Wordt geladen…')).toBeInTheDocument();
  },
};
export const Unavailable: Story = {
  args: { search: async () => null },
  async play({ canvasElement }) {
    const canvas = await type(canvasElement, 'Dam');
    await expect(await canvas.findByText('Vul je adres zelf in.')).toBeVisible();
  },
};
export const LongestText: Story = {
  args: {
    label: 'Rechnungsanschrift nach Postleitzahl, Straße und Hausnummer suchen',
    search: async () => ({
      matches: [
        match(
          'Donaudampfschifffahrtsgesellschaftskapitänsstraße 128a-130c',
          'Street',
          '01067 Bad Gottleuba-Berggießhübel',
        ),
      ],
      newContext: null,
    }),
  },
  globals: { locale: 'de' },
  tags: ['narrow'],
  async play({ canvasElement }) {
    const canvas = await type(canvasElement, 'Don');
    await expect(await canvas.findByRole('option')).toBeVisible();
  },
};
