import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditsBadge } from '../../shared/ui/product/CreditsBadge.tsx';
import { StockLabel } from '../../shared/ui/product/StockLabel.tsx';
import { Row } from './Row.tsx';

const meta = { title: 'Kit/Labels', component: StockLabel, args: { inStock: true } } satisfies Meta<typeof StockLabel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InStock: Story = {};
export const OutOfStock: Story = { args: { inStock: false } };
export const Credits: Story = {
  render: () => (
    <Row>
      <CreditsBadge credits={1} />
      <CreditsBadge credits={209} />
      <CreditsBadge credits={12500} />
    </Row>
  ),
};
