import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { enhancer } from '../../widgets/add-to-cart/add-to-cart.enhancer.ts';
import { isReady, MORE, PATIENT } from './play.ts';

/** The text and the style of a new button are loaded after the widget is ready. */
const hasNamedButton: NonNullable<StoryObj<WidgetArgs>['play']> = async (context) => {
  await isReady(context);
  await context.canvas.findAllByRole('button', { name: /./ }, PATIENT);
};

const product = { type: 'product', id: '4711' };

const meta = {
  title: 'Widgets/add-to-cart',
  args: { island: enhancer, inputs: product, shop: {} },
  play: hasNamedButton,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button of the server markup keeps its text and its style. */
export const PrintedButton: Story = { args: { html: '<button type="button">In winkelwagen</button>' } };
/** In an empty element the widget renders its own button. */
export const EmptyElement: Story = {};
/** The quantity is that of the form's field; without JavaScript the form is submitted. */
export const InForm: Story = {
  args: {
    html: `<form method="post" action="/cart/add" onsubmit="return false">
      <label>Aantal <input type="number" name="qty" value="2" min="1"></label>
      <button data-widget="add-to-cart">In winkelwagen</button>
    </form>`,
  },
};
export const WithStepper: Story = {
  args: { inputs: { ...product, stepper: true, qty: 2 } },
  async play(context) {
    await isReady(context);
    await expect(await context.canvas.findByRole('button', { name: MORE }, PATIENT)).toBeVisible();
  },
};
/** Further clicks are ignored until the call ends; here it never does. */
export const Busy: Story = {
  async play(context) {
    await isReady(context);
    // The code that writes its text comes later.
    const button = await context.canvas.findByRole('button', { name: /\S/ }, PATIENT);
    await context.userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'), PATIENT);
  },
};

export const PreOrder: Story = { args: { inputs: { ...product, orderable: false, preOrder: true } } };
/** Sold out: the shopper can set a reminder. */
export const SoldOut: Story = { args: { inputs: { ...product, orderable: false } } };
/** Announced: the shopper can set a reminder. */
export const Announced: Story = { args: { inputs: { ...product, preHeat: true } } };

const drawsNothing: NonNullable<Story['play']> = async (context) => {
  await isReady(context);
  await expect(context.canvasElement.querySelector('[data-widget]')).not.toBeVisible();
};
/** No button; the page explains what to do instead. */
export const PriceOnRequest: Story = { args: { inputs: { ...product, priceOnRequest: true } }, play: drawsNothing };
/** No button: the product is discontinued. */
export const NoLongerMade: Story = {
  args: { inputs: { ...product, orderable: false, eol: true } },
  play: drawsNothing,
};

/** A shop that sends no mail. */
export const SoldOutWithoutMail: Story = {
  args: { inputs: { ...product, orderable: false, notify: false } },
  async play(context) {
    await isReady(context);
    await expect(await context.canvas.findByText('Uitverkocht', {}, PATIENT)).toBeVisible();
    await expect(context.canvas.queryByRole('button')).toBeNull();
  },
};
/** The longest words. */
export const German: Story = { ...SoldOut, globals: { locale: 'de' } };
export const English: Story = { ...WithStepper, globals: { locale: 'en' } };
/** A phone of 320 px, where the button is below the quantity. */
export const Narrow: Story = {
  ...WithStepper,
  async play({ canvas, canvasElement }) {
    const quantity = (await canvas.findByRole('group', {}, PATIENT)).getBoundingClientRect();
    const buy = canvasElement.querySelector('.sw-button')!.getBoundingClientRect();
    await expect(Math.max(buy.top - quantity.bottom, buy.left - quantity.right)).toBeGreaterThanOrEqual(8);
  },
  tags: ['narrow'],
  globals: { locale: 'de', viewport: { value: 'mobile1' } },
};
