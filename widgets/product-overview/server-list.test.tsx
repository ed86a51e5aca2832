// @vitest-environment happy-dom
import { configure, findByRole, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import { bus } from '../../tests/support/page-bus.ts';
import type { Extra } from '../../tools/demo-shop/extras.ts';
import { island } from './product-overview.island.tsx';

// No style sheet hides anything here, and asking for each of a thousand elements takes its time.
configure({ defaultHidden: true });

const INIT = '/product-overview/init';

beforeEach(() => {
  history.replaceState(null, '', '/assortiment');
  localStorage.clear();
});

interface Options {
  readonly extras?: readonly Extra[];
  readonly html?: string;
  readonly overrides?: Parameters<OpenPage['mount']>[2];
}

/** A page with the whole assortment, at this path, once it is drawn. */
async function openList(
  path = '/assortiment',
  { extras = ['server-lists'], html = '<div data-id="1"></div>', overrides = {} }: Options = {},
) {
  history.replaceState(null, '', path);
  const page = await openPage({ extras, products: 200 });
  page.requests.length = 0;
  const mounted = page.mount(island, html, overrides);
  await findByRole(mounted.element, 'complementary');
  return { page, ...mounted };
}

const list = (element: HTMLElement) => within(element).getByRole('list', { name: 'Producten' });
const names = (element: HTMLElement) =>
  within(list(element))
    .queryAllByRole('heading')
    .map(({ textContent }) => textContent);
const total = (element: HTMLElement) =>
  Number(within(element).getByRole('heading', { level: 2, name: /^\d+ / }).textContent?.split(' ')[0]);
const sidebar = (element: HTMLElement) => within(within(element).getByRole('complementary'));
/** After its name, an option may say how many products it shows. */
const box = (element: HTMLElement, name: string) =>
  sidebar(element).getByRole<HTMLInputElement>('checkbox', {
    name: (text) => text.replace(/, [\d.]+ product(en)?$/, '') === name,
  });
/** What a screen reader is told of the number of products. */
const news = (element: HTMLElement) =>
  within(within(element).getByRole('heading', { level: 2, name: /^\d+ / }).parentElement!).getByRole('status')
    .textContent;
const isBusy = (element: HTMLElement) => element.querySelector('[aria-busy="true"]:has(ul)') !== null;
const settled = (element: HTMLElement) => waitFor(() => expect(isBusy(element)).toBe(false));
/** What was asked of the list, without what is read ahead. */
const listCalls = ({ requests }: OpenPage) =>
  requests.filter(({ path }) => path.startsWith('/product-overview')).map(({ body, query }) => body || query);

async function behave({ shop }: OpenPage, call: string, how: string, times = 1): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  await shop.fetch('/demo/behaviour', { method: 'POST', headers, body: JSON.stringify({ call, how, times }) });
}

describe('the first call', () => {
  test('is the one of the specification; the next page is read ahead', async () => {
    const { page } = await openList();
    expect(page.requests[0]?.body).toEqual({ id: '1', type: 'category' });
    await waitFor(() =>
      expect(listCalls(page)).toEqual([
        { id: '1', type: 'category' },
        { id: '1', type: 'category', path: '/page:2', part: 'page' },
      ]),
    );
  });

  test('of a path with filters is followed by that of its selection, unless the page gives it', async () => {
    const { page, element } = await openList('/assortiment/brand:growatt/sort:price-low');
    expect(listCalls(page).slice(0, 2)).toEqual([
      { id: '1', type: 'category' },
      { id: '1', type: 'category', path: '/brand:growatt/sort:price-low', part: 'page' },
    ]);
    const shown = names(element);

    const direct = await openList('/assortiment/brand:growatt/sort:price-low', {
      html: '<div data-id="1" data-path="/brand:growatt/sort:price-low"></div>',
    });
    expect(listCalls(direct.page)[0]).toEqual({ id: '1', type: 'category', path: '/brand:growatt/sort:price-low' });
    expect(listCalls(direct.page)[1]).not.toMatchObject({ path: '/brand:growatt/sort:price-low' });
    expect(names(direct.element)).toEqual(shown);
  });

  test('whose selection cannot be read leaves the shop’s own list', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    history.replaceState(null, '', '/assortiment/brand:aiko');
    const page = await openPage({ extras: ['server-lists'] });
    await behave(page, INIT, '500', 99);
    const { element, states } = page.mount(island, '<div data-id="1"><p>De lijst van de winkel</p></div>');
    await waitFor(() => expect(states).toEqual(['failed']), { timeout: 4000 });
    expect(element.textContent).toContain('De lijst van de winkel');
  });
});

/** The drawn HTML, without ids, which count over the page. */
function drawn(element: HTMLElement): string {
  return element.innerHTML.replaceAll(/ (?:id|for|aria-controls|aria-labelledby)="[^"]*"/g, '');
}

test.each([
  '/assortiment',
  '/assortiment/brand:growatt,sma/price:10-2000',
  '/assortiment/vermogen:3-kw/sort:price-high',
  '/assortiment/discount:yes/best_choice:no/page:2',
  '/assortiment/price:999998-',
  '/assortiment/foo:bar/sort:best/page:99',
])('%s looks as a list does that the browser has', async (path) => {
  const here = await openList(path, { extras: [] });
  const [address, html] = [location.pathname, drawn(here.element)];
  here.unmount();
  const there = await openList(path);
  await waitFor(() => expect(location.pathname).toBe(address));
  await waitFor(() => expect(drawn(there.element)).toBe(html));
});

describe('a selection', () => {
  test('shows what the shop answers, adds one history entry, and is undone by Back without a call', async () => {
    const { page, element } = await openList();
    const [before, length] = [names(element), history.length];
    await userEvent.click(box(element, 'AIKO'));
    expect(location.pathname).toBe('/assortiment/brand:aiko');
    expect(history.length).toBe(length + 1);
    await waitFor(() => expect(names(element)).not.toEqual(before));
    await waitFor(() => expect(names(element).every((name) => name?.includes('AIKO'))).toBe(true));

    const calls = listCalls(page).length;
    history.replaceState(null, '', '/assortiment');
    dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(names(element)).toEqual(before));
    expect(listCalls(page)).toHaveLength(calls);
  });

  test('keeps the earlier products until the answer is there, and says that it is on its way', async () => {
    const { element } = await openList();
    const before = names(element);
    const answers = holdAnswers();
    await userEvent.click(box(element, 'AIKO'));
    expect(isBusy(element)).toBe(true);
    expect(names(element)).toEqual(before);
    expect(news(element)).toBe('');
    answers.release();
    await settled(element);
    await waitFor(() => expect(names(element)).not.toEqual(before));
    await waitFor(() => expect(news(element)).toMatch(/^\d+ product/));
  });

  test('that is overtaken by a later one is dropped, whatever order the answers come in', async () => {
    const { page, element } = await openList();
    const answers = holdAnswers();
    await userEvent.click(box(element, 'AIKO'));
    await userEvent.click(box(element, 'In de aanbieding'));
    await userEvent.click(box(element, 'AIKO'));
    expect(location.pathname).toBe('/assortiment/discount:yes');
    answers.release();
    await settled(element);
    const onOffer = (await pageOf(page, '/discount:yes')).total;
    await waitFor(() => expect(total(element)).toBe(onOffer));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(total(element)).toBe(onOffer);
  });

  test('that fails leaves the products with a message, and can be tried again', async () => {
    const { page, element } = await openList();
    const before = names(element);
    await waitFor(() => expect(listCalls(page)).toHaveLength(2));
    await behave(page, INIT, '500', 99);
    await userEvent.click(box(element, 'AIKO'));
    const alert = await within(element).findByRole('alert', {}, { timeout: 4000 });
    expect(alert.textContent).toContain('Er ging iets mis');
    expect(names(element)).toEqual(before);
    expect(isBusy(element)).toBe(false);
    expect(location.pathname).toBe('/assortiment/brand:aiko');

    await page.shop.fetch('/demo/behaviour', { method: 'DELETE' });
    await userEvent.click(within(alert).getByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(() => expect(names(element)).not.toEqual(before));
    expect(within(element).queryByRole('alert')).toBeNull();
  });

  test('of a page that was read ahead needs no call, and moves the focus as ever', async () => {
    const { page, element } = await openList();
    await waitFor(() => expect(listCalls(page)).toHaveLength(2));
    const before = names(element);
    await userEvent.click(within(element).getByRole('link', { name: 'Volgende pagina' }));
    await waitFor(() => expect(names(element)).not.toEqual(before));
    expect(document.activeElement?.textContent).toMatch(/^\d+ producten$/);
    await waitFor(() => expect(listCalls(page).at(-1)).toMatchObject({ path: '/page:3' }));
    expect(listCalls(page)).toHaveLength(3);
  });

  test('by a command is answered when the shop has answered', async () => {
    const handlers = new Map<string, (detail: never) => unknown>();
    const handle: typeof bus.handle = (name, handler) => {
      handlers.set(name, handler);
      return () => {};
    };
    const { page, element } = await openList('/assortiment', { overrides: { bus: { ...bus, handle } } });
    const count = (await pageOf(page, '/brand:aiko')).total;
    const answer = await handlers.get('list-filter')?.({ brand: 'aiko' } as never);
    expect(answer).toEqual({ count, path: '/assortiment/brand:aiko' });
    expect(total(element)).toBe(count);
  });
});

test('the tag manager receives each page that is shown once, with its places in the list', async () => {
  const { page, element } = await openList();
  await waitFor(() => expect(listCalls(page)).toHaveLength(2));
  await userEvent.click(within(element).getByRole('link', { name: 'Pagina 2' }));
  const { dataLayer = [] } = globalThis as {
    dataLayer?: { event?: string; ecommerce: { items: { index: number }[] } }[];
  };
  const seen = dataLayer.filter(({ event }) => event === 'view_item_list');
  expect(seen.map(({ ecommerce }) => ecommerce.items[0]?.index)).toEqual([0, 17]);
});

test('further pages are read with GET where the shop names their address', async () => {
  const { page, element } = await openList('/assortiment', { extras: ['server-lists', 'cached-lists'] });
  await userEvent.click(box(element, 'AIKO'));
  await waitFor(() => expect(names(element).every((name) => name?.includes('AIKO'))).toBe(true));
  const read = page.requests.find(({ query }) => query.includes('aiko'));
  expect([read?.method, read?.path, read?.body]).toEqual(['GET', '/product-overview/page', '']);
  expect(new URLSearchParams(read?.query).get('path')).toBe('/brand:aiko');
});

test.each(['https://elders.example/page', '//elders.example/page', '/\\elders.example/page', 'javascript:alert(1)'])(
  '`readUrl` is not used when it is no path of the shop: %s',
  async (readUrl) => {
    const page = await openPage({ extras: ['server-lists'], products: 200 });
    const first: object = await pageOf(page, undefined);
    page.requests.length = 0;
    const firstAnswer = Promise.resolve(Response.json({ ...first, readUrl }));
    const { element } = page.mount(island, '<div data-id="1"></div>', { firstAnswer });
    await findByRole(element, 'list', { name: 'Producten' });
    await userEvent.click(box(element, 'AIKO'));
    await settled(element);
    expect(page.requests.map(({ path }) => path)).toEqual(page.requests.map(() => INIT));
    expect(page.requests.length).toBeGreaterThan(0);
  },
);

test('options have no numbers where the shop does not count them', async () => {
  const { element } = await openList('/assortiment', { extras: ['server-lists', 'uncounted-lists'] });
  const option = box(element, 'AIKO');
  expect(option.getAttribute('aria-label')).toBe('AIKO');
  expect(option.closest('label')?.textContent).toBe('AIKO');
});

/** The shop's answer for a selection. */
async function pageOf({ shop }: OpenPage, path: string | undefined): Promise<{ total: number }> {
  const body = JSON.stringify({ id: 1, type: 'category', path });
  const headers = { 'Content-Type': 'application/json' };
  return (await shop.fetch(INIT, { method: 'POST', headers, body })).json();
}

/** Holds the answers of the shop, and hands them out in the opposite order. */
function holdAnswers() {
  const send = fetch;
  const held: (() => void)[] = [];
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const answer = await send(...call);
    await new Promise<void>((resolve) => held.unshift(resolve));
    return answer;
  });
  return {
    release() {
      vi.stubGlobal('fetch', send);
      for (const go of held) go();
    },
  };
}
