import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { enhancer } from '../../widgets/cart-badge/cart-badge.enhancer.ts';
import { hasFailed, isReady, PATIENT } from './play.ts';

const meta = {
  title: 'Widgets/cart-badge',
  args: {
    island: enhancer,
    inputs: {},
    shop: { cart: [{ id: 512, qty: 3 }] },
    html: '<a href="/cart">Winkelwagen</a>',
  },
  async play(context) {
    await isReady(context);
    await waitFor(() => expect(context.canvasElement.querySelector('.sw-cart-badge__count')).toBeVisible(), PATIENT);
  },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The link that the shop printed keeps its words and gets the count. */
export const PrintedLink: Story = {};
/** On an empty element it prints a link of its own. */
export const EmptyElement: Story = { args: { inputs: { url: '/cart' }, html: '<span></span>' } };
export const OwnWords: Story = { args: { inputs: { url: '/cart', label: 'Mijn mandje' }, html: '<span></span>' } };
export const ManyPieces: Story = { args: { ...EmptyElement.args, shop: { cart: [{ id: 512, qty: 480 }] } } };
/** Nothing is counted at 0. */
export const EmptyCart: Story = {
  args: { shop: {} },
  async play(context) {
    await isReady(context);
    await expect(context.canvasElement.querySelector('.sw-cart-badge__count')).not.toBeVisible();
  },
};
/** The count is six seconds late; the link works meanwhile. */
export const Slow: Story = {
  args: { shop: { cart: [{ id: 512, qty: 3 }], answers: { '/cart/init': 'slow' } } },
  play: isReady,
};
/** The count cannot be had: the link stays, without a word. */
export const Failed: Story = { args: { shop: { answers: { '/cart/init': '500' } } }, play: hasFailed };
export const German: Story = { ...EmptyElement, globals: { locale: 'de' } };
export const English: Story = { ...EmptyElement, globals: { locale: 'en' } };
