import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { enhancer } from '../../widgets/compare-checkbox/compare-checkbox.enhancer.ts';
import { isReady } from './play.ts';

const meta = {
  title: 'Widgets/compare-checkbox',
  args: {
    island: enhancer,
    inputs: { type: 'product', id: '4711' },
    shop: {},
    kept: { compare: [] },
    html: '<label><input type="checkbox" autocomplete="off"> Vergelijk Growatt MIN 3000TL-XH</label>',
  },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A checkbox of the server markup. */
export const Printed: Story = {};
/** The product is in the comparison when the page loads. */
export const Compared: Story = {
  args: { kept: { compare: [{ id: 4711, type: 'product' }] } },
  async play(context) {
    await isReady(context);
    await expect(context.canvas.getByRole('checkbox')).toBeChecked();
  },
};
export const Clicked: Story = {
  async play(context) {
    const { canvas, userEvent } = context;
    await isReady(context);
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
/** A button becomes a toggle button. */
export const Button: Story = {
  args: { html: '<button class="sw-button sw-button--secondary">Vergelijk</button>' },
  async play(context) {
    const { canvas, userEvent } = context;
    await isReady(context);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
};
/** In an empty element the widget renders its own checkbox. */
export const Empty: Story = { args: { html: '<div></div>' } };
export const EmptyWithLabel: Story = {
  args: { html: '<div></div>', inputs: { type: 'bundle', id: '80054', label: 'Vergelijk deze set met andere sets' } },
};
/** The stored value is not a list, so the comparison is empty. */
export const BrokenList: Story = { args: { kept: { compare: 'x' } } };
/** A phone of 320 px. */
export const Narrow: Story = { ...EmptyWithLabel, tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
export const German: Story = { args: { html: '<div></div>' }, globals: { locale: 'de' } };
export const English: Story = { args: { html: '<div></div>' }, globals: { locale: 'en' } };
