import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { enhancer } from '../../widgets/purchase-event/purchase-event.enhancer.ts';
import { isReady } from './play.ts';

const page = window as { dataLayer?: unknown[] };
const KEY = 'sw-purchase-event-2026-20001';

const meta = {
  title: 'Widgets/purchase-event',
  args: {
    island: enhancer,
    inputs: {
      order: '2026-20001',
      items: [{ item_id: 'GRW-MIN3000TLXH', item_name: 'Growatt MIN 3000TL-XH', price: 649, quantity: 2 }],
    },
    shop: {},
    html: '<p>Bedankt voor je bestelling.</p>',
  },
  beforeEach() {
    page.dataLayer = [];
    localStorage.removeItem(KEY);
    return () => delete page.dataLayer;
  },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is seen: the order is in the queue of the tag manager. */
export const Sent: Story = {
  async play(context) {
    await isReady(context);
    await expect(page.dataLayer).toHaveLength(2);
  },
};
/** The page was loaded before. */
export const SentBefore: Story = {
  beforeEach() {
    localStorage.setItem(KEY, '1');
  },
  async play(context) {
    await isReady(context);
    await expect(page.dataLayer).toEqual([]);
  },
};
