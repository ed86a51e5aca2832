import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper, type StepperProps } from '../../shared/ui/form/Stepper.tsx';
import { AmountStepper } from '../../shared/ui/product/AmountStepper.tsx';
import '../../shared/ui/css/amount-stepper.css';

function Counting({ value: start, ...rest }: Omit<StepperProps, 'onIncrease' | 'onDecrease'>) {
  const [value, setValue] = useState(start);
  return (
    <Stepper {...rest} value={value} onIncrease={() => setValue(value + 1)} onDecrease={() => setValue(value - 1)} />
  );
}

const meta = {
  title: 'Kit/Stepper',
  component: Counting,
  args: { value: 2, productName: 'Growatt MIN 3000' },
} satisfies Meta<typeof Counting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { value: 1 } };
export const Maximum: Story = { args: { value: 10, max: 10, whyNotMore: 'Meer dan 10 is niet mogelijk' } };
/** A gift, or a second-chance product, which exists once. */
export const Fixed: Story = { args: { value: 1, canIncrease: false, canDecrease: false } };
/** On Enter, and when the field is left. */
export const Typed: Story = {
  render: function Typed({ value: start, productName }) {
    const [value, setValue] = useState(start);
    return (
      <Stepper
        value={value}
        productName={productName}
        onIncrease={() => setValue(value + 1)}
        onDecrease={() => setValue(value - 1)}
        onType={setValue}
      />
    );
  },
};
export const Busy: Story = { args: { isBusy: true } };
export const Thousands: Story = { args: { value: 1250 } };

function Amount() {
  const [amount, setAmount] = useState(2);
  return (
    <AmountStepper
      role="group"
      productName="Growatt MIN 3000"
      amount={amount}
      max={3}
      announcement={`Aantal: ${amount}`}
      className=""
      input={{ 'aria-label': 'Aantal van Growatt MIN 3000' }}
      onStep={(by) => setAmount(amount + by)}
    />
  );
}
/** How many pieces of an order line are returned. */
export const AmountOfReturn: Story = { render: () => <Amount /> };
