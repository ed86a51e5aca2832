import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/cart-popup/cart-popup.island.tsx';
import { ADD, PATIENT, isReady, misbehave, showsSlot, templatesFor } from './play.ts';

/** A button of the page that sends the command, and the popup that handles it. */
function page(id: number | string, more: object = {}): string {
  const detail = JSON.stringify({ type: 'product', id, qty: 1, goToCart: false, ...more });
  const act = `document.dispatchEvent(new CustomEvent("shop:add-to-cart", { detail: ${detail} }))`;
  return `<button type="button" onclick='${act}'>shop:add-to-cart</button><div data-widget="cart-popup"></div>`;
}

const meta = {
  title: 'Widgets/cart-popup',
  args: { island, inputs: {}, shop: {}, html: page(4711, { qty: 2 }) },
  async play(context) {
    await buy(context);
    await expect(await context.canvas.findByRole('dialog', {}, PATIENT)).toBeVisible();
  },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** The shopper clicks the button of the page. */
async function buy({ canvas, canvasElement, userEvent }: Parameters<Play>[0]): Promise<void> {
  await isReady({ canvasElement });
  await userEvent.click(await canvas.findByRole('button', { name: 'shop:add-to-cart' }, PATIENT));
}

/** Two pieces with an earlier price, and accessories, one of which is not available yet. */
export const Added: Story = {};
/** All accessories are in the cart already. */
export const WithoutAccessories: Story = {
  args: { shop: { cart: [{ id: 10033 }, { id: 10017 }] }, html: page(512, { qty: 10 }) },
};
/** The longest name of the shop, and an accessory with a price on request, which cannot be added. */
export const AccessoryOnRequest: Story = { args: { html: page(640) } };
/** A shop that does not know the VAT: no rate. */
export const UnknownVat: Story = { args: { shop: { extras: ['unknown-vat', 'no-credits'] } } };
/** An accessory with variants, which are chosen on its page. */
export const AccessoryWithVariants: Story = { args: { shop: { extras: ['variants', 'no-ratings'] } } };
/** A pre-order. */
export const Announced: Story = { args: { html: page(2001) } };
export const Exempt: Story = {
  args: {
    shop: { isExempt: true },
    html: page(4711, { has_tax_exemption: true }),
    settings: { taxExemptionSelected: true },
  },
  globals: { locale: 'de' },
};

/** The answer takes six seconds; the page can be used meanwhile. */
export const Slow: Story = {
  args: { shop: { answers: { '/cart/add': 'slower' } } },
  async play(context) {
    await buy(context);
    await expect(context.canvas.queryByRole('dialog')).toBeNull();
  },
};
/** An accessory is being added; its button shows it and ignores clicks. */
export const AddingAccessory: Story = {
  async play(context) {
    const { canvas, userEvent } = context;
    await buy(context);
    const [add] = await canvas.findAllByRole('button', { name: ADD }, PATIENT);
    await misbehave('/cart/add', 'slower');
    await userEvent.click(add!);
    await waitFor(() => expect(add).toHaveAttribute('aria-busy', 'true'), PATIENT);
  },
};

const isRefused: Play = async (context) => {
  await buy(context);
  await expect(await context.canvas.findByRole('alert', {}, PATIENT)).toBeVisible();
};
/** The shop's own reason for the refusal. */
export const Refused: Story = { args: { html: page(2004) }, play: isRefused };
export const OnlyOnce: Story = {
  args: { shop: { cart: [{ id: 'sc-88' }] }, html: page('sc-88', { type: 'second-chance-product' }) },
  play: isRefused,
};
export const WentWrong: Story = { args: { shop: { answers: { '/cart/add': '500' } } }, play: isRefused };
export const TooManyAttempts: Story = { args: { shop: { answers: { '/cart/add': '429' } } }, play: isRefused };
export const Offline: Story = { args: { shop: { answers: { '/cart/add': 'offline' } } }, play: isRefused };
/** Numbers as text, lists as objects: it looks like any other. */
export const WrittenByPhp: Story = { args: { shop: { answers: { '*': 'quirks' } } } };

export const German: Story = { ...AccessoryOnRequest, globals: { locale: 'de' } };
export const English: Story = { ...AccessoryOnRequest, globals: { locale: 'en' } };
/** A phone of 320 px: the popup rises from the lower edge. */
export const Narrow: Story = {
  ...AccessoryOnRequest,
  tags: ['narrow'],
  globals: { viewport: { value: 'mobile1' } },
};
/** HTML of the page in the slot. */
export const Slots: Story = {
  args: { html: page(4711).replace('</div>', `${templatesFor('end')}</div>`) },
  async play(context) {
    await buy(context);
    await showsSlot('end', context);
  },
};
