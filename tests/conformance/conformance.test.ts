import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLoadTrigger } from '../../loader/load-trigger.ts';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import { openNode } from '../storefront/db/open-node.ts';
import { openShop, type OpenedShop } from '../storefront/open-shop.ts';
import { mountPages } from '../storefront/pages/pages.ts';
import { foreignSelectors } from './foreign-selectors.ts';
import { eventNames, readUsage } from './read-usage.ts';
import { definitionOf, entryOf, has, read, sourcesOf, top, widgetNames } from './widget-folder.ts';

const names = widgetNames();
const events = eventNames();

let shop: OpenedShop;
beforeAll(async () => {
  shop = await openShop({ open: openNode, pages: mountPages, cart: [] });
});
afterAll(() => shop.close());

test('there are widgets to look at, and events to know them by', () => {
  expect(names.length).toBeGreaterThan(0);
  expect(events).toContain('cart-count');
});

/** What entry files may not touch while they are imported; zod keeps its settings in names of its own. */
function worldNow(): string[] {
  return Object.getOwnPropertyNames(globalThis).filter((key) => !key.startsWith('__zod_'));
}

describe.each(names)('%s', (name) => {
  const folder = `widgets/${name}`;

  test('has the files that every widget has', () => {
    const files = ['README.md', 'locales/nl.json', 'locales/de.json', 'locales/en.json'].map(
      (file) => `${folder}/${file}`,
    );
    expect([...files, `stories/widgets/${name}.stories.tsx`].filter((file) => !has(file))).toEqual([]);
    expect(entryOf(name)).toBeDefined();
  });

  test('is imported without a page and leaves no trace', async () => {
    expect(globalThis).not.toHaveProperty('document');
    const before = worldNow();
    const definition = await definitionOf(name);
    expect(worldNow()).toEqual(before);
    expect(definition).toMatchObject({ name, kind: entryOf(name)?.includes('.island.') ? 'island' : 'enhancer' });
  });

  test('wakes at a moment that the loader knows', async () => {
    const { load = '' } = (await definitionOf(name)) ?? {};
    expect(isLoadTrigger(load), `load: '${load}'`).toBe(true);
  });

  test('handles commands that exist', async () => {
    const { handles = [] } = (await definitionOf(name)) ?? {};
    expect(handles.filter((command) => !events.has(command))).toEqual([]);
  });

  test('styles nothing but itself', () => {
    const styles = sourcesOf(folder).filter(({ path }) => path.endsWith('.css'));
    expect(styles.flatMap(({ source }) => foreignSelectors(name, source))).toEqual([]);
  });

  test('outweighs the reset of the kit, whichever file comes first', () => {
    if (!entryOf(name)?.includes('.island.')) return;
    const styles = sourcesOf(folder).filter(({ path }) => path.endsWith('.css'));
    const selectors = styles.flatMap(({ source }) => source.match(/^\s*[.:[][^{}@;]*(?=\{)/gm) ?? []);
    expect(selectors.length).toBeGreaterThan(0);
    const light = selectors.flatMap((list) => list.split(',')).filter((one) => !one.trim().startsWith('.sw-root '));
    expect(light).toEqual([]);
  });

  test('tells a stranger in its README how to embed it, what it takes, calls and says', async () => {
    const definition = await definitionOf(name);
    const { inputs, events: used, contract } = readUsage(sourcesOf(folder), events);
    const calls = await Promise.all(contract.map((item) => pathOf(item)));
    const words = [
      `data-widget="${name}"`,
      ...inputs.map(attributeOf),
      ...[...used, ...(definition?.handles ?? [])].map((event) => `shop:${event}`),
      ...calls.filter((path) => path !== undefined),
      ...(definition?.firstCall ? [definition.firstCall.path] : []),
    ];
    const readme = read(`${folder}/README.md`);
    expect(words.filter((word) => !readme.includes(word))).toEqual([]);
    expect(readme).toMatch(/without (java)?script/i);
  });

  test('has a page of its own in the demo shop', async () => {
    const page = await shop.fetch(`/demo/${name}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`data-widget="${name}"`);
  });

  test('could be deleted: nothing in shared/ or loader/ names it', () => {
    const isAnEventToo = events.has(name);
    const naming = ['shared', 'loader'].flatMap(sourcesOf).filter(({ path, source }) => {
      // The reserved space in base.css is styled by attribute, before a widget is mounted.
      if (path.endsWith('/reserved-space.css')) return false;
      const pointing = source.includes(`widgets/${name}`) || new RegExp(`\\.sw-${name}(?![a-z0-9])`).test(source);
      return pointing || (!isAnEventToo && new RegExp(`['"\`]${name}['"\`]`).test(source));
    });
    expect(naming.map(({ path }) => path)).toEqual([]);
  });
});

/** The path of an endpoint; nothing when the imported name is a type of the contract. */
async function pathOf({ file, name }: { file: string; name: string }): Promise<string | undefined> {
  const values = (await import(`${top}${file}`)) as Record<string, Partial<Endpoint>>;
  return values[name]?.path;
}

describe('the suite itself', () => {
  test('finds a style that would reach outside its widget', () => {
    const own = `.sw-lamp, .sw-lamp__bulb:not(.is-off) .sw-button, [data-widget='lamp'][hidden] { color: red }`;
    const foreign = `.sw-lamppost { color: red } .sw-button { color: red } [data-widget] { color: red }`;
    expect(foreignSelectors('lamp', own)).toEqual([]);
    expect(foreignSelectors('lamp', foreign)).toEqual(['sw-lamppost', 'sw-button', 'data-widget']);
  });

  test('reads inputs, events and calls from the code of a widget', () => {
    const source = `
      import { readCart } from '../../shared/contract/cart.ts';
      import type { Cart } from '../../shared/contract/cart.ts';
      export const island = defineIsland({ inputs: z.object({ checkoutUrl: z.string(), id: z.string() }) });
      bus.tell('cart-count', { count: 1 });
      element.on('click', act);`;
    const usage = readUsage([{ path: 'widgets/lamp/lamp.island.tsx', source }], events);
    expect(usage).toEqual({
      inputs: ['checkoutUrl', 'id'],
      events: ['cart-count'],
      contract: [{ file: 'shared/contract/cart.ts', name: 'readCart' }],
    });
  });
});
