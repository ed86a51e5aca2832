// @vitest-environment happy-dom
import { configure, findByRole, queryByText, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import { bus } from '../../tests/support/page-bus.ts';
import { setPageSettings } from '../../tests/support/page-settings.ts';
import { island } from './product-overview.island.tsx';

/** The parts of the demo shop's answer that these tests count with. */
interface Answer {
  products: {
    id: number;
    type: string;
    name: string;
    price: number | null;
    brand_ids: number[];
    filter_options: string[];
  }[];
  brands: { id: number; name: string; url_alias: string }[];
  filters: { name: string; url_alias: string; options: { id: string; name: string; url_alias: string }[] }[];
}

// No style sheet hides anything here, and asking for each of a thousand elements takes its time.
configure({ defaultHidden: true });

const HTML = '<div data-id="1"><p>De lijst van de winkel</p></div>';

beforeEach(() => {
  history.replaceState(null, '', '/assortiment');
  localStorage.clear();
});

async function answerOf({ shop }: OpenPage): Promise<Answer> {
  const body = JSON.stringify({ id: 1, type: 'category' });
  const headers = { 'Content-Type': 'application/json' };
  return (await shop.fetch('/product-overview/init', { method: 'POST', headers, body })).json();
}

/** A page with the whole assortment, at this path, once it is drawn. */
async function openList(path = '/assortiment', html = HTML, overrides = {}) {
  history.replaceState(null, '', path);
  const page = await openPage({});
  const answer = await answerOf(page);
  page.requests.length = 0;
  const mounted = page.mount(island, html, overrides);
  await findByRole(mounted.element, 'list', { name: 'Producten' });
  return { page, answer, ...mounted };
}

const names = (element: HTMLElement) =>
  within(within(element).getByRole('list', { name: 'Producten' }))
    .queryAllByRole('heading')
    .map(({ textContent }) => textContent);
const count = (element: HTMLElement) =>
  Number(within(element).getByRole('heading', { level: 2, name: /^\d+ / }).textContent?.split(' ')[0]);
const box = (element: HTMLElement, name: string) =>
  within(within(element).getByRole('complementary')).getByRole<HTMLInputElement>('checkbox', { name: named(name) });
/** After its name, an option says how many products it shows. */
const named = (name: string) => (text: string) => text.replace(/, [\d.]+ product(en)?$/, '') === name;

/** What the tag manager heard. */
function seen(
  event = 'view_item_list',
): { ecommerce: { item_list_id: string; items: { index: number; item_id: string }[] } }[] {
  const { dataLayer = [] } = globalThis as { dataLayer?: { event?: string }[] };
  return dataLayer.filter((entry) => entry.event === event) as unknown as ReturnType<typeof seen>;
}

test('the shop’s own list stays until the first answer', async () => {
  const page = await openPage({});
  const { element, states } = page.mount(island, HTML);
  expect(queryByText(element, 'De lijst van de winkel')).not.toBeNull();
  await findByRole(element, 'list', { name: 'Producten' });
  expect(queryByText(element, 'De lijst van de winkel')).toBeNull();
  expect(page.requests).toMatchObject([{ path: '/product-overview/init', body: { id: '1', type: 'category' } }]);
  expect(states).toEqual(['ready']);
});

test.each(['500', '419', 'malformed', 'cut', 'offline'] as const)(
  '%s: the shop’s own list stays, without a message',
  async (how) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = await openPage({ answers: { '/product-overview/init': how } });
    const { element, states } = page.mount(island, HTML);
    await waitFor(() => expect(states).toEqual(['failed']), { timeout: 4000 });
    expect(element.textContent).toContain('De lijst van de winkel');
    expect(within(element).queryByRole('alert', { hidden: false })).toBeNull();
  },
);

test('JSON as PHP encodes it is read', async () => {
  const page = await openPage({ answers: { '/product-overview/init': 'quirks' } });
  const { element } = page.mount(island, HTML);
  await findByRole(element, 'list', { name: 'Producten' });
  expect(count(element)).toBe((await answerOf(await openPage({}))).products.length);
});

test('a deep link is read before the first render', async () => {
  const first = (await answerOf(await openPage({}))).brands[0]!;
  const { element, answer } = await openList(`/assortiment/brand:${first.url_alias}/sort:price-low`);
  const those = answer.products.filter(({ brand_ids }) => brand_ids.includes(first.id));
  expect(count(element)).toBe(those.length);
  expect(box(element, first.name).checked).toBe(true);
  expect(within(element).getByLabelText<HTMLSelectElement>('Sorteren op').value).toBe('price-low');
  const lowest = those.toSorted((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity))[0]!;
  expect(names(element)[0]).toBe(lowest.name);
});

test('an unknown filter restricts nothing, and disappears with the next selection', async () => {
  const { element, answer } = await openList('/assortiment/foo:bar');
  expect(count(element)).toBe(answer.products.length);
  expect(location.pathname).toBe('/assortiment/foo:bar');
  await userEvent.click(box(element, answer.brands[0]!.name));
  expect(location.pathname).toBe(`/assortiment/brand:${answer.brands[0]!.url_alias}`);
});

test('an invalid page and an invalid order are corrected without a new history entry', async () => {
  const before = history.length;
  const { element } = await openList('/assortiment/sort:foo/page:99?lang=nl#lijst');
  const last = within(within(element).getByRole('navigation', { name: 'Pagina’s' }))
    .getAllByRole('link')
    .find((link) => link.getAttribute('aria-current') === 'page');
  expect(location.pathname).toBe(`/assortiment/page:${last?.textContent}`);
  expect(location.search + location.hash).toBe('?lang=nl#lijst');
  expect(history.length).toBe(before);
});

describe('a selection', () => {
  test('adds one history entry, starts at page 1, and is undone by Back', async () => {
    const { element, answer } = await openList('/assortiment/page:2');
    const [first, second] = answer.brands;
    const before = history.length;
    await userEvent.click(box(element, first!.name));
    expect(location.pathname).toBe(`/assortiment/brand:${first!.url_alias}`);
    await userEvent.click(box(element, second!.name));
    expect(location.pathname).toBe(`/assortiment/brand:${first!.url_alias},${second!.url_alias}`);
    expect(history.length).toBe(before + 2);

    history.replaceState(null, '', '/assortiment/page:2');
    dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(count(element)).toBe(answer.products.length));
    expect(box(element, first!.name).checked).toBe(false);
  });

  test('is listed among the active filters, and its link removes it', async () => {
    const { element, answer } = await openList();
    const [brand] = answer.brands;
    await userEvent.click(box(element, brand!.name));
    await userEvent.click(box(element, 'In de aanbieding'));
    const sidebar = within(within(element).getByRole('complementary'));
    const chosen = within(within(element).getByRole('region', { name: 'Gekozen filters' }));
    const chip = chosen.getByRole('link', { name: `Filter verwijderen: ${brand!.name}` });
    expect(chip.getAttribute('href')).toBe('/assortiment/discount:yes');
    await userEvent.click(chip);
    expect(location.pathname).toBe('/assortiment/discount:yes');
    const all = sidebar.getByRole('link', { name: 'Alles wissen' });
    expect(all.getAttribute('href')).toBe('/assortiment');
    await userEvent.click(all);
    expect(location.pathname).toBe('/assortiment');
    expect(within(element).queryByRole('region', { name: 'Gekozen filters' })).toBeNull();
    expect(sidebar.queryByRole('link', { name: 'Alles wissen' })).toBeNull();
  });

  test('of both best-choice options is kept and restricts nothing', async () => {
    const { element, answer } = await openList();
    const all = answer.products.length;
    await userEvent.click(box(element, 'Nee'));
    expect(location.pathname).toBe('/assortiment/best_choice:no');
    expect(count(element)).toBeLessThan(all);
    await userEvent.click(box(element, 'Ja'));
    expect(location.pathname).toBe('/assortiment/best_choice:yes,no');
    expect(count(element)).toBe(all);
  });

  test('without results shows a message, and a way to reset', async () => {
    const { element, answer } = await openList('/assortiment/page:2');
    await userEvent.type(within(element).getByLabelText('Van'), '99999999{Enter}');
    const out = within(element).getAllByRole('link', { name: 'Alles wissen' });
    expect(queryByText(element, 'Geen producten gevonden')).not.toBeNull();
    await userEvent.click(out.at(-1)!);
    expect(count(element)).toBe(answer.products.length);
  });
});

test('the heading of the list is its number of products; the page is announced when it is turned', async () => {
  const { element } = await openList('/assortiment');
  const heading = within(element).getByRole('heading', { level: 2, name: /^\d+ producten$/ });
  const status = within(heading.parentElement!).getByRole('status');
  expect(status.textContent).toBe('');
  await userEvent.click(within(element).getByRole('link', { name: 'Volgende pagina' }));
  expect(document.activeElement).toBe(heading);
  expect(status.textContent).toMatch(/^\d+ producten, pagina 2 van \d+$/);
});

test('a sort order starts at page 1; the recommended one has no segment', async () => {
  const { element } = await openList('/assortiment/page:2');
  const order = within(element).getByLabelText('Sorteren op');
  expect([...(order as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
    'Aanbevolen',
    'Prijs laag-hoog',
    'Prijs hoog-laag',
  ]);
  await userEvent.selectOptions(order, 'Prijs hoog-laag');
  expect(location.pathname).toBe('/assortiment/sort:price-high');
  await userEvent.selectOptions(order, 'Aanbevolen');
  expect(location.pathname).toBe('/assortiment');
});

test('five options of a long filter are shown, and all of them on request', async () => {
  const { element, answer } = await openList();
  expect(answer.brands.length).toBeGreaterThan(5);
  const group = within(within(element).getByRole('group', { name: 'Merken' }));
  expect(group.getAllByRole('checkbox')).toHaveLength(5);
  await userEvent.click(group.getByRole('button', { name: 'Toon meer: Merken' }));
  expect(group.getAllByRole('checkbox')).toHaveLength(answer.brands.length);
  const short = answer.filters.find(({ options }) => options.length <= 5)!;
  const shortGroup = within(within(element).getByRole('group', { name: short.name }));
  expect(shortGroup.queryByRole('button')).toBeNull();
});

describe('a filter with more than twelve options', () => {
  const group = (element: HTMLElement, name: string) => within(within(element).getByRole('group', { name }));
  const labels = (element: HTMLElement, name: string) =>
    group(element, name)
      .getAllByRole('checkbox')
      .map((option) => option.closest('label')!.textContent.replace(/\d+$/, ''));

  test('can be searched, folded or not; what is selected stays', async () => {
    const { element, answer } = await openList();
    const search = await group(element, 'Merken').findByRole('searchbox', { name: 'Zoek in Merken' });
    const status = group(element, 'Merken').getByRole('status');
    expect(status.textContent).toBe('');
    const all = answer.brands.map(({ name }) => name);
    await userEvent.click(box(element, all[0]!));
    await userEvent.type(search, 'staubli');
    expect(labels(element, 'Merken')).toEqual(['Stäubli', all[0]]);
    expect(status.textContent).toBe('1 gevonden');
    expect(group(element, 'Merken').queryByRole('button')).toBeNull();
    await userEvent.click(box(element, 'Stäubli'));
    expect(location.pathname).toBe(`/assortiment/brand:${answer.brands[0]!.url_alias},staubli`);
    await userEvent.clear(search);
    expect(labels(element, 'Merken')).toEqual([...all.slice(0, 5), 'Stäubli']);
    expect(status.textContent).toBe('');
  });

  test('says when nothing is found, and Escape shows all options again', async () => {
    const { element } = await openList();
    const search = await group(element, 'Merken').findByRole<HTMLInputElement>('searchbox');
    await userEvent.type(search, 'xyz');
    expect(group(element, 'Merken').queryByRole('checkbox')).toBeNull();
    expect(group(element, 'Merken').getByRole('status').textContent).toBe('Niets gevonden');
    await userEvent.keyboard('{Escape}');
    expect(search.value).toBe('');
    expect(group(element, 'Merken').getAllByRole('checkbox')).toHaveLength(5);
  });

  test('alone has a search field', async () => {
    const { element, answer } = await openList();
    await group(element, 'Merken').findByRole('searchbox');
    const searched = within(element)
      .getAllByRole('searchbox')
      .map((field) => field.getAttribute('aria-label'));
    const long = answer.filters.filter(({ options }) => options.length > 12).map(({ name }) => name);
    expect(searched).toEqual(['Merken', ...long].map((name) => `Zoek in ${name}`));
  });
});

describe('the number of products of an option', () => {
  /** What the option says after its name. */
  const number = (element: HTMLElement, name: string) =>
    Number(/, (\d+) product/.exec(box(element, name).getAttribute('aria-label')!)![1]);

  test('is read with its name, and stands beside it', async () => {
    const { element, answer } = await openList();
    const [brand] = answer.brands;
    const fitting = answer.products.filter(({ brand_ids }) => brand_ids.includes(brand!.id)).length;
    expect(number(element, brand!.name)).toBe(fitting);
    expect(box(element, brand!.name).closest('label')?.textContent).toBe(`${brand!.name}${fitting}`);
  });

  test('follows the selection in other groups, and no option moves or is disabled', async () => {
    const { element, answer } = await openList();
    const [first, second] = answer.brands;
    const group = () =>
      within(within(element).getByRole('group', { name: 'Vermogen' }))
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ value, disabled }) => ({ value, disabled }));
    const options = group();
    const countBefore = number(element, second!.name);
    await userEvent.click(box(element, first!.name));
    const [power] = answer.filters.filter(({ name }) => name === 'Vermogen');
    await waitFor(() =>
      expect(power!.options.slice(0, 5).map(({ name }) => number(element, name))).toEqual(
        power!.options
          .slice(0, 5)
          .map(
            ({ id }) =>
              answer.products.filter(
                ({ brand_ids, filter_options }) => brand_ids.includes(first!.id) && filter_options.includes(id),
              ).length,
          ),
      ),
    );
    expect(power!.options.slice(0, 5).map(({ name }) => number(element, name))).toContain(0);
    expect(number(element, second!.name)).toBe(countBefore);
    expect(group()).toEqual(options);
    expect(options.every(({ disabled }) => !disabled)).toBe(true);
  });
});

describe('prices', () => {
  test('start at the lowest price, rounded down, and end at the highest, rounded up', async () => {
    const { element, answer } = await openList();
    const prices = answer.products.flatMap((product) => (product.price === null ? [] : [product.price]));
    expect(within(element).getByLabelText('Van').getAttribute('placeholder')).toBe(
      String(Math.floor(Math.min(...prices))),
    );
    expect(within(element).getByLabelText('Tot').getAttribute('placeholder')).toBe(
      String(Math.ceil(Math.max(...prices))),
    );
  });

  test('are applied when the shopper pauses, in whole euros and as one entry', async () => {
    const { element } = await openList('/assortiment/page:2');
    const before = history.length;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });
      const field = within(element).getByLabelText<HTMLInputElement>('Van');
      await user.type(field, '12,50');
      vi.advanceTimersByTime(399);
      expect(location.pathname).toBe('/assortiment/page:2');
      vi.advanceTimersByTime(1);
      expect(location.pathname).toBe('/assortiment/price:12-');
      expect(history.length).toBe(before + 1);
      // Whoever goes on typing finds what they typed.
      expect(field.value).toBe('12,50');
    } finally {
      vi.useRealTimers();
    }
    await userEvent.tab();
    await waitFor(() => expect(within(element).getByLabelText<HTMLInputElement>('Van').value).toBe('12'));
  });

  test('that are invalid restrict nothing', async () => {
    const { element, answer } = await openList();
    await userEvent.type(within(element).getByLabelText('Tot'), 'abc{Enter}');
    expect(location.pathname).toBe('/assortiment');
    expect(count(element)).toBe(answer.products.length);
  });

  test('that are typed the wrong way round are swapped, once both fields are left', async () => {
    const { element } = await openList();
    const [from, to] = ['Van', 'Tot'].map((name) => within(element).getByLabelText<HTMLInputElement>(name));
    await userEvent.type(to!, '300{Enter}');
    await userEvent.type(from!, '900');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(location.pathname).toBe('/assortiment/price:-300');
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(location.pathname).toBe('/assortiment/price:300-900'));
    expect([from!.value, to!.value]).toEqual(['300', '900']);
  });

  test('cannot be selected in the list of offers', async () => {
    history.replaceState(null, '', '/aanbiedingen');
    const page = await openPage({});
    const { element } = page.mount(island, '<div data-id="1" data-type="discount"></div>');
    await findByRole(element, 'list', { name: 'Producten' });
    expect(page.requests[0]?.body).toEqual({ id: '1', type: 'discount' });
    expect(within(element).queryByLabelText('Van')).toBeNull();
    expect(within(element).queryByRole('group', { name: 'Merken' })).not.toBeNull();
  });
});

test('links to lists within the offers keep the filters, and drop the page', async () => {
  history.replaceState(null, '', '/aanbiedingen/best_choice:yes/sort:price-low');
  const page = await openPage({});
  const { element } = page.mount(island, '<div data-id="1" data-type="discount"></div>');
  await findByRole(element, 'list', { name: 'Producten' });
  const [lists] = within(within(element).getByRole('complementary')).getAllByRole('navigation');
  for (const link of within(lists!).getAllByRole('link'))
    expect(link.getAttribute('href')).toMatch(/^\/aanbiedingen\/[^:]+\/best_choice:yes\/sort:price-low$/);
});

test('pages are links with real addresses; a plain click changes the page and scrolls to the start of the list', async () => {
  const { element } = await openList();
  const pages = within(within(element).getByRole('navigation', { name: 'Pagina’s' }));
  const before = names(element);
  const second = pages.getByRole('link', { name: 'Pagina 2' });
  expect(second.getAttribute('href')).toBe('/assortiment/page:2');
  await userEvent.click(second);
  expect(location.pathname).toBe('/assortiment/page:2');
  await waitFor(() => expect(names(element).filter((name) => before.includes(name))).toEqual([]));
  expect(document.activeElement?.textContent).toMatch(/^\d+ producten$/);
  expect(pages.getByRole('link', { name: 'Pagina 1' }).getAttribute('href')).toBe('/assortiment');
});

describe('the tag manager', () => {
  test('receives each set of visible products once', async () => {
    const { element, answer } = await openList();
    expect(seen()).toHaveLength(1);
    expect(seen()[0]?.ecommerce.item_list_id).toBe('category-1');
    expect(seen()[0]?.ecommerce.items.map(({ index }) => index)).toEqual([...Array(17).keys()]);
    await userEvent.click(within(element).getByRole('link', { name: 'Pagina 2' }));
    expect(seen()).toHaveLength(2);
    expect(seen()[1]?.ecommerce.items[0]?.index).toBe(17);
    await userEvent.click(box(element, 'Ja'));
    await userEvent.click(within(element).getAllByRole('link', { name: /^Filter verwijderen/ })[0]!);
    expect(seen()).toHaveLength(4);
    dispatchEvent(new PopStateEvent('popstate'));
    expect(seen()).toHaveLength(4);
    expect(answer.products.length).toBeGreaterThan(36);
  });

  test('receives the product whose page the shopper opens, with its place in the list', async () => {
    const { element } = await openList('/assortiment/page:2');
    element.addEventListener('click', (event) => event.preventDefault());
    setPageSettings({ analytics: false });
    const [, link] = element.querySelectorAll<HTMLElement>('.sw-product-card__link');
    await userEvent.click(link!);
    expect(seen('select_item')).toEqual([]);
    setPageSettings({ analytics: true });
    await userEvent.click(link!);
    const [listed] = seen();
    expect(seen('select_item')).toEqual([
      {
        event: 'select_item',
        ecommerce: {
          ...listed!.ecommerce,
          value: expect.any(Number),
          items: [listed!.ecommerce.items[1]],
        },
      },
    ]);
    expect(listed!.ecommerce.items[1]?.index).toBe(18);
  });

  test('receives the sets that are shown after the page allows it', async () => {
    setPageSettings({ analytics: 'shop:consent' });
    const { element } = await openList();
    expect(globalThis).not.toHaveProperty('dataLayer');
    setPageSettings({ analytics: true });
    await userEvent.click(within(element).getByRole('link', { name: 'Pagina 2' }));
    expect(seen().map(({ ecommerce }) => ecommerce.items[0]?.index)).toEqual([17]);
  });
});

describe('a product', () => {
  test('is added without VAT only when both page and product allow it', async () => {
    const commands: unknown[] = [];
    const stop = bus.handle('add-to-cart', (detail) => commands.push(detail));
    const { element, answer } = await openList('/assortiment', HTML, { settings: { taxExemptionSelected: true } });
    const buttons = within(element).getAllByRole('button', { name: /^In winkelwagen: / });
    await userEvent.click(buttons[0]!);
    const name = buttons[0]!.getAttribute('aria-label')!.replace('In winkelwagen: ', '');
    const product = answer.products.find((item) => item.name === name)! as Answer['products'][number] & {
      has_tax_exemption: boolean;
    };
    expect(commands).toEqual([
      { type: product.type, id: product.id, qty: 1, goToCart: false, has_tax_exemption: product.has_tax_exemption },
    ]);
    expect(buttons[0]!.getAttribute('aria-busy')).toBe('true');
    bus.publish('call-failed', { widget: 'cart-popup', call: '/cart/add', status: 500 });
    await waitFor(() => expect(buttons[0]!.getAttribute('aria-busy')).toBeNull());
    stop();
  });

  test('can be added to the compare list', async () => {
    const { element, page, answer } = await openList();
    const { name, id, type } = answer.products[0]!;
    const compare = within(element).getByRole<HTMLInputElement>('checkbox', { name: `Vergelijk ${name}` });
    expect(compare.checked).toBe(false);
    await userEvent.click(compare);
    expect(JSON.parse(localStorage.getItem('compare')!)).toEqual([{ id, type }]);
    expect(page.published.at(-1)).toEqual(['compare-changed', { items: [{ id, type }] }]);
    expect(compare.checked).toBe(true);
    localStorage.removeItem('compare');
    dispatchEvent(new StorageEvent('storage', { key: 'compare' }));
    await waitFor(() => expect(compare.checked).toBe(false));
  });
});

test('a long description is shortened to its first words', async () => {
  const { element } = await openList('/omvormers', '<div data-id="12"></div>');
  const more = await findByRole(element, 'button', { name: 'Lees meer' });
  const short = element.querySelector(`#${CSS.escape(more.getAttribute('aria-controls')!)}`)!;
  expect(short.textContent.length).toBeLessThanOrEqual(201);
  expect(short.textContent).toMatch(/…$/);
  await userEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  expect(short.textContent.length).toBeGreaterThan(201);
});

test('on a narrow page the filters are in a drawer, which shows the number of results', async () => {
  const { element, answer } = await openList();
  await userEvent.click(within(element).getByRole('button', { name: 'Filters' }));
  const drawer = within(await findByRole(element, 'dialog', { name: 'Filters' }));
  const [brand] = answer.brands;
  await userEvent.click(drawer.getByRole('checkbox', { name: named(brand!.name) }));
  const fitting = answer.products.filter(({ brand_ids }) => brand_ids.includes(brand!.id)).length;
  expect(drawer.queryByRole('button', { name: new RegExp(`^Toon ${fitting} product`) })).not.toBeNull();
  await userEvent.click(drawer.getByRole('button', { name: 'Sluiten' }));
  expect(within(element).getByRole('button', { name: 'Filters (1 gekozen)' })).toBeTruthy();
});
