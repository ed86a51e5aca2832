import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/stock-reminders/stock-reminders.island.tsx';
import { hasFailed, isReady, misbehave, PATIENT, showsSlot, templatesFor } from './play.ts';

const reminders = [
  { id: 5, image: '/media/p/4711.svg', product: { name: 'Growatt MIN 3000TL-XH', url: '/growatt-min-3000tl-xh' } },
  { id: 6, image: null, product: 'Pylontech US5000 accu' },
];
/** The answer of the first call, embedded in the page. */
const known = (answer: unknown) => ({ initial: JSON.stringify(answer) });

const meta = {
  title: 'Widgets/stock-reminders',
  args: {
    island,
    inputs: known({ reminders }),
    shop: { customer: 'sanne' },
    html: '<div><p>Je notificaties staan ook in je mail.</p></div>',
  },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const REMOVE = /^(Verwijder|Löschen|Delete)$/;

const remove: Play = async ({ canvas, canvasElement, userEvent }) => {
  await isReady({ canvasElement });
  await userEvent.click(canvas.getAllByRole('button', { name: REMOVE })[0]!);
};

export const Some: Story = {};
export const None: Story = { args: { inputs: known({ reminders: [] }) } };
/** The shopper deletes one reminder. */
export const Removed: Story = {
  args: { inputs: {} },
  async play(context) {
    await remove(context);
    await waitFor(() => expect(context.canvasElement.querySelector('.sw-message--success')).not.toBeNull(), PATIENT);
  },
};
/** The shop does not answer; other deletions are ignored. */
export const Waiting: Story = {
  args: { inputs: {} },
  async play(context) {
    await isReady(context);
    await misbehave('*', 'slower');
    await remove(context);
    for (const button of context.canvas.getAllByRole('button', { name: REMOVE }))
      await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
/** The call fails: no message; the list stays. */
export const Offline: Story = {
  args: { inputs: {} },
  async play(context) {
    await isReady(context);
    await misbehave('*', 'offline');
    await remove(context);
    const [button] = context.canvas.getAllByRole('button', { name: REMOVE });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), PATIENT);
  },
};
/** The server's markup stays, without a message. */
export const Unavailable: Story = {
  args: { inputs: {}, shop: { customer: 'sanne', answers: { '/dashboard/stock_reminders/vue/data': '500' } } },
  play: hasFailed,
};
export const LongWords: Story = {
  tags: ['narrow'],
  args: {
    inputs: known({
      reminders: [{ id: 7, image: null, product: 'Wisselspanningsgevoeligheidsmetingsinstallatiebehuizing XL 3000' }],
    }),
  },
  globals: { viewport: { value: 'mobile1' } },
};
export const German: Story = { globals: { locale: 'de' } };
export const English: Story = { globals: { locale: 'en' } };
/** A phone of 320 px. */
export const Narrow: Story = { tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
/** HTML of the page in the slot. */
export const Slots: Story = {
  args: { html: `<div>${templatesFor('top')}</div>` },
  async play(context) {
    await isReady(context);
    await showsSlot('top', context);
  },
};
