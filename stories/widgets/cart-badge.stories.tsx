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

/** The link of the server markup keeps its text and gets the count. */
export const PrintedLink: Story = {};
/** In an empty element the widget renders its own link. */
export const EmptyElement: Story = { args: { inputs: { url: '/cart' }, html: '<span></span>' } };
export const OwnWords: Story = { args: { inputs: { url: '/cart', label: 'Mijn mandje' }, html: '<span></span>' } };
export const ManyPieces: Story = { args: { ...EmptyElement.args, shop: { cart: [{ id: 512, qty: 480 }] } } };
/** A count of 0 is hidden. */
export const EmptyCart: Story = {
  args: { shop: {} },
  async play(context) {
    await isReady(context);
    await expect(context.canvasElement.querySelector('.sw-cart-badge__count')).not.toBeVisible();
  },
};
/** The count arrives after six seconds; the link works meanwhile. */
export const Slow: Story = {
  args: { shop: { cart: [{ id: 512, qty: 3 }], answers: { '/cart/init': 'slow' } } },
  play: isReady,
};
/** The call failed: the link stays, without a message. */
export const Failed: Story = { args: { shop: { answers: { '/cart/init': '500' } } }, play: hasFailed };
export const German: Story = { ...EmptyElement, globals: { locale: 'de' } };
export const English: Story = { ...EmptyElement, globals: { locale: 'en' } };
