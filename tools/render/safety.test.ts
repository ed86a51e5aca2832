import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Window } from 'happy-dom';
import { safeDecode } from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCart } from '../../shared/contract/cart.ts';
import { CORPUS } from '../../tests/storm/hostile-corpus.ts';
import { parsed, pathsIn, replaced, valueAt, type Path } from '../../tests/storm/fault-kinds.ts';
import { buildSmallServer, type SmallServer } from '../../tests/support/small-server.ts';
import { openNode } from '../demo-shop/db/open-node.ts';
import { openShop } from '../demo-shop/open-shop.ts';
import type { ShopSetup } from '../demo-shop/prepare.ts';
import { exampleData } from '../demo-shop/seed/checkout/example.ts';
import { escapeScript } from './escape.ts';
import { faultsOf, shapeOf } from './frame-shape.support.ts';
import type { PageOptions, RenderPage } from './page-options.ts';

const CALLS = { 'cart-page': { path: '/cart/get' }, checkout: { path: '/checkout/init' } };
type Name = keyof typeof CALLS;

/** Renders at the same time, and in all on each build. */
const BATCH = 50;
const RENDERS = 1_000;
/** Bytes by which the memory may differ; a frame that is kept would need 30 kB, which is 30 MB for all. */
const MEMORY_LIMIT = 12_000_000;

interface Visitor {
  readonly settings: object;
  /** Words that only this visitor's pages have. */
  readonly words: Readonly<Record<Name, readonly string[]>>;
  readonly answers: Record<Name, string>;
}

const ownTexts = (word: string) => ({
  'cart-page': { heading: `${word} mand` },
  checkout: { heading: `${word} kassa` },
});

const visitors: Visitor[] = [];
const options: PageOptions = {
  url: 'https://shop.example/cart',
  onError(error) {
    throw error;
  },
};

beforeAll(async () => {
  const sanne = await answersFor({ customer: 'sanne', cart: [{ id: 4711, qty: 2 }], locale: 'nl' });
  const jurgen = await answersFor({
    cart: [{ id: 4711, qty: 3 }],
    locale: 'de',
    checkout: exampleData({ first_name: 'Jürgen', last_name: 'Oberstdorf', manual_address: true }),
  });
  visitors.push(
    { settings: { locale: 'nl', texts: ownTexts('Appel') }, words: WORDS.sanne, answers: sanne },
    {
      settings: { locale: 'de', texts: ownTexts('Birne'), currency: { sign: '¥', code: 'JPY', position: 'after' } },
      words: WORDS.jurgen,
      answers: jurgen,
    },
  );
});

const WORDS = {
  sanne: { 'cart-page': ['Appel', '€'], checkout: ['Sanne', '€'] },
  jurgen: { 'cart-page': ['Birne', '¥'], checkout: ['Jürgen', 'Oberstdorf', '¥'] },
};

async function answersFor(setup: Omit<ShopSetup, 'open'>): Promise<Visitor['answers']> {
  const shop = await openShop({ ...setup, open: openNode });
  const read = async (name: Name) => (await shop.fetch(CALLS[name].path, { method: 'POST', body: '{}' })).text();
  const answers = { 'cart-page': await read('cart-page'), checkout: await read('checkout') };
  await shop.close();
  return answers;
}

/** A page as the shop prints it. */
function pageOf(name: string, initial: string, settings: object): string {
  return `<!doctype html><html lang="nl"><head><title>Zonshop</title>
<script type="application/json" data-shop-settings>${escapeScript(JSON.stringify(settings))}</script></head><body>
<div data-widget="${name}"><script type="application/json" data-initial>${escapeScript(initial)}</script><p>Winkel</p></div>
</body></html>`;
}

const frameIn = (html: string) =>
  /<div class="sw-root"[\s\S]*?(?=<script type="application\/json" data-initial>)/.exec(html)?.[0];

describe.each(['light', 'react'] as const)('%s', (runtime) => {
  let server: SmallServer;
  let renderPage: RenderPage;

  beforeAll(async () => {
    server = await buildSmallServer(runtime, CALLS);
    renderPage = await server.open();
  });

  afterAll(() => server.close());

  test('pages that are drawn at the same time have nothing of each other, and leave no memory behind', async () => {
    const pages = visitors.flatMap(({ settings, answers }) =>
      (Object.keys(CALLS) as Name[]).map((name) => pageOf(name, answers[name], settings)),
    );
    const alone: string[] = [];
    for (const page of pages) alone.push(await (await server.open())(page, options));
    for (const [at, { words }] of visitors.entries())
      for (const [turn, name] of (Object.keys(CALLS) as Name[]).entries()) {
        const frame = frameIn(alone[at * 2 + turn]!)!;
        for (const word of words[name]) expect(frame).toContain(word);
        for (const word of visitors[1 - at]!.words[name]) expect(frame).not.toContain(word);
      }

    const renderBatch = async (count: number) => {
      const kinds = Array.from({ length: count }, (_, at) => (at * 7 + (at >> 3)) % pages.length);
      const drawn = await Promise.all(kinds.map((kind) => renderPage(pages[kind]!, options)));
      return kinds.filter((kind, at) => drawn[at] !== alone[kind]).length;
    };
    let wrong = 0;
    // What is compiled and cached once.
    for (let turn = 0; turn < 10; turn++) wrong += await renderBatch(BATCH);
    const before = usedMemory();
    for (let drawn = 0; drawn < RENDERS; drawn += BATCH) wrong += await renderBatch(BATCH);
    expect(wrong).toBe(0);
    expect(usedMemory() - before).toBeLessThan(MEMORY_LIMIT);
  }, 600_000);

  test('hostile text in every field of a cart is text', async () => {
    const { answers, settings } = visitors[0]!;
    const real = parsed(answers['cart-page']);
    const isTaken = (path: Path) =>
      typeof valueAt(real, path) === 'string' &&
      safeDecode(readCart.answer, replaced(real, path, 'x') as never).success;
    const paths = pathsIn(real).filter(isTaken);
    expect(paths.length).toBeGreaterThan(5);
    const withTexts = (textOf: (at: number) => string) =>
      paths.reduce((answer, path, at) => replaced(answer, path, textOf(at)), real);
    const plain = shapeOf(await draw(withTexts((at) => `veld-${at}.`)));
    // A description is markup. A frame shows its text alone.
    const shown = [...paths.keys()].filter(
      (at) => plain.text.includes(`veld-${at}.`) && paths[at]!.at(-1) !== 'description',
    );
    expect(shown.length).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const turn of CORPUS.keys()) {
      const textOf = (at: number) => CORPUS[(turn + at * 7) % CORPUS.length]!;
      const shownTexts = new Map(shown.map((at) => [paths[at]!.join('.'), textOf(at)]));
      const problems = faultsOf(plain, await draw(withTexts(textOf)), shownTexts);
      if (problems.length > 0) faults.push(`turn ${turn}: ${problems.join('; ')}`);
    }
    expect(faults).toEqual([]);

    async function draw(answer: unknown): Promise<string> {
      const html = await renderPage(pageOf('cart-page', JSON.stringify(answer), settings), options);
      return frameIn(html)!;
    }
  }, 300_000);

  test.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028\u2029', ']]>', '\\u003c/script>'])(
    'a first answer of the shop with %j stays within its script, and is read as it was',
    async (text) => {
      const cart = parsed(visitors[0]!.answers['cart-page']) as { items: { name: string }[] };
      cart.items[0]!.name = text;
      const answer = JSON.stringify(cart);
      const page = '<html><head></head><body><div data-widget="cart-page"></div><p id="after"></p></body></html>';
      const html = await renderPage(page, { ...options, answer: async () => answer });
      const { document } = new Window();
      document.write(html);
      const scripts = [...document.querySelectorAll('script')];
      expect(scripts).toHaveLength(1);
      expect(JSON.parse(scripts[0]!.textContent)).toEqual(cart);
      expect(document.querySelector('#after')?.parentElement?.tagName).toBe('BODY');
    },
  );

  test.each(['{"items":', '[]', 'null', '{"items":"none"}', '<html>fout</html>'])(
    'a page whose first answer is %j comes back unchanged, and the shop hears why',
    async (initial) => {
      const page = pageOf('cart-page', initial, {});
      const errors: string[] = [];
      const html = await renderPage(page, { ...options, onError: (_, widget) => errors.push(widget) });
      expect(html).toBe(page);
      expect(errors).toEqual(['cart-page']);
    },
  );

  test('a page in another encoding than UTF-8 comes back unchanged, and the shop hears why', async () => {
    const page = pageOf('cart-page', visitors[0]!.answers['cart-page'], {}).replace(
      '<title>',
      '<meta charset="latin1">$&',
    );
    const errors: unknown[] = [];
    expect(await renderPage(page, { ...options, onError: (...error) => errors.push(error) })).toBe(page);
    expect(errors).toEqual([[new Error('The page is in latin1, and frames are in UTF-8.'), 'cart-page']]);
  });

  test('a page that leaves out the tags of its head has the styles of its frames before its body', async () => {
    const page = pageOf('cart-page', visitors[0]!.answers['cart-page'], {})
      .replace('<head>', '')
      .replace('</head>', '');
    const html = await renderPage(page, options);
    expect(html).toMatch(/<link rel="stylesheet" href="[^"]*cart-page-[^"]+">[^]*<body>/);
  });

  test.each([
    ['', 'idle'],
    ['load', 'eager'],
    ['eager', 'eager'],
    ['visible', 'visible'],
    ['interaction', 'interaction prefetch'],
  ])('with data-hydrate="%s" a frame is taken over by "%s"', async (hydrate, trigger) => {
    const page = pageOf('cart-page', visitors[0]!.answers['cart-page'], {});
    const written = hydrate && ` data-hydrate="${hydrate}"`;
    const html = await renderPage(page.replace('<div data-widget', `<div${written} data-widget`), options);
    expect(frameIn(html)).toContain(` data-load="${trigger}" `);
  });

  test.each([
    ['', 'visible'],
    ['interaction', 'interaction prefetch'],
  ])('with data-hydrate="%s" and an option of the page, a frame is taken over by "%s"', async (hydrate, trigger) => {
    const page = pageOf('cart-page', visitors[0]!.answers['cart-page'], {});
    const element = page.replace('<div data-widget', `<div data-hydrate="${hydrate}" data-widget`);
    const html = await renderPage(element, { ...options, hydrate: { 'cart-page': 'visible' } });
    expect(frameIn(html)).toContain(` data-load="${trigger}" `);
  });

  test.each(['unknown', 'constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'an element with data-widget="%s" stays as it is',
    async (name) => {
      const page = pageOf(name, visitors[0]!.answers['cart-page'], {});
      expect(await renderPage(page, options)).toBe(page);
    },
  );
});

/** Bytes of JavaScript objects after a collection. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return process.memoryUsage().heapUsed;
}
