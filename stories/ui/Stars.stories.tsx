import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stars } from '../../shared/ui/product/Stars.tsx';
import { Row } from './Row.tsx';

const meta = { title: 'Kit/Stars', component: Stars, args: { rating: 4.6 } } satisfies Meta<typeof Stars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourAndAHalf: Story = {};
export const Quarters: Story = {
  render: () => (
    <Row>
      {[0.25, 1, 2.25, 3.5, 3.75, 4.25, 5].map((rating) => (
        <Stars key={rating} rating={rating} />
      ))}
    </Row>
  ),
};
/** Four default stars, marked with `data-rating-default`. */
export const Unrated: Story = { args: { rating: null } };
