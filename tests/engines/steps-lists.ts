import { until } from './driver.ts';
import { clickOn, expectFocused, expectPath, expectShown, expectText, goBack, post } from './page-actions.ts';
import { expectEqual, expectNoErrors, expectState, open, type Stage, type Step } from './steps.ts';

const LIST = '[data-widget=product-overview]';
const FIELD = '#search';
const OPTION = '[role=listbox] [role=option]';
const PRODUCT = '/growatt-min-3000tl-xh';

const namesIn = ({ driver }: Stage) =>
  driver.run(
    (list) => [...document.querySelectorAll(`${list} article h3`)].map(({ textContent }) => textContent),
    LIST,
  );

/** A list whose filters the shop answers page by page. */
async function openServerList(stage: Stage): Promise<void> {
  await post(stage, '/demo/extras', { names: ['server-lists'] });
  await open(stage, '/omvormers');
  await expectState(stage, 'product-overview', 'ready');
}

/** Search, and lists that stay on the server. */
export const listSteps: readonly Step[] = [
  {
    name: 'the search field suggests products, and one opens by keyboard',
    async run(stage) {
      await open(stage, '/');
      await stage.driver.click(FIELD);
      await stage.driver.type(FIELD, 'growatt min 3000');
      await expectShown(stage, OPTION, 'Growatt MIN 3000');
      await stage.driver.press('ArrowDown');
      await expectFocused(stage, FIELD);
      const active = await stage.driver.run(
        (field) => document.querySelector(field)?.getAttribute('aria-activedescendant'),
        FIELD,
      );
      const first = await stage.driver.run((option) => document.querySelector(option)?.id, OPTION);
      expectEqual(active, first, 'The active option');
      await expectNoErrors(stage);
      await stage.driver.press('Enter');
      await expectPath(stage, PRODUCT);
    },
  },
  {
    name: 'a list on the server is filtered, and Back undoes it',
    async run(stage) {
      try {
        await openServerList(stage);
        const before = await until('products', () => namesIn(stage));
        await clickOn(stage, `${LIST} label`, 'Growatt');
        await expectPath(stage, '/omvormers/brand:growatt');
        await until(
          'products of one brand',
          async () => (await namesIn(stage))?.every((name) => name.includes('Growatt')) ?? false,
        );
        await goBack(stage);
        await until('the products of before', async () => String(await namesIn(stage)) === String(before));
        await expectText(stage, `${LIST} h2`, 'producten');
        await expectNoErrors(stage);
      } finally {
        await post(stage, '/demo/extras', { names: [] });
      }
    },
  },
];
