import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLoadTrigger } from '../../loader/triggers/all-triggers.ts';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import { openNode } from '../../tools/demo-shop/db/open-node.ts';
import { openShop, type OpenedShop } from '../../tools/demo-shop/open-shop.ts';
import { mountPages } from '../../tools/demo-shop/pages/pages.ts';
import { inputNames } from '../../tools/widgets-json/input-schema.ts';
import { foreignSelectors } from './foreign-selectors.ts';
import { namesWidget } from './names-widget.ts';
import { eventNames, readUsage, sentCommands } from './read-usage.ts';
import { definitionOf, entryOf, has, read, sourcesOf, top, widgetNames } from './widget-folder.ts';

const names = widgetNames();
const events = eventNames();

let shop: OpenedShop;
beforeAll(async () => {
  shop = await openShop({ open: openNode, pages: mountPages, cart: [] });
});
afterAll(() => shop.close());

test('the suite finds widgets and events', () => {
  expect(names.length).toBeGreaterThan(0);
  expect(events).toContain('cart-count');
});

/** Globals that an import must not change. zod stores its settings in globals of its own. */
function globalNames(): string[] {
  return Object.getOwnPropertyNames(globalThis).filter((key) => !key.startsWith('__zod_'));
}

/**
 * `reserved-space.css` reserves space for elements whose widgets are not loaded yet. `cart-url.ts` looks for the
 * address of the cart page in the page's HTML, and `cart-without-widget.ts` for the widget of the cart; both work without.
 * `sent-command-widgets.ts` lists which widgets a command waits for, if they are there.
 */
const READS_THE_PAGE = /\/(reserved-space\.css|(cart-(url|without-widget)|sent-command-widgets)\.ts)$/;

describe.each(names)('%s', (name) => {
  const folder = `widgets/${name}`;

  test('has the files that every widget has', () => {
    const files = ['README.md', 'locales/nl.json', 'locales/de.json', 'locales/en.json'].map(
      (file) => `${folder}/${file}`,
    );
    expect([...files, `stories/widgets/${name}.stories.tsx`].filter((file) => !has(file))).toEqual([]);
    expect(entryOf(name)).toBeDefined();
  });

  test('is imported without a page and changes no globals', async () => {
    expect(globalThis).not.toHaveProperty('document');
    const before = globalNames();
    const definition = await definitionOf(name);
    expect(globalNames()).toEqual(before);
    expect(definition).toMatchObject({ name, kind: entryOf(name)?.includes('.island.') ? 'island' : 'enhancer' });
  });

  test('has a valid load trigger', async () => {
    const { load = '' } = (await definitionOf(name)) ?? {};
    expect(isLoadTrigger(load), `load: '${load}'`).toBe(true);
  });

  test('handles existing commands only', async () => {
    const { handles = [] } = (await definitionOf(name)) ?? {};
    expect(handles.filter((command) => !events.has(command))).toEqual([]);
  });

  test('styles only itself', () => {
    const styles = sourcesOf(folder).filter(({ path }) => path.endsWith('.css'));
    expect(styles.flatMap(({ source }) => foreignSelectors(name, source))).toEqual([]);
  });

  test('describes its HTML, inputs, calls and events in its README', async () => {
    const definition = (await definitionOf(name))!;
    const { inputs, events: used, contract, paths } = readUsage(sourcesOf(folder), events);
    const calls = await Promise.all(contract.map((item) => pathOf(item)));
    expect(inputs.toSorted()).toEqual(expect.arrayContaining(inputNames(definition).toSorted()));
    const words = [
      `data-widget="${name}"`,
      ...inputs.map(attributeOf),
      ...[...used, ...definition.handles].map((event) => (sentCommands.has(event) ? `\`${event}\`` : `shop:${event}`)),
      ...calls.filter((path) => path !== undefined),
      ...paths,
      ...(definition.firstCall ? [definition.firstCall.path] : []),
    ];
    const readme = read(`${folder}/README.md`);
    expect(words.filter((word) => !readme.includes(word))).toEqual([]);
    expect(readme).toMatch(/without (java)?script/i);
  });

  test('has a demo page', async () => {
    const page = await shop.fetch(`/demo/${name}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`data-widget="${name}"`);
  });

  test('could be deleted: nothing in shared/ or loader/ names it', () => {
    const naming = ['shared', 'loader'].flatMap(sourcesOf).filter(({ path, source }) => {
      return !READS_THE_PAGE.test(path) && namesWidget(source, name, events);
    });
    expect(naming.map(({ path }) => path)).toEqual([]);
  });
});

const islands = names.filter((name) => entryOf(name)?.includes('.island.'));

// An enhancer renders no root, so the reset of the kit does not apply to it.
test.each(islands)('%s has styles that override the reset of the kit in any order', (name) => {
  const styles = sourcesOf(`widgets/${name}`).filter(({ path }) => path.endsWith('.css'));
  const selectors = styles.flatMap(({ source }) => source.match(/^\s*[.:[][^{}@;]*(?=\{)/gm) ?? []);
  expect(selectors.length).toBeGreaterThan(0);
  const light = selectors
    .flatMap((list) => list.split(','))
    .filter((selector) => !selector.trim().startsWith('.sw-root '));
  expect(light).toEqual([]);
});

/** The path of an endpoint. Undefined when the import is not an endpoint. */
async function pathOf({ file, name }: { file: string; name: string }): Promise<string | undefined> {
  const values = (await import(`${top}${file}`)) as Record<string, Partial<Endpoint>>;
  return values[name]?.path;
}

describe('the suite itself', () => {
  test('finds a style that applies outside its widget', () => {
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
      bus.publish('cart-count', { count: 1 });
      bus.send('menu-open', undefined);
      element.on('click', listener);`;
    const usage = readUsage([{ path: 'widgets/lamp/lamp.island.tsx', source }], events);
    expect(usage).toEqual({
      inputs: ['checkoutUrl', 'id'],
      events: ['cart-count', 'menu-open'],
      contract: [{ file: 'shared/contract/cart.ts', name: 'readCart' }],
      paths: [],
    });
  });

  test('reads the calls of an enhancer, which imports no endpoint', () => {
    const source = `
      export const enhancer = defineEnhancer({ inputs: { count: number(null) } });
      await request('POST', '/lamp/switch');
      bus.publish('call-failed', { widget: 'lamp', call: '/lamp/dim', status: null });
      bus.handle('menu-open', open);`;
    expect(readUsage([{ path: 'widgets/lamp/lamp.enhancer.ts', source }], events)).toEqual({
      inputs: ['count'],
      events: ['call-failed', 'menu-open'],
      contract: [],
      paths: ['/lamp/switch', '/lamp/dim'],
    });
  });

  test.each([
    `import { lamp } from '../widgets/lamp/lamp.model.ts';`,
    `.sw-lamp__bulb { color: red }`,
    `name === 'lamp'`,
    `[data-widget="lamp"] { color: red }`,
    `page.querySelector('a[data-widget=lamp]')`,
    `<div data-widget=lamp hidden>`,
  ])('finds that code names a widget: %s', (source) => {
    expect(namesWidget(source, 'lamp', events)).toBe(true);
    expect(namesWidget(source.replaceAll('lamp', 'lamppost'), 'lamp', events)).toBe(false);
  });

  test('an event that has the name of a widget is not the widget, but its element is', () => {
    expect(namesWidget(`bus.handle('add-to-cart', buy)`, 'add-to-cart', events)).toBe(false);
    expect(namesWidget(`[data-widget=add-to-cart]`, 'add-to-cart', events)).toBe(true);
  });
});
