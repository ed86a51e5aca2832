// @vitest-environment happy-dom
import { findByRole, findByText, getByRole, queryByRole, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { How } from '../../tools/demo-shop/behaviours.ts';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import { island } from './shipping-costs.island.tsx';

const HTML = '<div data-widget="shipping-costs" data-price="649"></div>';
const LINK =
  '<div data-widget="shipping-costs" data-price="649"><a class="way" href="/verzendkosten">Wat kost verzenden?</a></div>';

const opener = (name = 'Verzendkosten') => findByRole(document.body, 'button', { name });
const popup = () => findByRole(document.body, 'dialog', { name: 'Verzendkosten' });
const calls = ({ requests }: OpenPage) => requests.filter(({ path }) => path === '/shipping-costs');
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));

/** The shop answers this; what stands in it is none of its contract's business. */
function answer(body: unknown) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body)));
}

async function close() {
  await userEvent.click(within(await popup()).getByRole('button', { name: 'Sluiten' }));
  await waitFor(() => expect(queryByRole(document.body, 'dialog')).toBeNull());
}

test('the popup lists the costs per country, requested once with the price of the page', async () => {
  const page = await openPage();
  page.mount(island, HTML);
  await userEvent.click(await opener());
  within(await popup()).getByRole('heading', { name: 'Verzendkosten' });
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
  expect(calls(page)).toMatchObject([{ method: 'POST', body: { price: 649 } }]);
  const before = rows();
  await close();
  await userEvent.click(await opener());
  expect(rows()).toEqual(before);
  expect(calls(page)).toHaveLength(1);
});

test.each([
  ['nl', 'Verzendkosten', 'Gratis verzending'],
  ['de', 'Versandkosten', 'Kostenloser Versand'],
  ['en', 'Shipping costs', 'Free shipping'],
] as const)('the first row is emphasised, and free shipping is a word (%s)', async (locale, name, free) => {
  const page = await openPage({ locale });
  answer({ data: { 0: { name: 'Nederland', costs: 0 }, 1: { name: 'België', costs: '14.95' } } });
  page.mount(island, HTML);
  await userEvent.click(await opener(name));
  await findByText(document.body, free);
  expect(rows()).toEqual([
    ['Nederland', free],
    ['België', '€\u00a014,95'],
  ]);
  expect([...document.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(['Nederland', free]);
  getByRole(document.body, 'rowheader', { name: 'België' });
});

test('a list without a wrapper is read as well', async () => {
  const page = await openPage();
  answer([{ name: 'Duitsland', costs: 20 }]);
  page.mount(island, HTML);
  await userEvent.click(await opener());
  await waitFor(() => expect(rows()).toEqual([['Duitsland', '€\u00a020,-']]));
});

test('a shop that delivers nowhere shows a message', async () => {
  const page = await openPage();
  answer({ data: [] });
  page.mount(island, HTML);
  await userEvent.click(await opener());
  await findByText(document.body, 'Voor dit product zijn geen verzendkosten bekend.');
});

test.each<How>(['500', 'malformed', 'offline', 'html'])(
  '%s: the popup opens without rows, and opening it again retries',
  async (how) => {
    const page = await openPage({ answers: { '/shipping-costs': how } });
    page.mount(island, HTML);
    await userEvent.click(await opener());
    await findByText(await popup(), 'De verzendkosten kunnen nu niet worden getoond.');
    expect(rows()).toEqual([]);
    await close();
    await page.shop.fetch('/demo/behaviour', { method: 'DELETE' });
    await userEvent.click(await opener());
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  },
);

test('the shopper can retry at once', async () => {
  const page = await openPage({ answers: { '/shipping-costs': '429' } });
  page.mount(island, HTML);
  await userEvent.click(await opener());
  const again = await findByRole(document.body, 'button', { name: 'Opnieuw proberen' });
  await page.shop.fetch('/demo/behaviour', { method: 'DELETE' });
  await userEvent.click(again);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
});

test('419: the popup asks to load the page again', async () => {
  const page = await openPage({ answers: { '/shipping-costs': '419' } });
  page.mount(island, HTML);
  await userEvent.click(await opener());
  await within(await popup()).findByRole('button', { name: 'Pagina opnieuw laden' });
  expect(queryByRole(document.body, 'button', { name: 'Opnieuw proberen' })).toBeNull();
});

test('the page can set the label of the button', async () => {
  const page = await openPage();
  page.mount(island, HTML.replace('></', ' data-label="Wat kost verzenden?"></'));
  await opener('Wat kost verzenden?');
});

test('a link of the page opens the popup, and is a plain link again after unmounting', async () => {
  const page = await openPage();
  const { element, states, unmount } = page.mount(island, LINK);
  const link = element.querySelector('a')!;
  await waitFor(() => expect(states).toEqual(['ready']));
  expect([link.parentElement, link.className]).toEqual([element, 'way']);
  await userEvent.click(await opener('Wat kost verzenden?'));
  await popup();
  expect(link.getAttribute('aria-expanded')).toBe('true');
  await close();
  link.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  await popup();
  unmount();
  expect(element.outerHTML).toBe(LINK);
});

test('a click for another tab follows the link', async () => {
  const page = await openPage();
  const { element, states } = page.mount(island, LINK);
  await waitFor(() => expect(states).toEqual(['ready']));
  const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
  element.addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  element.querySelector('a')!.dispatchEvent(click);
  expect(queryByRole(element, 'dialog')).toBeNull();
  expect(calls(page)).toEqual([]);
});

test('a template without a price gets an error', async () => {
  const page = await openPage();
  const { templateErrors, element } = page.mount(island, LINK.replace('649', '649,00'));
  expect(templateErrors).toEqual([{ attribute: 'data-price', expected: 'number', found: '649,00' }]);
  expect(element.querySelector('a')).not.toBeNull();
});
