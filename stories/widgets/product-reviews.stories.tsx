import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { island } from '../../widgets/product-reviews/product-reviews.island.tsx';
import { PATIENT, hasFailed, isReady, misbehave, showsSlot, templatesFor } from './play.ts';

const PATH = '/product/4711/reviews/vue/data';
const INVERTER = { productId: '4711', type: 'product' };
const NOTE = 'Alleen wie het product bij ons kocht, kan het beoordelen.';

const meta = {
  title: 'Widgets/product-reviews',
  args: {
    island,
    inputs: { ...INVERTER, verifiedNote: NOTE },
    shop: {},
    html: '<div><p>Klanten geven dit product een 4,6.</p></div>',
  },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const NEXT = /^(Volgende|Weiter|Next)$/;

/** Opens the second page, with the given behaviour. */
function turning(how?: 'slower' | '500'): Play {
  return async (context) => {
    const { canvas, userEvent } = context;
    await isReady(context);
    if (how) await misbehave(PATH, how);
    await userEvent.click(canvas.getByRole('button', { name: NEXT }));
    const status = () => within(canvas.getByRole('navigation')).getByRole('status').textContent;
    if (!how) await waitFor(() => expect(status()).toMatch(/ 2 /), PATIENT);
    if (how === '500') await waitFor(() => expect(status()).toContain('kwam niet door'), PATIENT);
  };
}

export const FirstPage: Story = {};
export const SecondPage: Story = { play: turning() };
/** The next page is loading; both buttons are disabled. */
export const Busy: Story = { play: turning('slower') };
/** The next page failed: the current page stays, and the button tries again. */
export const PageMissed: Story = { play: turning('500') };
/** Presses the bar of the reviews with four stars. */
function selecting(how?: '500'): Play {
  return async (context) => {
    const { canvas, userEvent } = context;
    await isReady(context);
    if (how) await misbehave(PATH, how);
    await userEvent.click(canvas.getByRole('button', { name: /^4 / }));
    await waitFor(() => expect(canvas.getByText(how ? /niet door/ : /^12 .* 4 /)).toBeVisible(), PATIENT);
  };
}

/** The reviews with four stars, with a way back to all. */
export const FourStars: Story = { play: selecting() };
/** They did not arrive: all reviews stay, and the bar can be pressed again. */
export const SelectionMissed: Story = { play: selecting('500') };
/** A shop that counts no stars and has one order. */
export const WithoutSelection: Story = { args: { shop: { extras: ['no-review-selection'] } } };
/** A product without reviews. */
export const Empty: Story = { args: { inputs: { ...INVERTER, initial: { reviews: [] } } } };
/** The shop says how it checks reviews, and which ones are of buyers. */
export const Checked: Story = { args: { inputs: INVERTER, shop: { extras: ['review-checks'] } } };
/** The shop says that it does not check them. */
export const Unchecked: Story = {
  args: {
    inputs: {
      ...INVERTER,
      initial: { reviews: [{ id: 1, rating: 4, comment: 'Prima.' }], verification: { checked: false } },
    },
  },
};
/** Read from the server markup with its line breaks, without a request. */
export const Printed: Story = {
  args: {
    inputs: { ...INVERTER, initial: {} },
    html: `<div>
      <p data-verified-note>${NOTE}</p>
      <p itemprop="aggregateRating"><data itemprop="ratingValue" value="4.5">4,5</data> <data itemprop="reviewCount" value="2">2</data></p>
      <ol>
        <li id="review-1" itemprop="review"><p itemprop="reviewRating"><data itemprop="ratingValue" value="5">5</data></p>
          <p itemprop="reviewBody">Snel geleverd.<br>Werkt meteen.</p><time itemprop="datePublished" datetime="2026-03-12">12 maart</time></li>
        <li id="review-2" itemprop="review"><p itemprop="reviewRating"><data itemprop="ratingValue" value="4">4</data></p>
          <p itemprop="reviewBody">Prima ding.</p><time itemprop="datePublished" datetime="2026-02-02">2 februari</time></li>
      </ol></div>`,
  },
};
export const LongWords: Story = {
  tags: ['narrow'],
  args: {
    inputs: {
      ...INVERTER,
      verifiedNote: NOTE,
      initial: {
        reviews: [
          {
            id: 1,
            rating: '3.5',
            review_for: 'Growatt MIN 3000TL-XH hybride omvormer met Aardlekschakelaarcompatibiliteitspakket',
            comment: `Zie https://voorbeeld.example/${'omvormer'.repeat(12)}\n\nVerder tevreden.`,
            reviewed_at: 'vorige week',
          },
          { id: 2, rating: null, review_for: null, comment: 'Zonder sterren.', reviewed_at: null },
        ],
        productRating: '3.5',
        totalReviews: '1234',
        totalPages: 155,
      },
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};
/** The server markup stays until the answer arrives. */
export const Waiting: Story = {
  args: { shop: { answers: { [PATH]: 'slower' } } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/Klanten geven/, {}, PATIENT)).toBeVisible();
  },
};
/** After a failed call the server markup stays, without a message. */
export const Failed: Story = { args: { shop: { answers: { [PATH]: '500' } } }, play: hasFailed };
/** Numbers as text, lists as objects. */
export const AsPhpWritesIt: Story = { args: { shop: { answers: { [PATH]: 'quirks' } } } };
export const German: Story = { args: { shop: { locale: 'de' } }, globals: { locale: 'de' } };
export const English: Story = { args: { shop: { locale: 'en' } }, globals: { locale: 'en' } };
/** A phone of 320 px. */
export const Narrow: Story = { tags: ['narrow'], globals: { viewport: { value: 'mobile1' } } };
/** HTML of the page in the slot. */
export const Slots: Story = {
  args: { html: `<div>${templatesFor('end')}</div>` },
  async play(context) {
    await isReady(context);
    await showsSlot('end', context);
  },
};
