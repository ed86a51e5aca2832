import { addProduct, clickOn, withoutModules } from './page-actions.ts';
import { until } from './driver.ts';
import { expectEqual, open, type Stage, type Step } from './steps.ts';

/** Removes what browsers got in the years before the oldest supported ones. */
const REMOVE = `for (const [owner, names] of [
  [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'at']],
  [Set.prototype, ['union', 'difference', 'intersection', 'isSubsetOf']],
  [Object, ['groupBy']], [Map, ['groupBy']], [Promise, ['withResolvers']], [URL, ['canParse', 'parse']],
]) for (const name of names) delete owner[name];`;

const PAGES = ['/cart', '/growatt-min-3000tl-xh', '/omvormers', '/dashboard/addresses', '/checkout'];

interface SettledWidget {
  readonly widget: string;
  readonly state: string;
  /** It shows no text, picture or field, although the page gives it room. */
  readonly isBlank: boolean;
}

/**
 * All widgets of the page that shoppers see, when none is loading. A widget further down the page waits until it is in
 * view and may be an empty place until then, so the page is scrolled to it first.
 */
function settled({ driver }: Stage): Promise<readonly SettledWidget[]> {
  return until('the widgets of the page', async () => {
    const states = await driver.run(() =>
      [...document.querySelectorAll<HTMLElement>('main [data-widget]')].map((element) => ({
        widget: element.dataset['widget']!,
        state: element.dataset['widgetState'] ?? '',
        isBlank:
          element.clientHeight > 0 &&
          element.innerText.trim() === '' &&
          !element.matches('button') &&
          !element.querySelector('img, input, svg'),
      })),
    );
    const isSettled = ({ state, isBlank }: SettledWidget) =>
      state !== '' && state !== 'loading' && !(state === 'waiting' && isBlank);
    if (states.length > 0 && states.every(isSettled)) return states;
    await driver.run(() => {
      for (const element of document.querySelectorAll<HTMLElement>('main [data-widget-state="waiting"]'))
        if (element.clientHeight > 0 && element.innerText.trim() === '') return element.scrollIntoView();
    });
    return undefined;
  });
}

/** How many pieces are in the cart, as the shop knows it. */
function cartSize({ driver }: Stage): Promise<number> {
  return driver.run(async () => {
    const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')!.content;
    const headers = { 'X-CSRF-TOKEN': token, 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' };
    const answer = await fetch('/cart/get', { method: 'POST', headers, body: '{}' });
    const { items } = (await answer.json()) as { items: { qty: number }[] };
    return items.reduce((sum, { qty }) => sum + qty, 0);
  });
}

/** What browsers below the floor get. */
export const olderSteps: readonly Step[] = [
  {
    name: 'a browser without modules has the shop’s HTML, and buys with its form',
    async run(stage) {
      stage.front.change = withoutModules;
      await open(stage, '/mc4-set');
      const states = await stage.driver.run(() => document.querySelectorAll('[data-widget-state]').length);
      expectEqual(states, 0, 'Widgets that have loaded');
      const before = await cartSize(stage);
      await clickOn(stage, 'main form button', 'In winkelwagen');
      await until('one piece more in the cart', async () => (await cartSize(stage)) === before + 1);
    },
  },
  ...PAGES.map((path) => ({
    name: `${path} shows each widget or the shop’s HTML in a browser without newer functions`,
    async run(stage: Stage) {
      await addProduct(stage, 512);
      stage.front.script = REMOVE;
      await open(stage, path);
      const hasFeature = await stage.driver.run(() => 'toSorted' in Array.prototype);
      expectEqual(hasFeature, false, 'The newer functions');
      const states = await settled(stage);
      expectEqual(
        states.filter(({ isBlank }) => isBlank),
        [],
        'Widgets without content',
      );
    },
  })),
];
