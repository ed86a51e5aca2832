import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { enhancer } from '../../widgets/content-modal/content-modal.enhancer.ts';
import { isReady, PATIENT } from './play.ts';

const meta = {
  title: 'Widgets/content-modal',
  args: {
    island: enhancer,
    inputs: {},
    shop: {},
    html: `<div><p>Lees meer over <a href="/levering">bezorging</a> en <a href="/garantie">garantie</a>, of kijk bij <a href="https://example.com/">een andere site</a>. Hier is <a>nog niets</a>.</p></div>`,
  },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

async function press({ canvas, canvasElement, userEvent }: Parameters<Play>[0], name: string): Promise<HTMLElement> {
  await isReady({ canvasElement });
  await userEvent.click(await canvas.findByRole('button', { name }, PATIENT));
  return waitFor(() => {
    const dialog = document.querySelector<HTMLElement>('dialog.sw-content-modal[open]');
    if (!dialog) throw new Error('The dialog is not there yet.');
    return dialog;
  }, PATIENT);
}

const isOpened: Play = async (context) => {
  const dialog = await press(context, 'bezorging');
  await waitFor(() => expect(dialog.querySelector('h2')).not.toBeEmptyDOMElement(), PATIENT);
};

/** The shop's links. */
export const Closed: Story = {};
export const Open: Story = { play: isOpened };
/** The shop answers after six seconds. */
export const Waiting: Story = {
  args: { shop: { answers: { '/modal/levering': 'slower' } } },
  async play(context) {
    await expect(await press(context, 'bezorging')).toHaveAttribute('aria-busy', 'true');
  },
};
/** The call fails: the dialog is empty. */
export const Failed: Story = {
  args: { shop: { answers: { '/modal/levering': '500' } } },
  async play(context) {
    const dialog = await press(context, 'bezorging');
    await waitFor(() => expect(dialog).not.toHaveAttribute('aria-busy'), PATIENT);
  },
};
/** Offline: the dialog is empty. */
export const Offline: Story = { ...Failed, args: { shop: { answers: { '/modal/levering': 'offline' } } } };
/** A link without an address sends no request. */
export const WithoutAddress: Story = {
  async play(context) {
    await press(context, 'nog niets');
  },
};
export const German: Story = { ...Open, globals: { locale: 'de' } };
export const English: Story = { ...Open, globals: { locale: 'en' } };
/** A phone of 320 px: the dialog is at the lower edge. */
export const Narrow: Story = { ...Open, tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
