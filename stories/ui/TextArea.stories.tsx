import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea, type TextAreaProps } from '../../shared/ui/form/TextArea.tsx';
import { Narrow } from './Row.tsx';
import '../../shared/ui/form.css';
import '../../shared/ui/css/text-area.css';

function Typed({ value: start, ...rest }: Omit<TextAreaProps, 'onChange'>) {
  const [value, setValue] = useState(start);
  return <TextArea {...rest} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Kit/Text area',
  component: Typed,
  args: { name: 'notes', label: 'Opmerking', value: '' },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof Typed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: 'Waar moet de bezorger op letten?' } };
/** In browsers with `field-sizing`, the box grows with the text. */
export const LongText: Story = { args: { value: 'Bel aan bij de buren op nummer 12.\n'.repeat(12) } };
/** Every kind has an icon, so that colour is not the only difference. */
export const Refused: Story = {
  args: { value: 'x', isRequired: true, errors: ['Vul ten minste tien tekens in.', 'Laat geen codes achter.'] },
};
export const Disabled: Story = { args: { value: 'Bel aan bij de buren.', isDisabled: true } };
