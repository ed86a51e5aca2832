// @vitest-environment happy-dom
import { findByRole, findByText, getByRole, queryByRole, queryByText, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import { bus } from '../../tests/support/page-bus.ts';
import { island } from './compare-bar.island.tsx';

const HTML = '<div data-widget="compare-bar" data-compare-url="/vergelijk"></div>';
const inverter = { id: 4711, type: 'product' };
const battery = { id: '900', type: 'product' };
const onRequest = { id: 2002, type: 'product' };
const FIVE = [
  battery,
  inverter,
  onRequest,
  { id: 512, type: 'product' },
  { id: 'sc-119', type: 'second-chance-product' },
];

const keep = (list: unknown) => localStorage.setItem('compare', JSON.stringify(list));
const storedList = () => JSON.parse(localStorage.getItem('compare') ?? 'null') as unknown;
const toggle = () => findByRole(document.body, 'button', { name: /^Vergelijk producten/ });
const names = () =>
  within(document.body)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

async function open(page: OpenPage) {
  const { element } = page.mount(island, HTML);
  await userEvent.click(await toggle());
  return element;
}

test('the bar appears with the first product, and shows the count', async () => {
  const page = await openPage();
  const { element, states } = page.mount(island, HTML);
  await waitFor(() => expect(states).toEqual(['ready']));
  expect(queryByRole(element, 'button')).toBeNull();
  bus.send('compare-toggle', inverter);
  expect((await toggle()).textContent).toContain('1 product');
  keep(FIVE);
  dispatchEvent(Object.assign(new Event('storage'), { key: 'compare' }));
  await waitFor(async () => expect((await toggle()).textContent).toContain('5 producten'));
  expect(page.requests).toEqual([]);
});

test('the product that makes the bar appear is announced, but not a list from an earlier page', async () => {
  keep([inverter]);
  const page = await openPage();
  const earlier = page.mount(island, HTML);
  await toggle();
  const status = getByRole(earlier.element, 'status');
  bus.publish('compare-changed', { items: [inverter] });
  const later = page.mount(island, HTML);
  await waitFor(() => expect(getByRole(later.element, 'status').textContent).toBe('1 product in je vergelijking'));
  expect(status.textContent).toBe('');
  later.unmount();
  earlier.unmount();
});

test('the open bar shows the first three of five products, in the order of the list', async () => {
  keep(FIVE);
  const page = await openPage();
  const element = await open(page);
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(page.requests).toMatchObject([{ method: 'POST', path: '/compare', body: { items: FIVE, mini: true } }]);
  expect(names()).toEqual([
    'Growatt ARK 5.1 kWh accu',
    'Growatt MIN 3000TL-XH omvormer',
    'Huawei LUNA2000-200KWH bedrijfsbatterij',
  ]);
  const items = within(element).getAllByRole('listitem');
  const [, second, third] = items as [HTMLElement, HTMLElement, HTMLElement];
  expect(getByRole(second, 'link').getAttribute('href')).toBe('/growatt-min-3000tl-xh');
  getByRole(second, 'img', { name: '4,5 van 5' });
  expect(second.textContent).toContain('649,-');
  expect(third.textContent).toContain('Prijs op aanvraag');
  expect(getByRole(element, 'link', { name: 'Bekijk vergelijking' }).getAttribute('href')).toBe('/vergelijk');
  await findByText(element, 'De eerste 3 van 5 producten');
});

test('with three products or fewer, the bar shows all and no part of them', async () => {
  keep([inverter]);
  const page = await openPage();
  const element = await open(page);
  await waitFor(() => expect(names()).toHaveLength(1));
  expect(queryByText(element, /van 1 product/)).toBeNull();
});

test.each(['/vergelijk', '/vergelijk/', 'https://shop.example/vergelijk?lijst=1#tabel'])(
  'on the comparison itself there is no bar, with the address %s',
  async (compareUrl) => {
    keep(FIVE);
    const page = await openPage();
    history.replaceState(null, '', '/vergelijk');
    const { element, states } = page.mount(island, HTML.replace('/vergelijk', compareUrl));
    await waitFor(() => expect(states).toEqual(['ready']));
    expect(queryByRole(element, 'button')).toBeNull();
    // The comparison publishes its own news.
    expect(queryByRole(element, 'status')).toBeNull();
  },
);

test('closing clears the products, and opening requests them again', async () => {
  keep([inverter]);
  const page = await openPage();
  await open(page);
  await waitFor(() => expect(names()).toHaveLength(1));
  await userEvent.click(await toggle());
  expect(names()).toEqual([]);
  await userEvent.click(await toggle());
  await waitFor(() => expect(names()).toHaveLength(1));
  expect(page.requests).toHaveLength(2);
});

test('Escape closes it, wherever the focus is', async () => {
  keep([inverter]);
  const page = await openPage();
  await open(page);
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Escape}');
  expect((await toggle()).getAttribute('aria-expanded')).toBe('false');
});

test('Escape among the products leads the focus back to what opened them', async () => {
  keep([inverter]);
  const page = await openPage();
  await open(page);
  (await findByRole(document.body, 'button', { name: /^Verwijder/ })).focus();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(await toggle());
});

test('a removed product is replaced by the next one, without another request', async () => {
  keep(FIVE);
  const page = await openPage();
  const element = await open(page);
  await userEvent.click(
    await findByRole(element, 'button', { name: 'Verwijder Growatt MIN 3000TL-XH omvormer uit de vergelijking' }),
  );
  expect(storedList()).toEqual(FIVE.filter((product) => product !== inverter));
  expect(names()).toHaveLength(3);
  expect(names()).not.toContain('Growatt MIN 3000TL-XH omvormer');
  expect((await toggle()).textContent).toContain('4 producten');
  expect(page.requests).toHaveLength(1);
});

test('removing the last product closes and hides the bar, and another product shows it closed', async () => {
  keep([inverter]);
  const page = await openPage();
  const element = await open(page);
  await userEvent.click(await findByRole(element, 'button', { name: /^Verwijder/ }));
  expect(queryByRole(element, 'button')).toBeNull();
  expect(storedList()).toEqual([]);
  bus.send('compare-toggle', battery);
  expect((await toggle()).getAttribute('aria-expanded')).toBe('false');
  expect(page.requests).toHaveLength(1);
});

test('a product that is added while the bar is open is shown', async () => {
  keep([inverter]);
  const page = await openPage();
  await open(page);
  await waitFor(() => expect(names()).toHaveLength(1));
  bus.send('compare-toggle', battery);
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(page.requests[1]?.body).toEqual({ items: [inverter, battery], mini: true });
});

test.each(['500', 'malformed', 'offline'] as const)(
  '%s: the bar stays, without products and without a message',
  async (how) => {
    keep([inverter]);
    const page = await openPage({ answers: { '/compare': how } });
    const element = await open(page);
    await waitFor(() =>
      expect(page.published).toContainEqual(['call-failed', expect.objectContaining({ call: '/compare' })]),
    );
    await waitFor(() => expect(queryByRole(element, 'list')).toBeNull());
    expect(queryByRole(element, 'alert')).toBeNull();
    getByRole(element, 'link', { name: 'Bekijk vergelijking' });
    expect((await toggle()).getAttribute('aria-expanded')).toBe('true');
  },
);

test('lists and maps are read alike, and numbers may be text', async () => {
  keep([inverter, battery]);
  const page = await openPage({ answers: { '/compare': 'quirks' } });
  await open(page);
  await waitFor(() => expect(names()).toEqual(['Growatt MIN 3000TL-XH omvormer', 'Growatt ARK 5.1 kWh accu']));
});

test('focused elements stay above the bar, until it unmounts', async () => {
  keep([inverter]);
  const page = await openPage();
  const { unmount } = page.mount(island, HTML);
  await toggle();
  const { style } = document.documentElement;
  await waitFor(() => expect(style.scrollPaddingBlockEnd).not.toBe(''));
  unmount();
  expect(style.scrollPaddingBlockEnd ?? '').toBe('');
});

test.each([
  ['nl', 'Je browser kan de vergelijking niet bewaren: ze gaat verloren als je deze pagina verlaat.'],
  ['de', 'Ihr Browser kann den Vergleich nicht speichern: Er geht verloren, wenn Sie diese Seite verlassen.'],
  ['en', 'Your browser cannot save the comparison: it is lost when you leave this page.'],
] as const)('a list that the browser cannot store is shown, with a polite word about it (%s)', async (locale, text) => {
  const { localStorage: storage } = window;
  const setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  const page = await openPage({ locale });
  vi.stubGlobal('localStorage', { getItem: (key: string) => storage.getItem(key), setItem, clear: () => {} });
  const { element, states } = page.mount(island, HTML);
  await waitFor(() => expect(states).toEqual(['ready']));
  bus.send('compare-toggle', inverter);
  await findByText(element, text);
  expect(getByRole(element, 'status').textContent).toContain(text);
  expect(queryByRole(element, 'alert')).toBeNull();
  vi.stubGlobal('localStorage', storage);
  bus.send('compare-toggle', battery);
  await waitFor(() => expect(queryByText(element, text)).toBeNull());
  expect(storedList()).toEqual([inverter, battery]);
});

test('the tag manager receives the product whose page the shopper opens', async () => {
  keep(FIVE);
  const page = await openPage();
  const element = await open(page);
  element.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(await findByRole(element, 'link', { name: /^Growatt MIN/ }));
  expect((globalThis as { dataLayer?: unknown[] }).dataLayer?.[1]).toMatchObject({
    event: 'select_item',
    ecommerce: { item_list_id: 'compare-bar', items: [{ item_id: 'product-4711', price: 649, index: 1 }] },
  });
});
