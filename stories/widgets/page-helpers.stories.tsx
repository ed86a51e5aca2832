import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { enhancer } from '../../widgets/page-helpers/page-helpers.enhancer.ts';
import { isReady } from './play.ts';

const QUESTIONS = `<div>
  <h2><button type="button" data-toggle="faq-group" aria-controls="delivery" aria-expanded="true">Levering</button></h2>
  <div id="delivery">
    <h3><button type="button" data-toggle="faq-answer" aria-controls="days" aria-expanded="false">Hoe lang duurt het?</button></h3>
    <div id="days"><p>Twee werkdagen.</p></div>
  </div>
</div>`;
const footer = (media: string) => `<footer data-media="${media}">
  <h2><button type="button" data-toggle="footer-nav" aria-controls="service">Klantenservice</button></h2>
  <ul id="service"><li>Retourneren</li><li>Contact</li></ul>
</footer>`;

const meta = {
  title: 'Widgets/page-helpers',
  args: { island: enhancer, inputs: {}, shop: {}, html: QUESTIONS },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An open group and a closed answer in the server markup. */
export const Questions: Story = {
  async play(context) {
    await isReady(context);
    await expect(context.canvas.getByText('Twee werkdagen.')).not.toBeVisible();
  },
};
export const Answered: Story = {
  async play(context) {
    await isReady(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Hoe lang duurt het?' }));
    await expect(canvas.getByText('Twee werkdagen.')).toBeVisible();
  },
};
/** The whole group is closed. */
export const GroupClosed: Story = {
  async play(context) {
    await isReady(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Levering' }));
    await expect(canvas.getByText('Hoe lang duurt het?')).not.toBeVisible();
  },
};
/** A column of the footer in a narrow window. */
export const NarrowFooter: Story = {
  args: { html: footer('all') },
  async play(context) {
    await isReady(context);
    await expect(context.canvas.getByText('Contact')).not.toBeVisible();
  },
};
/** In a wide window it is open, and its button is inactive. */
export const WideFooter: Story = {
  args: { html: footer('not all') },
  async play(context) {
    await isReady(context);
    await expect(context.canvas.getByText('Contact')).toBeVisible();
    await expect(context.canvas.getByRole('button')).toBeDisabled();
  },
};
/** A button with nothing to control has no effect, and the console reports it. */
export const Nowhere: Story = { args: { html: QUESTIONS.replace('aria-controls="days"', 'aria-controls="months"') } };
