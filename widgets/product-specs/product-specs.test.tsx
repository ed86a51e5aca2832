// @vitest-environment happy-dom
import { getByRole, queryByRole, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { island } from './product-specs.island.tsx';

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Eigenschap ${at + 1}`, value: `${at + 1} kW` }));
const attribute = (specs: unknown) => JSON.stringify(specs).replaceAll("'", '&apos;');
const table = (count: number) =>
  `<table>${rows(count)
    .map(({ name, value }) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`)
    .join('')}</table>`;

function openWindow(width: number) {
  (globalThis as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({
    width,
  });
}

beforeEach(() => openWindow(1280));

async function open(html: string) {
  const page = await openPage();
  const mounted = page.mount(island, html);
  await waitFor(() => expect(mounted.states).toEqual(['ready']));
  return { page, ...mounted };
}

const withRows = (count: number) => `<div data-specs='${attribute(rows(count))}' data-all-url="/alles"></div>`;
const folded = (element: HTMLElement) => element.querySelectorAll('[hidden="until-found"] tr').length;
const toggle = (element: HTMLElement) => queryByRole(element, 'button');

test('a shopper reads every row as a table, and has a link to all specifications', async () => {
  const { element, page } = await open(withRows(7));
  expect(within(getByRole(element, 'table', { name: 'Specificaties' })).getAllByRole('row')).toHaveLength(7);
  getByRole(element, 'rowheader', { name: 'Eigenschap 7' });
  getByRole(element, 'cell', { name: '7 kW' });
  expect(getByRole(element, 'link', { name: 'Alle specificaties' }).getAttribute('href')).toBe('/alles');
  expect(page.requests).toEqual([]);
});

test.each([
  { width: 640, count: 7, away: 1 },
  { width: 320, count: 12, away: 6 },
  { width: 640, count: 6, away: 0 },
  { width: 641, count: 7, away: 0 },
])('at $width px $away of $count rows are hidden', async ({ width, count, away }) => {
  openWindow(width);
  const { element } = await open(withRows(count));
  expect(folded(element)).toBe(away);
  expect(toggle(element) !== null).toBe(away > 0);
});

test('a shopper shows the hidden rows and hides them again', async () => {
  openWindow(640);
  const { element } = await open(withRows(8));
  const button = toggle(element)!;
  expect([button.textContent, button.getAttribute('aria-expanded')]).toEqual(['Nog 2 specificaties tonen', 'false']);
  await userEvent.click(button);
  expect([button.textContent, button.getAttribute('aria-expanded')]).toEqual(['Minder specificaties tonen', 'true']);
  expect(folded(element)).toBe(0);
  await userEvent.click(button);
  expect(folded(element)).toBe(2);
});

test('rows that the browser’s search finds are shown', async () => {
  openWindow(640);
  const { element } = await open(withRows(8));
  element.querySelector('[hidden="until-found"]')!.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await waitFor(() => expect(folded(element)).toBe(0));
  expect(toggle(element)!.getAttribute('aria-expanded')).toBe('true');
});

test('a window that grows shows everything', async () => {
  openWindow(320);
  const { element } = await open(withRows(8));
  // happy-dom takes a media query for false until a first change of the window.
  openWindow(640);
  openWindow(1024);
  await waitFor(() => expect(folded(element)).toBe(0));
  expect(toggle(element)).toBeNull();
});

test('a server-rendered table needs no inputs, and its cells are unchanged', async () => {
  const { element, unmount } = await open(
    `<div>${table(2).replace('2 kW', '<a href="/blad.pdf">Datasheet</a> (pdf)')}<a href="/alles">Alles</a></div>`,
  );
  const link = getByRole(element, 'link', { name: 'Datasheet' });
  expect(link.closest('td')!.textContent).toBe('Datasheet (pdf)');
  expect(getByRole(element, 'link', { name: 'Alle specificaties' }).getAttribute('href')).toBe('/alles');
  expect(element.querySelectorAll('table')).toHaveLength(1);
  unmount();
  expect(element.querySelector('td')!.textContent).toBe('1 kW');
  expect(element.querySelectorAll('td')[1]!.textContent).toBe('Datasheet (pdf)');
});

test('a server-rendered definition list is read too, and attributes take precedence', async () => {
  const { element } = await open('<div><dl><dt>Gewicht</dt><dd>12 kg</dd><dt>Kleur</dt><dd>wit</dd></dl></div>');
  expect(
    within(element)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['Gewicht12 kg', 'Kleurwit']);
  const { element: second } = await open(`<div data-specs='[["Diepte","9 cm"]]'>${table(2)}</div>`);
  expect(
    within(second)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['Diepte9 cm']);
});

test('a missing value is a dash, and markup in a text is shown as text', async () => {
  const specs = [
    { name: 'Kleur', value: null },
    { name: 'Ruis', value: '<b>30 dB</b>' },
  ];
  const { element } = await open(`<div data-specs='${attribute(specs)}'></div>`);
  expect(
    within(element)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['–', '<b>30 dB</b>']);
  expect(queryByRole(element, 'link')).toBeNull();
});

test('a row that cannot be read is left out and reported, and the others are shown', async () => {
  const page = await openPage();
  const specs = JSON.stringify([{ name: 'Vermogen', value: '3 kW' }, 'Fasen', ['Gewicht', '12 kg']]);
  const { element, states, templateErrors } = page.mount(island, `<div data-specs='${specs}'><p>Eigen</p></div>`);
  await waitFor(() => expect(states).toEqual(['ready']));
  expect(
    within(element)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Vermogen', 'Gewicht']);
  expect(templateErrors).toEqual([{ attribute: 'data-specs (at 1)', expected: '{ name, value }', found: 'Fasen' }]);
});

test('without rows there is a template error, and the shop’s HTML stays', async () => {
  const page = await openPage();
  const { element, states, templateErrors } = page.mount(island, '<div><p>Op aanvraag</p></div>');
  expect(states).toEqual(['failed']);
  expect(templateErrors).toEqual([
    { attribute: 'data-specs', expected: 'a list of { name, value }', found: 'nothing' },
  ]);
  expect(element.textContent).toBe('Op aanvraag');
});

const SAFETY = {
  type: 'MIN 3000TL-XH',
  manufacturer: { name: 'Growatt', address: 'Shenzhen', contact: 'safety@growatt.example' },
  responsible: { name: 'Growatt Europe', contact: 'https://growatt.example/nl' },
  warnings: ['Alleen door een installateur.'],
};

test('an offer says who answers for the product, and what it warns of', async () => {
  const html = withRows(2).replace(
    '<div',
    `<div data-safety='${JSON.stringify(SAFETY)}' data-battery-passport-url="/pas"`,
  );
  const { element } = await open(html);
  const section = within(getByRole(element, 'region', { name: 'Productveiligheid' }));
  expect(section.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Type',
    'Fabrikant',
    'Verantwoordelijke in de EU',
  ]);
  const link = (name: string) => section.getByRole('link', { name }).getAttribute('href');
  expect(link('safety@growatt.example')).toBe('mailto:safety@growatt.example');
  expect(link('https://growatt.example/nl')).toBe('https://growatt.example/nl');
  section.getByText('Alleen door een installateur.');
  expect(getByRole(element, 'link', { name: 'Batterijpaspoort' }).getAttribute('href')).toBe('/pas');
});

test('without them, and with what cannot be read, there are only specifications', async () => {
  for (const html of [withRows(2), withRows(2).replace('<div', `<div data-safety='[]'`)]) {
    const { element } = await open(html);
    expect(element.querySelector('.sw-product-specs__safety')).toBeNull();
    expect(queryByRole(element, 'link', { name: 'Batterijpaspoort' })).toBeNull();
  }
});

test('what the server says of the safety stays as it is, and its rows are no specifications', async () => {
  const printed = `<div data-product-safety><h3>Productveiligheid</h3><dl><dt>Fabrikant</dt><dd><a href="/maker">Growatt</a></dd></dl></div>`;
  const html = `<div>${table(2)}<a href="/alles">Alles</a><a data-battery-passport href="/pas">Pas</a>${printed}</div>`;
  const { element, unmount } = await open(html);
  expect(within(getByRole(element, 'table')).getAllByRole('row')).toHaveLength(2);
  expect(getByRole(element, 'link', { name: 'Alle specificaties' }).getAttribute('href')).toBe('/alles');
  expect(getByRole(element, 'link', { name: 'Batterijpaspoort' }).getAttribute('href')).toBe('/pas');
  expect(element.querySelector('.sw-product-specs__safety > [data-product-safety] dd > a')).not.toBeNull();
  unmount();
  expect(element.querySelector(':scope > [data-product-safety]')).not.toBeNull();
});

test.each([
  `<div data-specs='${attribute(rows(2))}'>`,
  `<div><script type="application/json">${JSON.stringify({ specs: rows(2) })}</script>`,
])('it stays beside rows that the page does not print: %s', async (start) => {
  const printed =
    '<div data-product-safety><p>Fabrikant: Growatt</p></div><a data-battery-passport href="/pas">Pas</a>';
  const { element } = await open(`${start}${printed}</div>`);
  expect(within(getByRole(element, 'table')).getAllByRole('row')).toHaveLength(2);
  expect(element.querySelector('.sw-product-specs__safety > [data-product-safety]')).not.toBeNull();
  expect(getByRole(element, 'link', { name: 'Batterijpaspoort' }).getAttribute('href')).toBe('/pas');
  expect(queryByRole(element, 'link', { name: 'Alle specificaties' })).toBeNull();
});

test('a printed block without any rows is no specifications, and stays', async () => {
  const page = await openPage();
  const html = '<div><div data-product-safety>Fabrikant: Growatt</div></div>';
  const { element, states, templateErrors } = page.mount(island, html);
  expect(states).toEqual(['failed']);
  expect(templateErrors).toMatchObject([{ attribute: 'data-specs' }]);
  expect(element.textContent).toBe('Fabrikant: Growatt');
});
