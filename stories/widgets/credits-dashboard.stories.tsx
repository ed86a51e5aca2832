import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/credits-dashboard/credits-dashboard.island.tsx';
import { PATIENT, hasFailed, isReady, misbehave, showsSlot, templatesFor } from './play.ts';

const KNOWN = {
  creditsToSpend: 742,
  creditsToSpendLater: 120,
  powerCreditSettings: [
    { credits: 500, discount_eur: 5 },
    { credits: 1000, discount_eur: 12.5 },
    { credits: 2500, discount_eur: 40 },
  ],
  userPowerCreditDiscount: 7.5,
  userPowerCredits: [
    {
      order: '2026-10482',
      notes: 'Aankoop',
      valid_from: '2026-09-01',
      valid_until: '2028-09-01',
      is_active: true,
      amount_remaining: 742,
      amount_used: 0,
    },
    {
      order: '2024-00311',
      notes: 'Aankoop van een complete installatie met accu, omvormer en montagemateriaal',
      valid_from: '2024-03-05',
      valid_until: '2026-03-05',
      is_active: false,
      amount_remaining: 0,
      amount_used: 1250,
    },
  ],
};
/** The answer of the first call is in the page. */
const known = (answer: object = {}) => ({ initial: JSON.stringify({ ...KNOWN, ...answer }) });

const meta = {
  title: 'Widgets/credits-dashboard',
  args: {
    island,
    inputs: known(),
    shop: { customer: 'sanne' },
    html: '<div><p>Je credits staan ook op je factuur.</p></div>',
  },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const REDEEM = /^(Inwisselen|Einlösen|Redeem)$/;
const CONFIRM = /^(Ja, inwisselen|Ja, einlösen|Yes, redeem)$/;

const ask: Play = async ({ canvas, canvasElement, userEvent }) => {
  await isReady({ canvasElement });
  await userEvent.click(canvas.getAllByRole('button', { name: REDEEM })[0]!);
  await expect(await canvas.findByRole('dialog', {}, PATIENT)).toBeVisible();
};

export const Some: Story = {};
export const None: Story = {
  args: { inputs: known({ creditsToSpend: 0, creditsToSpendLater: 0, userPowerCredits: [] }) },
};
export const Confirming: Story = { play: ask };
/** The call never ends. */
export const Waiting: Story = {
  async play(context) {
    await misbehave('/dashboard/power_credits/vue/buy', 'slower');
    await ask(context);
    const confirm = context.canvas.getByRole('button', { name: CONFIRM });
    await context.userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
  },
};
/** The shop is unreachable: no message, and the dialog stays open for another attempt. */
export const Offline: Story = {
  async play(context) {
    await misbehave('/dashboard/power_credits/vue/buy', 'offline');
    await ask(context);
    const confirm = context.canvas.getByRole('button', { name: CONFIRM });
    await context.userEvent.click(confirm);
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'), PATIENT);
    await expect(context.canvas.getByRole('dialog')).toBeVisible();
  },
};
/** The shop refuses the option, and the dialog stays open. */
export const Refused: Story = {
  async play(context) {
    await misbehave('/dashboard/power_credits/vue/buy', '422');
    await ask(context);
    const confirm = context.canvas.getByRole('button', { name: CONFIRM });
    await context.userEvent.click(confirm);
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'), PATIENT);
    await expect(context.canvas.getByRole('dialog')).toBeVisible();
  },
};
export const Redeemed: Story = {
  async play(context) {
    await ask(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: CONFIRM }));
    await waitFor(() => expect(context.canvasElement.querySelector('.sw-message--success')).not.toBeNull(), PATIENT);
  },
};
/** A voucher without a value is not offered. */
export const InvalidVoucher: Story = { args: { inputs: known({ powerCreditSettings: { 500: 0, 600: 6 } }) } };
export const LongestText: Story = {
  args: {
    inputs: known({
      creditsToSpend: 1_234_567,
      userPowerCreditDiscount: 123_456.78,
      userPowerCredits: [
        {
          order: 'ORDER-2026-0000000010482-WEBSHOP-NEDERLAND',
          notes: 'Wisselspanningsgevoeligheidsmetingsinstallatiebehuizing met toebehoren en montage op een plat dak',
          valid_from: 'zodra je bestelling is bezorgd en betaald',
          valid_until: null,
          is_active: true,
          amount_remaining: 1_234_567,
          amount_used: 7_654_321,
        },
      ],
    }),
  },
  tags: ['narrow'],
  globals: { viewport: { value: 'mobile1' } },
};
/** The server markup stays, without a message. */
export const Unavailable: Story = {
  args: { inputs: {}, shop: { customer: 'sanne', answers: { '/dashboard/power_credits/vue/data': '500' } } },
  play: hasFailed,
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
