import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { enhancer } from '../../widgets/star-rating/star-rating.enhancer.ts';
import { isReady } from './play.ts';

const meta = {
  title: 'Widgets/star-rating',
  args: { island: enhancer, inputs: { rating: '4.6', count: 31 }, shop: {}, html: '<span>4,6 van 5</span>' },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four and a half stars, and the number of reviews. */
export const Rated: Story = {};
export const AQuarter: Story = { args: { inputs: { rating: '3.25', count: 8 } } };
export const ThreeQuarters: Story = { args: { inputs: { rating: '2.75', count: 4 } } };
export const OneReview: Story = { args: { inputs: { rating: '5', count: 1 } } };
export const ManyReviews: Story = { args: { inputs: { rating: '4.8', count: 12_480 } } };
export const WithoutCount: Story = { args: { inputs: { rating: '4' } } };
/** Four default stars, marked with `data-rating-default`, without a number of reviews. */
export const Unrated: Story = { args: { inputs: { rating: '', count: 0 }, html: '<span></span>' } };
/** Stars in the server markup are not changed. */
export const PrintedByServer: Story = {
  args: {
    inputs: { rating: '4.5' },
    html: `<span><span class="sw-stars" role="img" aria-label="4,5 van 5">${'<span class="sw-stars__slot sw-stars__slot--100"></span>'.repeat(4)}<span class="sw-stars__slot sw-stars__slot--50"></span></span></span>`,
  },
};
export const German: Story = { globals: { locale: 'de' } };
export const English: Story = { globals: { locale: 'en' } };
