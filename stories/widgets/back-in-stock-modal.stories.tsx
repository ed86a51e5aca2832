import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/back-in-stock-modal/back-in-stock-modal.island.tsx';
import { isReady, PATIENT } from './play.ts';

/** A button of the page that sends the command, and the dialog. */
function page(detail: object = {}, attributes = ''): string {
  const data = JSON.stringify({ type: 'product', id: 2004, ...detail });
  const act = `document.dispatchEvent(new CustomEvent("shop:back-in-stock-open", { detail: ${data} }))`;
  return `<button type="button" onclick='${act}'>shop:back-in-stock-open</button><div data-widget="back-in-stock-modal" ${attributes}></div>`;
}

const SANNE = { name: 'Sanne', email: 'sanne@example.nl' };

const meta = {
  title: 'Widgets/back-in-stock-modal',
  args: { island, inputs: {}, shop: {}, html: page() },
  async play(context) {
    await open(context);
  },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

async function open({ canvas, canvasElement, userEvent }: Parameters<Play>[0]): Promise<void> {
  await isReady({ canvasElement });
  await userEvent.click(await canvas.findByRole('button', { name: 'shop:back-in-stock-open' }, PATIENT));
  await expect(await canvas.findByRole('dialog', {}, PATIENT)).toBeVisible();
}

/** The shopper opens the dialog and sends the form. */
const send: Play = async (context) => {
  await open(context);
  const { canvasElement, userEvent } = context;
  await userEvent.click(canvasElement.querySelector('dialog [type=submit]')!);
};

/** A guest. */
export const Open: Story = {};
/** A signed-in customer. */
export const Known: Story = { args: { html: page(SANNE) } };
/** The page sets the content and the width. */
export const WithText: Story = {
  args: {
    html: page(
      SANNE,
      `data-width="40rem" data-title="Binnenkort <em>weer leverbaar</em>" data-content="<p>We mailen je <strong>één keer</strong>, zodra het er is.</p>"`,
    ),
  },
};
/** The shop answers after six seconds; the button ignores a second click. */
export const Sending: Story = {
  args: { html: page(SANNE), shop: { answers: { '/mail-when-in-stock': 'slower' } } },
  async play(context) {
    await send(context);
    await expect(context.canvasElement.querySelector('dialog [type=submit]')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Refused: Story = {
  async play(context) {
    await send(context);
    await context.canvas.findAllByRole('textbox', { description: /.+/ }, PATIENT);
  },
};
const isSaid: Play = async (context) => {
  await send(context);
  await expect(await context.canvas.findByRole('alert', {}, PATIENT)).toBeVisible();
};
export const WentWrong: Story = {
  args: { html: page(SANNE), shop: { answers: { '/mail-when-in-stock': '500' } } },
  play: isSaid,
};
export const TooManyAttempts: Story = {
  args: { html: page(SANNE), shop: { answers: { '/mail-when-in-stock': '429' } } },
  play: isSaid,
};
export const Offline: Story = {
  args: { html: page(SANNE), shop: { answers: { '/mail-when-in-stock': 'offline' } } },
  play: isSaid,
};
export const Thanks: Story = {
  args: { html: page(SANNE) },
  async play(context) {
    await send(context);
    await context.canvas.findByText(/^(Bedankt|Vielen Dank|Thank you)!/, {}, PATIENT);
  },
};
export const German: Story = { ...Refused, globals: { locale: 'de' } };
export const English: Story = { ...Refused, globals: { locale: 'en' } };
/** A phone of 320 px: the dialog is at the lower edge. */
export const Narrow: Story = { ...Refused, tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
