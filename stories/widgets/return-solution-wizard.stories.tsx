import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/return-solution-wizard/return-solution-wizard.island.tsx';
import { isReady, PATIENT } from './play.ts';

const meta = {
  title: 'Widgets/return-solution-wizard',
  args: { island, inputs: { sourceUrl: '/rma/oplossing/gegevens?example', submitUrl: '/rma/oplossing' }, shop: {} },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing has been chosen. */
export const Open: Story = {};
/** A solution that asks for everything. */
export const Chosen: Story = {
  async play({ canvas, canvasElement, userEvent }) {
    await isReady({ canvasElement });
    const [first] = await canvas.findAllByRole('radio', {}, PATIENT);
    await userEvent.click(first!);
    await expect(first).toBeChecked();
  },
};
/** The customer wants to go on without what is required. */
export const Missing: Story = {
  async play(context) {
    await Chosen.play!(context);
    await context.userEvent.click(context.canvasElement.querySelector('[type=submit]')!);
    await expect(context.canvasElement.querySelector('[aria-invalid]')).toBeVisible();
  },
};
/** Nothing can be returned. */
export const Empty: Story = {
  args: { inputs: { sourceUrl: '/rma/oplossing/gegevens', submitUrl: '/rma/oplossing' } },
};
export const German: Story = { ...Missing, globals: { locale: 'de' } };
export const English: Story = { ...Missing, globals: { locale: 'en' } };
export const Narrow: Story = { ...Missing, tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
