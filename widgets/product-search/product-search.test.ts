// @vitest-environment happy-dom
import { getAllByRole, getByRole, queryAllByRole, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setPageSettings } from '../../tests/support/page-settings.ts';
import { openPage } from '../../tests/support/open-page.ts';
import { enhancer } from './product-search.enhancer.ts';
import { transcriptOf } from './product-search.support.ts';

const FORM = `<form action="/zoeken" role="search" data-widget="product-search">
  <label for="zoek">Zoek een product</label>
  <input id="zoek" type="search" name="q">
  <button>Zoeken</button>
</form>`;

const KEY = 'recent_searches';
const store = (...queries: string[]) => localStorage.setItem(KEY, JSON.stringify(queries));
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
const events = () => (globalThis as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? [];

type Setup = Parameters<typeof openPage>[0];

async function openField(setup: Setup = {}, html = FORM) {
  const page = await openPage(setup);
  const widget = page.mount(enhancer, html);
  const input = getByRole<HTMLInputElement>(document.body, 'combobox', { name: 'Zoek een product' });
  const submitted: string[] = [];
  const hold = (event: Event) => {
    event.preventDefault();
    submitted.push(input.value);
  };
  addEventListener('submit', hold);
  const followed: string[] = [];
  const stay = (event: Event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    followed.push(link.getAttribute('href')!);
    event.preventDefault();
  };
  addEventListener('click', stay);
  onTestFinished(() => {
    removeEventListener('submit', hold);
    removeEventListener('click', stay);
  });
  return { page, widget, input, submitted, followed };
}

const options = () => queryAllByRole(document.body, 'option');
const type = (input: HTMLElement, text: string) => userEvent.type(input, text);
const listed = async (count?: number) =>
  waitFor(
    () => {
      expect(options().length).toBeGreaterThan(0);
      if (count !== undefined) expect(options()).toHaveLength(count);
      expect(getByRole(document.body, 'combobox').getAttribute('aria-expanded')).toBe('true');
    },
    { timeout: 3000 },
  );
const statusText = () => document.querySelector('[role=status]')?.textContent;

test('the field becomes a combobox, and stays the one of the shop', async () => {
  const page = await openPage();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = FORM;
  const printed = place.querySelector('input')!;
  printed.value = 'gro';
  printed.focus();
  const { element } = page.mount(enhancer, FORM);
  place.remove();
  const field = element.querySelector('input')!;
  expect(element.querySelectorAll('input')).toHaveLength(1);
  expect([field.name, field.type, field.getAttribute('role'), field.getAttribute('aria-autocomplete')]).toEqual([
    'q',
    'search',
    'combobox',
    'list',
  ]);
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('keys and what a screen reader says', async () => {
  store('growatt min', 'solarkabel');
  const { input, followed } = await openField();
  const said: [string, string][] = [];
  const note = (key: string) => said.push([key, transcriptOf(input)]);
  const press = async (key: string) => {
    await userEvent.keyboard(`{${key}}`);
    note(key);
  };
  await userEvent.tab();
  await listed(3);
  note('Tab');
  await press('ArrowDown');
  await press('ArrowUp');
  await press('ArrowDown');
  await press('Delete');
  await press('Escape');
  await press('ArrowUp');
  await press('Escape');
  await type(input, 'growatt 3000tl-xh');
  await waitFor(() => expect(options()[0]!.textContent).toContain('Growatt MIN 3000TL-XH'), { timeout: 3000 });
  note('growatt 3000tl-xh');
  for (const key of ['ArrowDown', 'Home', 'ArrowUp', 'End', 'ArrowDown', 'Enter', 'Escape', 'Escape']) await press(key);
  expect(said).toEqual([
    ['Tab', 'combobox "" expanded'],
    [
      'ArrowDown',
      'combobox "" expanded > option "growatt min" selected in "Eerder gezocht" (Met Delete verwijder je deze zoekopdracht.)',
    ],
    ['ArrowUp', 'combobox "" expanded > option "Zoekgeschiedenis wissen" selected in "Eerder gezocht"'],
    [
      'ArrowDown',
      'combobox "" expanded > option "growatt min" selected in "Eerder gezocht" (Met Delete verwijder je deze zoekopdracht.)',
    ],
    [
      'Delete',
      'combobox "" expanded > option "solarkabel" selected in "Eerder gezocht" (Met Delete verwijder je deze zoekopdracht.)',
    ],
    ['Escape', 'combobox "" collapsed'],
    ['ArrowUp', 'combobox "" expanded > option "Zoekgeschiedenis wissen" selected in "Eerder gezocht"'],
    ['Escape', 'combobox "" collapsed'],
    ['growatt 3000tl-xh', 'combobox "growatt 3000tl-xh" expanded'],
    [
      'ArrowDown',
      'combobox "growatt 3000tl-xh" expanded > option "Growatt MIN 3000TL-XH omvormer € 649,-" selected in "Producten"',
    ],
    ['Home', 'combobox "growatt 3000tl-xh" expanded'],
    ['ArrowUp', 'combobox "growatt 3000tl-xh" expanded > option "Growatt" selected in "Merken"'],
    ['End', 'combobox "growatt 3000tl-xh" expanded'],
    [
      'ArrowDown',
      'combobox "growatt 3000tl-xh" expanded > option "Growatt MIN 3000TL-XH omvormer € 649,-" selected in "Producten"',
    ],
    [
      'Enter',
      'combobox "growatt 3000tl-xh" expanded > option "Growatt MIN 3000TL-XH omvormer € 649,-" selected in "Producten"',
    ],
    ['Escape', 'combobox "growatt 3000tl-xh" collapsed'],
    ['Escape', 'combobox "" collapsed'],
  ]);
  expect(followed).toEqual(['/growatt-min-3000tl-xh']);
});

test('Alt and an arrow open and close without choosing, and Tab closes and leaves', async () => {
  store('growatt');
  const { input } = await openField();
  await userEvent.click(input);
  await listed();
  await userEvent.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}');
  expect(transcriptOf(input)).toBe('combobox "" expanded');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(transcriptOf(input)).toBe('combobox "" collapsed');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  expect(document.activeElement).toBe(getByRole(document.body, 'button', { name: 'Zoeken' }));
  expect(transcriptOf(input)).toBe('combobox "" collapsed');
});

test('keys of an input method are not taken', async () => {
  store('growatt');
  const { input } = await openField();
  await userEvent.click(input);
  await listed();
  const event = new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, cancelable: true, bubbles: true });
  input.dispatchEvent(event);
  expect([event.defaultPrevented, transcriptOf(input)]).toEqual([false, 'combobox "" expanded']);
});

test('Enter without an option sends the form, and the search is stored, told and reported', async () => {
  setPageSettings({});
  const { page, input, submitted } = await openField();
  await type(input, 'growatt{Enter}');
  expect(submitted).toEqual(['growatt']);
  expect(stored()).toEqual(['growatt']);
  expect(page.published).toContainEqual(['products-searched', { query: 'growatt', results: null }]);
  expect(events()).toEqual([{ event: 'search', search_term: 'growatt' }]);
});

test('a search is told with the number of its results', async () => {
  const { page, input } = await openField();
  await type(input, 'omvormer');
  await listed();
  await userEvent.keyboard('{Enter}');
  const [, detail] = page.published.find(([name]) => name === 'products-searched')!;
  const all = getAllByRole(document.body, 'option').at(-1)!.textContent;
  expect(detail).toEqual({ query: 'omvormer', results: Number(/Alle (\d+) resultaten/.exec(all)![1]) });
});

test('a page that allows no analytics gets no events of the tag manager', async () => {
  setPageSettings({ analytics: false });
  const { page, input } = await openField();
  await type(input, 'growatt{Enter}');
  expect(events()).toEqual([]);
  expect(page.published.map(([name]) => name)).toContain('products-searched');
});

test('a product that is chosen is stored, told and reported, and its link is followed', async () => {
  setPageSettings({});
  const { page, input, followed, submitted } = await openField();
  await type(input, 'min 3000');
  await listed();
  await userEvent.click(options()[0]!);
  expect([followed, submitted]).toEqual([['/growatt-min-3000tl-xh'], []]);
  expect(stored()).toEqual(['min 3000']);
  expect(page.published).toContainEqual([
    'products-searched',
    { query: 'min 3000', results: expect.any(Number) as number, url: '/growatt-min-3000tl-xh' },
  ]);
  expect(events()).toMatchObject([
    { event: 'search', search_term: 'min 3000' },
    { ecommerce: null },
    {
      event: 'select_item',
      ecommerce: {
        currency: 'EUR',
        item_list_id: 'product-search',
        items: [{ item_id: 'GRW-MIN3000TLXH', item_name: 'Growatt MIN 3000TL-XH omvormer', price: 649, index: 0 }],
      },
    },
  ]);
});

test('a category that is chosen is told, and the search is not stored', async () => {
  const { page, input, followed } = await openField();
  await type(input, 'omvormer');
  await listed();
  await userEvent.click(getByRole(document.body, 'option', { name: /^Omvormer ?s$/ }));
  expect(followed).toEqual(['/omvormers']);
  expect(page.published).toContainEqual([
    'products-searched',
    { query: 'omvormer', results: expect.any(Number) as number, url: '/omvormers' },
  ]);
  expect(stored()).toEqual([]);
});

test('an earlier search is searched for again, and the last line leads to all results', async () => {
  store('solarkabel', 'growatt');
  const { input, submitted } = await openField();
  await userEvent.click(input);
  await listed();
  await userEvent.click(options()[1]!);
  expect(submitted).toEqual(['growatt']);
  expect(stored()).toEqual(['growatt', 'solarkabel']);
  await userEvent.clear(input);
  await type(input, 'omvormer');
  await waitFor(() => expect(options().at(-1)!.textContent).toContain('resultaten bekijken'), { timeout: 3000 });
  await userEvent.click(options().at(-1)!);
  expect(submitted).toEqual(['growatt', 'omvormer']);
});

test('a shopper removes a search with its button, or all, and is told', async () => {
  store('solarkabel', 'growatt');
  const { input } = await openField();
  await userEvent.click(input);
  await listed();
  await userEvent.click(getByRole(document.body, 'button', { name: '“solarkabel” vergeten' }));
  expect([stored(), document.activeElement]).toEqual([['growatt'], input]);
  await waitFor(() => expect(statusText()).toBe('“solarkabel” is verwijderd.'));
  await userEvent.click(getByRole(document.body, 'option', { name: 'Zoekgeschiedenis wissen' }));
  expect([stored(), options(), transcriptOf(input)]).toEqual([[], [], 'combobox "" collapsed']);
  await waitFor(() => expect(statusText()).toBe('De zoekgeschiedenis is gewist.'));
});

test.each([
  ['a page that wants none', FORM.replace('data-widget', 'data-recent="false" data-widget'), undefined],
  [
    'a browser that stores nothing',
    FORM,
    () => {
      throw new DOMException('Denied', 'SecurityError');
    },
  ],
])('%s has no earlier searches', async (_, html, get) => {
  store('growatt');
  if (get) vi.stubGlobal('localStorage', new Proxy({}, { get }));
  const { input, submitted } = await openField({}, html);
  await userEvent.click(input);
  await type(input, 'x');
  expect(options()).toEqual([]);
  await type(input, 'yz{Enter}');
  expect(submitted).toEqual(['xyz']);
  vi.unstubAllGlobals();
});

test('the number of suggestions is announced once typing pauses', async () => {
  const { input } = await openField();
  await type(input, 'min 3000');
  await listed();
  const count = options().length;
  expect(statusText()).toBe('');
  await waitFor(() => expect(statusText()).toBe(`${count} suggesties. Kies met de pijltoetsen.`), { timeout: 2000 });
  await userEvent.clear(input);
  await type(input, 'qqqq');
  await waitFor(() => expect(statusText()).toBe('Geen suggesties voor “qqqq”'), { timeout: 3000 });
  expect(transcriptOf(input)).toBe('combobox "qqqq" collapsed');
});

test('markup in names and in what is typed is text', async () => {
  const { page, input } = await openField();
  const { fetch } = globalThis;
  const name = '<img src=x onerror=alert(1)> omvormer';
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ products: [{ name, url: '/x' }], total: 1 })));
  await type(input, '<img om');
  await listed(1);
  vi.stubGlobal('fetch', fetch);
  expect(options()[0]!.textContent).toContain(name);
  expect([...options()[0]!.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['<img', 'om']);
  expect(options()[0]!.querySelector('img')).toBeNull();
  expect(page.requests).toEqual([]);
});

test.each(['500', 'html', 'cut', 'offline'] as const)(
  'a shop that answers %s shows nothing, and the form is sent',
  async (how) => {
    const { page, input, submitted } = await openField({ answers: { '/search/suggest': how } });
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
    await type(input, 'growatt');
    await waitFor(() => expect(page.published.map(([fact]) => fact)).toContain('call-failed'), { timeout: 3000 });
    expect([options(), transcriptOf(input)]).toEqual([[], 'combobox "growatt" collapsed']);
    await userEvent.keyboard('{Enter}');
    expect(submitted).toEqual(['growatt']);
    debug.mockRestore();
  },
);

test('a page names the call, and its own query stays', async () => {
  const { page, input } = await openField(
    {},
    FORM.replace('data-widget', 'data-suggest-url="/find?shop=3" data-widget'),
  );
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
  await type(input, 'a&b');
  await waitFor(() => expect(page.requests.at(-1)?.path).toBe('/find'), { timeout: 2000 });
  expect(page.requests.at(-1)).toMatchObject({ method: 'GET', query: '?shop=3&q=a%26b&locale=nl' });
  await waitFor(() => expect(page.published.map(([fact]) => fact)).toContain('call-failed'));
  debug.mockRestore();
});

test.each([
  ['de', 'Produkte', 'Alle'],
  ['en', 'Products', 'See all'],
] as const)('the suggestions are in the language of the page: %s', async (locale, title, all) => {
  const { page, input } = await openField({ locale });
  await type(input, 'growatt');
  await listed();
  expect(page.requests.at(-1)!.query).toBe(`?q=growatt&locale=${locale}`);
  expect(getAllByRole(document.body, 'group')[0]!.getAttribute('aria-labelledby')).toBeTruthy();
  expect(document.querySelector('.sw-product-search__title')!.textContent).toBe(title);
  expect(options().at(-1)!.textContent).toMatch(new RegExp(`^${all}`));
});

test.each(['<form action="/zoeken"><button>Zoek</button></form>', '<div><input type="search" name="q"></div>'])(
  'a template without a form or a field is reported, and stays: %s',
  async (html) => {
    const page = await openPage();
    const { element, states, templateErrors } = page.mount(enhancer, html);
    expect(element.outerHTML).toBe(html);
    expect(states).toEqual(['failed']);
    expect(templateErrors).toEqual([{ attribute: '<form>', expected: 'a form with a text field', found: 'none' }]);
  },
);

test('unmounting restores the form', async () => {
  store('growatt');
  const { widget, input } = await openField();
  const before = document.createElement('div');
  before.innerHTML = FORM;
  await userEvent.click(input);
  await listed();
  widget.unmount();
  expect(widget.element.outerHTML).toBe(before.innerHTML);
});
