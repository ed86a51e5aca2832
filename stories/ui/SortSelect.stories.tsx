import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SortSelect } from '../../shared/ui/form/SortSelect.tsx';
import { Narrow } from './Row.tsx';
import '../../shared/ui/css/sort.css';

/** The order of a list, with these names. */
function Sorted({ names }: { names: readonly string[] }) {
  const [value, setValue] = useState(names[0]!);
  const options = names.map((name) => ({ value: name, label: name }));
  return <SortSelect name="sort" label="Sorteren op" value={value} options={options} onChange={setValue} />;
}

const meta = {
  title: 'Kit/Sort select',
  component: Sorted,
  args: { names: ['Aanbevolen', 'Prijs laag - hoog', 'Prijs hoog - laag'] },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Sorted>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prices: Story = {};
/** A long name ends before the arrow. */
export const LongNames: Story = {
  args: { names: ['Von der schlechtesten zur besten Bewertung unserer Kundinnen und Kunden', 'Neueste'] },
};
