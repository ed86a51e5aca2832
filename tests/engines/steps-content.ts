import { until } from './driver.ts';
import { clickOn, expectFocused, expectGone, expectText } from './page-actions.ts';
import { expectNoErrors, expectState, open, type Step } from './steps.ts';

const VIEWER = 'dialog[open].sw-viewer';
const MENU = 'dialog[open]';

/** Pictures, menu and reviews. */
export const contentSteps: readonly Step[] = [
  {
    name: 'a picture opens over the whole window, moves by arrow key, and closes with Escape',
    async run(stage) {
      await open(stage, '/growatt-min-3000tl-xh');
      await expectState(stage, 'product-gallery', 'ready');
      await clickOn(stage, '[data-widget=product-gallery] button', 'Vergroten');
      await expectText(stage, '.pswp__counter', 'Afbeelding 1 van');
      await stage.driver.press('ArrowRight');
      await expectText(stage, '.pswp__counter', 'Afbeelding 2 van');
      await stage.driver.press('Escape');
      await expectGone(stage, VIEWER);
      await expectFocused(stage, '[data-widget=product-gallery] button', 'Vergroten');
      await expectNoErrors(stage);
    },
  },
  {
    name: 'the menu of a phone opens, goes one level down and back, and closes with Escape',
    async run(stage) {
      const { driver } = stage;
      await driver.resize(390, 800);
      try {
        await open(stage, '/demo/mobile-menu');
        await clickOn(stage, '.samples [data-widget=mobile-menu] > a');
        await expectFocused(stage, `${MENU} h2`, 'Menu');
        await clickOn(stage, `${MENU} button`, 'Omvormers');
        await expectFocused(stage, `${MENU} h3`, 'Omvormers');
        await clickOn(stage, `${MENU} button`, 'Terug');
        await expectFocused(stage, `${MENU} button`, 'Omvormers');
        const isWider = await driver.run(() => document.documentElement.scrollWidth > innerWidth);
        if (isWider) throw new Error('The page scrolls sideways.');
        await driver.press('Escape');
        await expectGone(stage, MENU);
        await expectNoErrors(stage);
      } finally {
        await driver.resize(1280, 900);
      }
    },
  },
  {
    name: 'reviews have pages, and the next one has the focus',
    async run(stage) {
      const reviews = '[data-widget=product-reviews]';
      await open(stage, '/demo/product-reviews');
      const first = await until('a review', () =>
        stage.driver.run((list) => document.querySelector(`${list} [role=group] li`)?.textContent, reviews),
      );
      await clickOn(stage, `${reviews} button`, 'Volgende');
      await expectText(stage, `${reviews} nav [role=status]`, 'Pagina 2 van');
      await until('other reviews', () =>
        stage.driver.run(
          (list, before) => document.querySelector(`${list} [role=group] li`)?.textContent !== before,
          reviews,
          first,
        ),
      );
      await expectNoErrors(stage);
    },
  },
];
