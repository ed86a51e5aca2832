import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/installer-request/installer-request.island.tsx';
import { hasFailed, isReady, PATIENT } from './play.ts';

const meta = {
  title: 'Widgets/installer-request',
  args: {
    island,
    inputs: { submitUrl: '/installer-request-submission', websiteId: '1', modelId: '4711', modelType: 'product' },
    shop: {},
  },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, canvasElement, userEvent }) => {
  await isReady({ canvasElement });
  await userEvent.click(await canvas.findByRole('button', {}, PATIENT));
  await expect(await canvas.findByRole('dialog', {}, PATIENT)).toBeVisible();
};

const SANNE = {
  first_name: 'Sanne',
  last_name: 'Vries',
  email: 'sanne@example.nl',
  phone: '0612345678',
  street: 'Damrak',
  house_number: '1',
  zip_code: '1012 LG',
  city: 'Amsterdam',
};

async function send(context: Parameters<Play>[0], values: Readonly<Record<string, string>> = {}): Promise<void> {
  await open(context);
  const { canvasElement, userEvent } = context;
  for (const [name, value] of Object.entries(values))
    await userEvent.type(canvasElement.querySelector(`dialog [name=${name}]`)!, value);
  await userEvent.click(canvasElement.querySelector('dialog [type=submit]')!);
}

/** The default state. */
export const Closed: Story = {};
export const Open: Story = { play: open };
/** The error summary links to every invalid field. */
export const Refused: Story = {
  async play(context) {
    await send(context);
    await waitFor(() => expect(context.canvasElement.querySelector('[aria-invalid]')).not.toBeNull(), PATIENT);
  },
};
const isSaid: Play = async (context) => {
  await send(context, SANNE);
  await expect(await context.canvas.findByRole('alert', {}, PATIENT)).toBeVisible();
};
export const WentWrong: Story = {
  args: { shop: { answers: { '/installer-request-submission': '500' } } },
  play: isSaid,
};
export const TooManyAttempts: Story = {
  args: { shop: { answers: { '/installer-request-submission': '429' } } },
  play: isSaid,
};
/** The values stay and can be sent again. */
export const Offline: Story = {
  args: { shop: { answers: { '/installer-request-submission': 'offline' } } },
  play: isSaid,
};
export const Sending: Story = {
  args: { shop: { answers: { '/installer-request-submission': 'slower' } } },
  async play(context) {
    await send(context, SANNE);
    await expect(context.canvasElement.querySelector('dialog [type=submit]')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Thanks: Story = {
  async play(context) {
    await send(context, SANNE);
    await waitFor(() => expect(context.canvasElement.querySelector('.sw-request__thanks')).not.toBeNull(), PATIENT);
  },
};
/** The first call fails: no button; the server's markup stays. */
export const Unavailable: Story = {
  args: {
    shop: { answers: { '/installer-request-submission/init': '422' } },
    html: '<div><a href="/klantenservice">Vraag naar een installateur</a></div>',
  },
  play: hasFailed,
};
/** Without the field for a middle name. */
export const German: Story = { ...Open, globals: { locale: 'de' } };
export const English: Story = { ...Open, globals: { locale: 'en' } };
/** A phone of 320 px. */
export const Narrow: Story = { ...Refused, tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
