// @vitest-environment happy-dom
import { findByRole, getByRole, queryByRole, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { bus } from '../../tests/support/page-bus.ts';
import { island } from './mobile-menu.island.tsx';

const deep = {
  name: 'Hybride omvormers',
  url: '/omvormers/hybride',
  children: [{ name: 'Growatt', url: null, children: [{ name: 'MIN-serie', url: '/min', children: [] }] }],
};
const MENU = {
  items: [
    {
      name: 'Omvormers',
      url: '/omvormers',
      children: [deep, { name: 'Micro-omvormers', url: '/micro', children: [] }],
    },
    { name: 'Service', url: null, children: [{ name: 'Retour', url: '/retour', children: [] }] },
    { name: 'Aanbiedingen', url: '/aanbiedingen', children: [] },
  ],
  websites: [
    { name: 'Nederland', url: 'https://nl.example', flag: '/nl.svg', active: true },
    { name: 'Deutschland', url: 'https://de.example', flag: '/de.svg', active: false },
  ],
  second_chance: { name: 'Tweede kans', url: '/tweede-kans' },
  secondary_items: [{ name: 'Klantenservice', url: '/klantenservice' }],
};

const htmlOf = (menu: unknown, inside = '') =>
  `<div data-widget="mobile-menu">${inside}<script type="application/json">${JSON.stringify({ menu })}</script></div>`;

const panel = () => findByRole(document.body, 'dialog', { name: 'Menu' });
const control = async (role: 'button' | 'link', name: string | RegExp) =>
  within(await panel()).findByRole(role, { name });
const press = async (name: string | RegExp) => userEvent.click(await control('button', name));
const hrefOf = async (name: string | RegExp) => (await control('link', name)).getAttribute('href');
const headings = async () =>
  within(await panel())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

async function openMenu(menu: unknown = MENU, locale: 'nl' | 'de' | 'en' = 'nl') {
  const page = await openPage({ locale });
  const mounted = page.mount(island, htmlOf(menu));
  await userEvent.click(await findByRole(mounted.element, 'button', { name: /^Men[uü]$/ }));
  return { page, ...mounted };
}

test('a shopper opens a category and its subcategories at any depth, and goes back', async () => {
  const { page } = await openMenu();
  expect(await hrefOf('Aanbiedingen')).toBe('/aanbiedingen');
  await press('Omvormers');
  expect(await headings()).toEqual(['Menu', 'Omvormers']);
  expect(document.activeElement?.textContent).toBe('Omvormers');
  expect(await hrefOf('Alles in Omvormers')).toBe('/omvormers');
  expect(await hrefOf('Micro-omvormers')).toBe('/micro');

  const fork = await control('button', 'Hybride omvormers');
  expect(fork.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(fork);
  expect(fork.getAttribute('aria-expanded')).toBe('true');
  expect(await hrefOf('Alles in Hybride omvormers')).toBe('/omvormers/hybride');
  await press('Growatt');
  expect(await hrefOf('MIN-serie')).toBe('/min');
  expect(within(await panel()).queryByRole('link', { name: 'Alles in Growatt' })).toBeNull();
  await userEvent.click(fork);
  expect(within(await panel()).queryByRole('button', { name: 'Growatt' })).toBeNull();

  await press('Terug');
  expect(await headings()).toEqual(['Menu']);
  expect(document.activeElement).toBe(await control('button', 'Omvormers'));
  expect(page.requests).toEqual([]);
});

test('the sites are a level of the menu, and the current one is marked', async () => {
  await openMenu();
  await press('Taal en land Nederland');
  expect(await headings()).toEqual(['Menu', 'Taal en land']);
  const now = await control('link', /^Nederland/);
  expect([now.getAttribute('aria-current'), now.textContent]).toEqual(['true', 'Nederland Gekozen']);
  expect(now.querySelector('img')!.getAttribute('src')).toBe('/nl.svg');
  const german = await control('link', 'Deutschland');
  expect([german.getAttribute('href'), german.getAttribute('aria-current')]).toEqual(['https://de.example', null]);
  await press('Terug');
  expect(document.activeElement).toBe(await control('button', /^Taal en land/));
});

test('second chance and further links have the addresses of the page', async () => {
  await openMenu();
  expect(await hrefOf('Tweede kans')).toBe('/tweede-kans');
  expect(await hrefOf('Klantenservice')).toBe('/klantenservice');
});

test.each([
  ['de', 'Zurück', 'Alles in Omvormers'],
  ['en', 'Back', 'Everything in Omvormers'],
] as const)('the menu has the language of the page (%s)', async (locale, back, all) => {
  const page = await openPage({ locale });
  const { element } = page.mount(island, htmlOf(MENU));
  await userEvent.click(await findByRole(element, 'button', { name: /^Men[uü]$/ }));
  await userEvent.click(await findByRole(element, 'button', { name: 'Omvormers' }));
  getByRole(element, 'button', { name: back });
  getByRole(element, 'link', { name: all });
});

test('a closed menu stays unchanged during its animation, and then returns to its root', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { element } = await openMenu();
  await press('Omvormers');
  await press('Sluiten');
  vi.advanceTimersByTime(450);
  expect(element.querySelector('h3')?.textContent).toBe('Omvormers');
  vi.advanceTimersByTime(100);
  await waitFor(() => expect(element.querySelector('h3')).toBeNull());
  await userEvent.click(await findByRole(element, 'button', { name: 'Menu' }));
  expect(await headings()).toEqual(['Menu']);
  vi.useRealTimers();
});

test('a menu that is opened again during its closing animation starts at its root', async () => {
  const { element } = await openMenu();
  await press('Omvormers');
  await press('Sluiten');
  await userEvent.click(await findByRole(element, 'button', { name: 'Menu' }));
  expect(await headings()).toEqual(['Menu']);
});

test('a button of the page opens the menu, and the menu is closed on a restored page', async () => {
  const page = await openPage();
  const { element } = page.mount(island, htmlOf(MENU));
  bus.send('menu-open', undefined);
  await panel();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(() => expect(queryByRole(element, 'dialog')).toBeNull());
});

test.each([
  ['nothing but items', { items: MENU.items }, 'Aanbiedingen'],
  [
    'parts that are null',
    { items: null, websites: null, second_chance: [], secondary_items: MENU.secondary_items },
    'Klantenservice',
  ],
  ['lists as objects', { items: { a: { name: 'Accu’s', url: '/accus' } }, websites: {} }, 'Accu’s'],
  ['no lists of children', { items: [{ name: 'Accu’s', url: '/accus', children: false }] }, 'Accu’s'],
])('%s are read', async (_what, menu, name) => {
  await openMenu(menu);
  await control('link', name);
});

const PRINTED = `<div data-widget="mobile-menu"><details><summary class="own">Menu</summary><nav>
  <ul data-menu="items">
    <li><a href="/omvormers">Omvormers</a> <ul><li><span>String-
      omvormers</span><ul><li><a href="/sma">SMA</a></li></ul></li></ul></li>
    <li><a href="/accus">Accu’s</a></li>
  </ul>
  <ul data-menu="websites"><li><a href="?lang=nl" aria-current="true"><img src="/nl.svg" alt="">Nederland</a></li><li><a href="?lang=de">Deutschland</a></li><li>–</li></ul>
  <p><a data-menu="second-chance" href="/tweede-kans">Tweede kans</a></p>
  <ul data-menu="secondary"><li><a href="/klantenservice">Klantenservice</a></li></ul>
</nav></details></div>`;

test('server-rendered lists are the menu, and their button opens it', async () => {
  const page = await openPage();
  const { element, states, unmount } = page.mount(island, PRINTED);
  await waitFor(() => expect(states).toEqual(['ready']));
  const summary = element.querySelector('summary')!;
  await userEvent.click(summary);
  expect(element.querySelector('details')!.open).toBe(false);
  expect(await hrefOf('Accu’s')).toBe('/accus');
  expect(await hrefOf('Tweede kans')).toBe('/tweede-kans');
  expect(await hrefOf('Klantenservice')).toBe('/klantenservice');
  await press('Omvormers');
  expect(await hrefOf('Alles in Omvormers')).toBe('/omvormers');
  await press('String- omvormers');
  expect(await hrefOf('SMA')).toBe('/sma');
  await press('Terug');
  await press(/^Taal en land/);
  expect(await hrefOf(/^Nederland/)).toBe('?lang=nl');
  expect(within(await panel()).getAllByRole('link')).toHaveLength(2);
  unmount();
  expect(element.outerHTML).toBe(PRINTED);
});

test('a template without a menu gets an error', async () => {
  const page = await openPage();
  const { templateErrors, states } = page.mount(island, '<div data-widget="mobile-menu"><a href="/">Menu</a></div>');
  expect(states).toEqual(['failed']);
  expect(templateErrors).toEqual([{ attribute: 'data-menu', expected: 'object', found: 'nothing' }]);
});
