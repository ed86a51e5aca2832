import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { WidgetArgs } from '../../tests/support/StoryStage.tsx';
import { enhancer } from '../../widgets/product-search/product-search.enhancer.ts';
import { answer, isReady, PATIENT } from './play.ts';

const LABELS = { nl: 'Zoek een product', de: 'Produkt suchen', en: 'Search for a product' };
type Language = keyof typeof LABELS;

const form = (
  language: Language,
) => `<form action="/zoeken" role="search" style="max-inline-size: 40rem; margin-block-end: 34rem">
  <label class="sw-field__label" for="story-search">${LABELS[language]}</label>
  <input id="story-search" type="search" name="q" style="box-sizing: border-box; inline-size: 100%; min-block-size: 2.75rem; font: inherit; padding-inline: 0.75rem">
</form>`;

const meta = {
  title: 'Widgets/product-search',
  args: { island: enhancer, inputs: {}, shop: {}, html: form('nl') },
  play: isReady,
} satisfies Meta<WidgetArgs>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Types a text, with the focus in the field from then on. */
const typing =
  (text: string): Play =>
  async (context) => {
    const { canvas, userEvent } = context;
    await isReady(context);
    await userEvent.click(canvas.getByRole('combobox'));
    if (text) await userEvent.keyboard(text);
  };

const suggesting =
  (text: string): Play =>
  async (context) => {
    await typing(text)(context);
    await waitFor(() => expect(context.canvas.getAllByRole('option').length).toBeGreaterThan(1), PATIENT);
  };

/** The form of the shop, before anyone has typed. */
export const Empty: Story = {};
export const RecentSearches: Story = {
  args: { kept: { recent_searches: ['solarkabel 6 mm2', 'growatt min 5000', 'zonnepaneel glas-glas 430 wp'] } },
  play: suggesting(''),
};
export const Typing: Story = { play: suggesting('omvormers') };
/** The third option has the visual focus; the field keeps the focus. */
export const ByKeyboard: Story = {
  async play(context) {
    await suggesting('growatt')(context);
    await context.userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(context.canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant');
  },
};
export const NoResults: Story = {
  async play(context) {
    await typing('qqqq')(context);
    await waitFor(
      () => expect(context.canvas.getByText('Geen suggesties voor “qqqq”', { ignore: '[role=status]' })).toBeVisible(),
      PATIENT,
    );
  },
};
/** The shop answers after six seconds. */
export const Slow: Story = {
  args: { shop: { answers: { '/search/suggest': 'slower' } } },
  async play(context) {
    await typing('omvormer')(context);
    await waitFor(() => expect(context.canvas.getByText('Bezig met zoeken…')).toBeVisible(), PATIENT);
  },
};
/** Without an answer there are no suggestions and no message: the form still searches. */
export const Failing: Story = {
  args: { shop: { answers: { '/search/suggest': '500' } } },
  async play(context) {
    const failed = new Promise((resolve) => document.addEventListener('shop:call-failed', resolve, { once: true }));
    await typing('omvormer')(context);
    await failed;
    await expect(context.canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};
/** Names are text, also with markup, and break where they must. */
export const LongNames: Story = {
  tags: ['narrow'],
  globals: { viewport: { value: 'mobile1' } },
  async play(context) {
    const name = 'Wisselspanningsgevoeligheidsmetingsinstallatiebehuizing <b>omvormer</b> met 20 jaar garantie';
    answer('/search/suggest', {
      products: [
        { name, url: '/x', price: 123456.78, price_from: true },
        { name: 'Omvormer', url: '/y', price_on_request: true, image: '/media/none.svg' },
      ],
      categories: [{ name, url: '/z' }],
      total: 12345,
    });
    await suggesting('omvormer')(context);
  },
};
export const Narrow: Story = {
  tags: ['narrow'],
  globals: { viewport: { value: 'mobile1' } },
  play: suggesting('omvormer 5 kw'),
};
export const German: Story = {
  globals: { locale: 'de' },
  args: { html: form('de') },
  play: suggesting('wechselrichter'),
};
export const English: Story = { globals: { locale: 'en' }, args: { html: form('en') }, play: suggesting('inverters') };
