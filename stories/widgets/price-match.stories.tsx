import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/price-match/price-match.island.tsx';
import { isReady, PATIENT } from './play.ts';

const meta = {
  title: 'Widgets/price-match',
  args: {
    island,
    inputs: { submitUrl: '/price-match', websiteId: '1', productId: '4711', supportEmail: 'service@zonshop.example' },
    shop: {},
    html: '<div><a href="/contact">Betere prijs gevonden?</a></div>',
  },
  async play(context) {
    await open(context);
  },
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

async function open({ canvas, canvasElement, userEvent }: Parameters<Play>[0]): Promise<void> {
  await isReady({ canvasElement });
  await userEvent.click(await canvas.findByRole('button', {}, PATIENT));
  await expect(await canvas.findByRole('dialog', {}, PATIENT)).toBeVisible();
}

const FOUND = {
  first_name: 'Sanne',
  last_name: 'Vries',
  email: 'sanne@example.nl',
  price: '599,00',
  link: 'https://elders.example/growatt',
};

async function send(context: Parameters<Play>[0], values: Readonly<Record<string, string>> = {}): Promise<void> {
  await open(context);
  const { canvasElement, userEvent } = context;
  await waitFor(() => expect(canvasElement.querySelector('dialog [name=price]')).not.toBeNull(), PATIENT);
  for (const [name, value] of Object.entries(values))
    await userEvent.type(canvasElement.querySelector(`dialog [name=${name}]`)!, value);
  await userEvent.click(canvasElement.querySelector('dialog [type=submit]')!);
}

const isThanked: Play = async (context) => {
  await send(context, FOUND);
  await waitFor(() => expect(context.canvasElement.querySelector('.sw-request__thanks')).not.toBeNull(), PATIENT);
};

/** The page's own link. */
export const Closed: Story = { play: isReady };
/** The widget's own button, in an empty element. */
export const OwnButton: Story = {
  args: { html: '<div data-label="Elders goedkoper?"></div>' },
  play: isReady,
};
export const Open: Story = {};
export const Refused: Story = {
  async play(context) {
    await send(context);
    await waitFor(() => expect(context.canvasElement.querySelector('[aria-invalid]')).not.toBeNull(), PATIENT);
  },
};
/** The shop answers after six seconds; the button ignores a second click. */
export const Sending: Story = {
  args: { shop: { answers: { '/price-match': 'slower' } } },
  async play(context) {
    await send(context, FOUND);
    await expect(context.canvasElement.querySelector('dialog [type=submit]')).toHaveAttribute('aria-busy', 'true');
  },
};
const isSaid: Play = async (context) => {
  await send(context, FOUND);
  await expect(await context.canvas.findByRole('alert', {}, PATIENT)).toBeVisible();
};
export const TooManyAttempts: Story = { args: { shop: { answers: { '/price-match': '429' } } }, play: isSaid };
export const WentWrong: Story = { args: { shop: { answers: { '/price-match': '500' } } }, play: isSaid };
/** The values stay and can be sent again. */
export const Offline: Story = { args: { shop: { answers: { '/price-match': 'offline' } } }, play: isSaid };
/** With the e-mail address of customer service. */
export const Thanks: Story = { play: isThanked };
export const ThanksWithoutAddress: Story = {
  args: { inputs: { submitUrl: '/price-match', websiteId: '1', productId: '4711' } },
  play: isThanked,
};
/** Without the field for a middle name. */
export const German: Story = { globals: { locale: 'de' } };
export const English: Story = { globals: { locale: 'en' } };
/** A phone of 320 px. */
export const Narrow: Story = { ...Refused, tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
