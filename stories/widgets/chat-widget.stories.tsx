import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { enhancer } from '../../widgets/chat-widget/chat-widget.enhancer.ts';
import { isReady, PATIENT } from './play.ts';

const PRINTED = `<div><a class="sw-button sw-button--secondary" href="/klantenservice">Hulp nodig?</a>
<div hidden><p>Onze adviseurs zijn op werkdagen bereikbaar van 09:00 tot 17:00.</p>
<ul><li><a href="tel:+31360000000">036 000 00 00</a></li><li><a href="mailto:service@example.nl">service@example.nl</a></li></ul></div></div>`;

const LONG = `<p>${'Vertel ons over je dak, je verbruik en je plannen. '.repeat(20)}</p>`.repeat(3);

const meta = {
  title: 'Widgets/chat-widget',
  // Marks the chat as opened, so that it does not open by itself in a story.
  args: { island: enhancer, inputs: {}, shop: {}, kept: { chat_opened: 1 } },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const isOpen: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('dialog', {}, PATIENT)).toBeVisible();
};

const open: Play = async (context) => {
  const { canvas, userEvent } = context;
  await isReady(context);
  await userEvent.click(canvas.getByRole(canvas.queryByRole('link') ? 'link' : 'button'));
  await isOpen(context);
};

/** The widget's own button, in an empty element. */
export const Empty: Story = {};
export const EmptyOpened: Story = { play: open };
/** A link to customer service and the panel's content, rendered by the server. */
export const Printed: Story = { args: { html: PRINTED } };
export const Opened: Story = { args: { html: PRINTED }, play: open };
/** The shopper has spent a minute on the site. */
export const ByItself: Story = {
  args: { html: PRINTED, inputs: { minWidth: 300 }, kept: { chat_timer: 59 } },
  async play(context) {
    await isReady(context);
    await isOpen(context);
  },
};
export const Closed: Story = {
  args: { html: PRINTED },
  async play(context) {
    await open(context);
    await context.userEvent.keyboard('{Escape}');
    await expect(context.canvas.queryByRole('dialog')).toBeNull();
    await expect(context.canvas.getByRole('link')).toHaveFocus();
  },
};
/** Markup that is longer than the panel. */
export const LongText: Story = {
  args: { inputs: { title: 'Advies van een installateur', content: LONG } },
  play: open,
};
/** The shop's own chat has not loaded: a click opens the panel. */
export const WithoutVendor: Story = { args: { html: PRINTED, inputs: { openCall: 'LiveChat.open' } }, play: open };
export const Narrow: Story = { args: { html: PRINTED }, tags: ['narrow'], play: open };
export const German: Story = { globals: { locale: 'de' }, play: open };
export const English: Story = { globals: { locale: 'en' }, play: open };
