// @vitest-environment happy-dom
import { findAllByRole, findByRole, findByText, getByRole, queryByRole, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import { bus } from '../../tests/support/page-bus.ts';
import { island } from './compare-page.island.tsx';

const HTML = '<div data-widget="compare-page"><p>Vergelijken heeft scripts nodig.</p></div>';
const inverter = { id: 4711, type: 'product' };
const battery = { id: '900', type: 'product' };
const onRequest = { id: 2002, type: 'product' };
const unknown = { id: 'nobody', type: 'product' };
const INVERTER = 'Growatt MIN 3000TL-XH omvormer';
const BATTERY = 'Growatt ARK 5.1 kWh accu';

const keep = (list: unknown) => localStorage.setItem('compare', JSON.stringify(list));
const storedList = () => JSON.parse(localStorage.getItem('compare') ?? 'null') as unknown;

function mount(page: OpenPage) {
  const mounted = page.mount(island, HTML);
  const columns = () =>
    within(mounted.element)
      .queryAllByRole('columnheader')
      .slice(1)
      .map(({ textContent }) => textContent);
  const row = (name: string) =>
    within(getByRole(getByRole(mounted.element, 'table'), 'rowheader', { name }).closest('tr')!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent.trim());
  return { ...mounted, columns, row };
}

async function openTable(list: unknown, setup: Parameters<typeof openPage>[0] = {}) {
  keep(list);
  const page = await openPage(setup);
  const mounted = mount(page);
  await findByRole(mounted.element, 'table');
  return { page, ...mounted };
}

test('the products of the list stand side by side, in its order', async () => {
  const { page, columns, row } = await openTable([battery, inverter]);
  expect(page.requests).toMatchObject([{ method: 'POST', path: '/compare', body: { items: [battery, inverter] } }]);
  expect(page.requests[0]?.body).not.toHaveProperty('mini');
  expect(columns()).toEqual([BATTERY, INVERTER]);
  expect(row('Garantie')).toEqual(['10 jaar', '10 jaar']);
  expect(row('Vermogen')).toEqual(['– Geen gegevens', '3 kW']);
  expect(row('Prijs')[1]).toMatch(/Eerdere prijs:.*729,-.*649,-/);
});

test('an empty list sends nothing, and shows a text in the shopper’s language', async () => {
  keep('x');
  const page = await openPage({ locale: 'en' });
  const { element, states } = mount(page);
  await findByText(element, 'There are currently no products in your comparison.');
  expect(page.requests).toEqual([]);
  expect(states).toEqual(['ready']);
});

test('the checklist counts, hides and shows', async () => {
  const { element, columns } = await openTable([inverter, battery, onRequest]);
  const group = getByRole(element, 'group', { name: /Getoonde producten/ });
  expect(group.textContent).toContain('3/3');
  await userEvent.click(getByRole(group, 'checkbox', { name: BATTERY }));
  expect(group.textContent).toContain('2/3');
  expect(getByRole(group, 'status').textContent).toContain('2 van 3');
  expect(columns()).not.toContain(BATTERY);
  expect(storedList()).toHaveLength(3);
  await userEvent.click(getByRole(group, 'checkbox', { name: BATTERY }));
  expect(columns()[1]).toBe(BATTERY);
});

test('with everything hidden, a message asks the shopper to choose', async () => {
  const { element } = await openTable([inverter]);
  await userEvent.click(getByRole(element, 'checkbox', { name: INVERTER }));
  expect(queryByRole(element, 'table')).toBeNull();
  await findByText(element, 'Kies minstens één product om te bekijken.');
});

test('rows in which the products differ are marked', async () => {
  const { element } = await openTable([inverter, battery]);
  const markOf = (name: string) => getByRole(element, 'rowheader', { name }).getAttribute('aria-description');
  expect(markOf('Vermogen')).toBe('verschilt');
  expect(markOf('Garantie')).toBeNull();
  expect(element.textContent).toContain('Hierin verschillen ze');
  await userEvent.click(getByRole(element, 'checkbox', { name: 'Alleen verschillen tonen' }));
  expect(markOf('Vermogen')).toBeNull();
  expect(element.textContent).not.toContain('Hierin verschillen ze');
});

test('only what differs is shown when the shopper wants it', async () => {
  const { element } = await openTable([inverter, battery]);
  await userEvent.click(getByRole(element, 'checkbox', { name: 'Alleen verschillen tonen' }));
  expect(queryByRole(element, 'rowheader', { name: 'Garantie' })).toBeNull();
  getByRole(element, 'rowheader', { name: 'Vermogen' });
  await userEvent.click(getByRole(element, 'checkbox', { name: BATTERY }));
  getByRole(element, 'rowheader', { name: 'Garantie' });
});

test('a removed column also leaves the list, and the change is published', async () => {
  const { element, page, columns } = await openTable([inverter, battery]);
  await userEvent.click(getByRole(element, 'button', { name: `Verwijder ${INVERTER} uit de vergelijking` }));
  expect(columns()).toEqual([BATTERY]);
  expect(storedList()).toEqual([battery]);
  expect(page.published).toContainEqual(['compare-changed', { items: [battery] }]);
  await findByText(element, `${INVERTER} is uit de vergelijking verwijderd`);
  await userEvent.click(getByRole(element, 'button', { name: `Verwijder ${BATTERY} uit de vergelijking` }));
  await findByText(element, 'Er staan momenteel geen producten in je vergelijking.');
  expect(page.requests).toHaveLength(1);
});

test('a product that the shop does not know has no column, and stays on the list', async () => {
  const { element, columns } = await openTable([unknown, inverter]);
  expect(columns()).toEqual([INVERTER]);
  await userEvent.click(getByRole(element, 'button', { name: /^Verwijder/ }));
  expect(storedList()).toEqual([unknown]);
  await findByText(element, 'Er staan momenteel geen producten in je vergelijking.');
});

test('other tabs and other widgets add and remove columns', async () => {
  const { page, columns } = await openTable([inverter]);
  keep([inverter, battery]);
  dispatchEvent(Object.assign(new Event('storage'), { key: 'compare' }));
  await waitFor(() => expect(columns()).toEqual([INVERTER, BATTERY]));
  bus.send('compare-toggle', { ...inverter, id: '4711' });
  await waitFor(() => expect(columns()).toEqual([BATTERY]));
  expect(page.requests.map(({ body }) => (body as { items: unknown[] }).items.length)).toEqual([1, 2]);
});

test('a buy button sends the same command as other buy buttons', async () => {
  const commands: unknown[] = [];
  const stop = bus.on('add-to-cart', (detail) => commands.push(detail));
  const { element } = await openTable([inverter]);
  const button = getByRole(element, 'button', { name: `In winkelwagen: ${INVERTER}` });
  await userEvent.click(button);
  await userEvent.click(button);
  stop();
  expect(commands).toEqual([{ type: 'product', id: 4711, qty: 1, goToCart: false, has_tax_exemption: false }]);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a product that is out of stock offers a reminder, and a price on request has no button', async () => {
  const commands: unknown[] = [];
  const stop = bus.on('back-in-stock-open', (detail) => commands.push(detail));
  const { element, row } = await openTable([inverter, onRequest], { stock: { 'GRW-MIN3000TLXH': 0 } });
  await userEvent.click(getByRole(element, 'button', { name: `Mail mij bij voorraad: ${INVERTER}` }));
  stop();
  expect(commands).toMatchObject([{ type: 'product', id: 4711, productName: expect.stringContaining('Growatt') }]);
  expect(row('Bestellen')[1]).toBe('');
  expect(row('Prijs')[1]).toBe('Prijs op aanvraag');
});

// What did not arrive is asked for twice more.
test.each([
  ['500', 3],
  ['malformed', 1],
  ['html', 1],
  ['offline', 3],
] as const)(
  '%s: the shop’s own HTML stays without a message, and the table appears after the next successful call',
  async (how, times) => {
    keep([inverter]);
    const page = await openPage({ answers: { '/compare': { how, times } } });
    const { element, states } = mount(page);
    await waitFor(() => expect(states).toEqual(['failed']));
    expect(element.querySelector<HTMLElement>('.sw-root')?.hidden).toBe(true);
    expect(element.textContent).toContain('Vergelijken heeft scripts nodig.');
    dispatchEvent(new Event('online'));
    await findByRole(element, 'table', {}, { timeout: 4000 });
    expect(states).toEqual(['failed', 'ready']);
  },
);

test('a failed later call keeps the table', async () => {
  const { page, columns } = await openTable([inverter]);
  const body = JSON.stringify({ call: '/compare', how: 'malformed' });
  await page.shop.fetch('/demo/behaviour', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  keep([inverter, battery]);
  dispatchEvent(Object.assign(new Event('storage'), { key: 'compare' }));
  await waitFor(() =>
    expect(page.published).toContainEqual(['call-failed', expect.objectContaining({ widget: 'compare-page' })]),
  );
  expect(columns()).toEqual([INVERTER]);
});

test('JSON as PHP encodes it is read', async () => {
  const { columns, row } = await openTable([battery, inverter], { answers: { '/compare': 'quirks' } });
  expect(columns()).toEqual([BATTERY, INVERTER]);
  expect(row('Vermogen')).toEqual(['– Geen gegevens', '3 kW']);
});

test('rows and columns have headers', async () => {
  const { element } = await openTable([inverter, battery]);
  const headers = await findAllByRole(element, 'columnheader');
  expect(headers.map((header) => header.getAttribute('scope'))).toEqual(['col', 'col', 'col']);
  // A screen reader says a header with each of its cells, so it holds a name and no command.
  for (const header of headers) expect(within(header).queryByRole('button')).toBeNull();
  getByRole(element, 'region', { name: 'Producten naast elkaar' });
});

const connectors = { id: 512, type: 'product' };

test('a product with variants has its lowest price and a link to its page', async () => {
  const { element, row } = await openTable([connectors, inverter], { extras: ['variants'] });
  expect(row('Prijs')[0]!.replaceAll(/\s+/g, ' ')).toBe('vanaf € 3,95');
  expect(getByRole(element, 'link', { name: /^Kies uitvoering: MC4/ }).getAttribute('href')).toBe('/mc4-set');
  getByRole(element, 'button', { name: `In winkelwagen: ${INVERTER}` });
});

test('a shop without ratings has no row for them', async () => {
  const { element, row } = await openTable([battery, inverter], { extras: ['no-ratings'] });
  expect(queryByRole(element, 'rowheader', { name: 'Beoordeling' })).toBeNull();
  expect(row('Prijs')).toHaveLength(2);
});

test('the tag manager receives the product whose page the shopper opens', async () => {
  const { element } = await openTable([inverter, battery, onRequest]);
  element.addEventListener('click', (event) => event.preventDefault());
  for (const name of [BATTERY, /^Huawei/]) await userEvent.click(within(element).getByRole('link', { name }));
  const list = { currency: 'EUR', item_list_id: 'compare-page', item_list_name: 'compare-page' };
  expect((globalThis as { dataLayer?: unknown[] }).dataLayer).toEqual([
    { ecommerce: null },
    {
      event: 'select_item',
      ecommerce: {
        ...list,
        value: 1999,
        items: [{ item_id: 'product-900', item_name: BATTERY, price: 1999, discount: 100, quantity: 1, index: 1 }],
      },
    },
    { ecommerce: null },
    {
      event: 'select_item',
      ecommerce: {
        ...list,
        value: 0,
        items: [expect.objectContaining({ item_id: 'product-2002', price: 0, index: 2 })],
      },
    },
  ]);
});
