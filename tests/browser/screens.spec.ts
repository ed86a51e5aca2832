import { type Page, expect, test as base } from '@playwright/test';
import { skipWhenLate } from '../support/skip-when-late.ts';
import { openStorybook, readStories, showStory } from './storybook.ts';

/**
 * Screens compared with pictures of them, so that nothing moves unseen. `npm run test:browser -- screens -u` takes new
 * pictures, which are looked at before they are committed.
 */
const SCREENS = [
  'kit-button--primary',
  'kit-choice--cards',
  'kit-field--refused',
  'kit-media-upload--refused',
  'kit-message--refused',
  'kit-price--all-kinds',
  'kit-product-card--lowered',
  'kit-stepper--several',
  'widgets-add-to-cart--with-stepper',
  'widgets-address-book--two',
  'widgets-address-book--adding',
  'widgets-address-form--refused',
  'widgets-back-in-stock-modal--open',
  'widgets-brand-faq--open',
  'widgets-cart-page--removed',
  'widgets-cart-page--several-reductions',
  'widgets-cart-page--english',
  'widgets-cart-page--unavailable',
  'widgets-cart-popup--added',
  'widgets-cart-popup--german',
  'widgets-chat-widget--opened',
  'widgets-checkout--guest',
  'widgets-checkout--customer',
  'widgets-checkout--refused',
  'widgets-checkout--shipping',
  'widgets-checkout--payment',
  'widgets-checkout--discount',
  'widgets-checkout--german-payment',
  'widgets-compare-bar--open',
  'widgets-compare-page--three',
  'widgets-compare-page--five',
  'widgets-content-modal--open',
  'widgets-credits-dashboard--some',
  'widgets-faq-block--open',
  'widgets-guarantee--from-attributes',
  'widgets-installer-request--open',
  'widgets-media-field--several',
  'widgets-mobile-menu--open',
  'widgets-newsletter-box--refused',
  'widgets-price-match--refused',
  'widgets-product-gallery--many',
  'widgets-product-overview--category',
  'widgets-product-overview--filtered',
  'widgets-product-overview--no-results',
  'widgets-product-overview--german',
  'widgets-product-reviews--first-page',
  'widgets-product-search--typing',
  'widgets-product-specs--wide',
  'widgets-quotation--valid',
  'widgets-quotation--expired',
  'widgets-recommended-combination--full',
  'widgets-return-order-form--start',
  'widgets-return-picker--chosen',
  'widgets-return-question-wizard--half-way',
  'widgets-return-solution-wizard--complete',
  'widgets-return-solution-wizard--confirmation',
  'widgets-shipping-costs--open',
  'widgets-stock-reminders--some',
  'widgets-vat-toggle--exempt',
  'widgets-withdrawal--guest',
];

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

/** A day on which the demo shop is always the same. */
const NOW = new Date('2026-03-18T10:00:00Z');

/** One page for many stories, so that Storybook and the demo shop load once. */
const test = base.extend<object, { stage: Page }>({
  stage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'Europe/Amsterdam' });
      await context.clock.setFixedTime(NOW);
      await use(await openStorybook(context));
      await context.close();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(skipWhenLate);

test('each screen is a story', () => {
  const stories = new Set(readStories().map(({ id }) => id));
  expect(SCREENS.filter((id) => !stories.has(id))).toEqual([]);
});

for (const id of SCREENS)
  test(`${id} looks as before, on a phone and on a desk`, async ({ stage }) => {
    // axe measures the visible part of a control: in the low window, a bar at its edge may stand before one by chance.
    await stage.setViewportSize(WINDOWS[1]);
    expect(await showStory(stage, id)).toEqual([]);
    await stage.evaluate(() => document.fonts.ready);
    for (const size of WINDOWS) {
      await stage.setViewportSize(size);
      await expect
        .soft(stage)
        .toHaveScreenshot(`${id.replace('--', '-')}-${size.width}.png`, { maxDiffPixelRatio: 0.002, timeout: 15_000 });
    }
  });
