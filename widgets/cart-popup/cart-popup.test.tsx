// @vitest-environment happy-dom
import { findByRole, queryByRole, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { bus } from '../../tests/support/page-bus.ts';
import { openPage, type OpenPage } from '../../tests/support/open-page.ts';
import { setPageSettings } from '../../tests/support/page-settings.ts';
import { island } from './cart-popup.island.tsx';

const HTML = '<div data-widget="cart-popup" data-cart-url="/winkelwagen"></div>';
const inverter = { type: 'product', id: 4711, qty: 2, goToCart: false, has_tax_exemption: false };
const later = { wait: () => new Promise<void>((done) => setTimeout(done, 50)) };

const namesIn = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('.sw-cart-popup__name')].map(({ textContent }) => textContent);

test('what is bought is shown with the accessories that go with it', async () => {
  const page = await openPage();
  const { element } = page.mount(island, HTML);
  bus.send('add-to-cart', inverter);

  const dialog = await findByRole(element, 'dialog', { name: 'Toegevoegd aan je winkelwagen!' });
  expect(page.requests).toMatchObject([{ path: '/cart/add', body: inverter }]);
  expect(namesIn(dialog)).toContain('Growatt MIN 3000TL-XH omvormer');
  within(dialog).getByRole('heading', { name: 'Bijpassende accessoires' });
  expect(within(dialog).getByRole('link', { name: 'Naar winkelwagen' }).getAttribute('href')).toBe('/winkelwagen');
  expect(page.published).toContainEqual(['cart-count', { count: 3 }]);
  const [, detail] = page.published.find(([name]) => name === 'cart-added')!;
  expect(detail).toMatchObject({ item: { sku: 'GRW-MIN3000TLXH', price: 649, from_price: 729 }, count: 3 });
});

test.each([
  [HTML, [[['prefetch', 'cart-page']]]],
  ['<div data-widget="cart-popup" data-prefetch=""></div>', []],
])('what the page of the cart needs is fetched ahead once something was added: %s', async (html, calls) => {
  const page = await openPage({ answers: { '/cart/add': 'slow' }, ...later });
  const push = vi.fn();
  vi.stubGlobal('shopWidgets', { push });
  const { element } = page.mount(island, html);
  bus.send('add-to-cart', inverter);
  await waitFor(() => expect(page.requests).toHaveLength(1));
  expect(push).not.toHaveBeenCalled();
  await findByRole(element, 'dialog');
  // The page is idle.
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(push.mock.calls).toEqual(calls);
  vi.unstubAllGlobals();
});

test.each(['buying', 'cart-popup'])('the shop may word the link to the cart in its texts of %s', async (name) => {
  const page = await openPage();
  const { element } = page.mount(island, HTML, { settings: { texts: { [name]: { toCart: 'Naar de kassa' } } } });
  bus.send('add-to-cart', inverter);
  await findByRole(element, 'link', { name: 'Naar de kassa' });
});

test('the popup closes by its icon and by “Verder winkelen”, and forgets 200 ms later', async () => {
  const page = await openPage();
  const { element } = page.mount(island, HTML);
  bus.send('add-to-cart', inverter);
  await userEvent.click(await findByRole(element, 'button', { name: 'Sluiten' }));
  expect(queryByRole(element, 'dialog')).toBeNull();
  expect(element.textContent).toContain('Growatt');
  await waitFor(() => expect(element.textContent).not.toContain('Growatt'));

  bus.send('add-to-cart', inverter);
  await userEvent.click(await findByRole(element, 'button', { name: 'Verder winkelen' }));
  expect(queryByRole(element, 'dialog')).toBeNull();
});

test('with goToCart the browser goes to the cart, and only after the answer', async () => {
  const page = await openPage({ answers: { '/cart/add': 'slow' }, ...later });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { element } = page.mount(island, HTML);
  bus.send('add-to-cart', { ...inverter, goToCart: true });
  await waitFor(() => expect(page.requests).toHaveLength(1));
  expect(assign).not.toHaveBeenCalled();
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/winkelwagen'));
  expect(queryByRole(element, 'dialog')).toBeNull();
});

test('a double click is one addition, and another product waits its turn', async () => {
  const page = await openPage({ answers: { '/cart/add': 'slow' }, ...later });
  page.mount(island, HTML);
  bus.send('add-to-cart', inverter);
  bus.send('add-to-cart', inverter);
  bus.send('add-to-cart', { ...inverter, id: 512, qty: 1 });
  await waitFor(() => expect(page.published.filter(([name]) => name === 'cart-added')).toHaveLength(2));
  expect(page.requests.map(({ body }) => (body as { id: number }).id)).toEqual([4711, 512]);
});

test('an accessory is added as a product, and takes the place of what is shown', async () => {
  const page = await openPage();
  const { element } = page.mount(island, HTML);
  bus.send('add-to-cart', inverter);
  const dialog = await findByRole(element, 'dialog');
  const [add] = within(dialog).getAllByRole('button', { name: /toevoegen$/ });
  expect(namesIn(dialog)).toContain('Growatt MIN 3000TL-XH omvormer');
  await userEvent.click(add!);
  await waitFor(() => expect(page.requests).toHaveLength(2));
  expect(page.requests[1]?.body).toMatchObject({ type: 'product', qty: 1, goToCart: false, has_tax_exemption: false });
  await waitFor(() => expect(namesIn(dialog)).not.toContain('Growatt MIN 3000TL-XH omvormer'));
});

test('a refusal shows the shop’s message, and does not navigate', async () => {
  const page = await openPage({ stock: { 'GRW-MIN3000TLXH': 1 } });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { element } = page.mount(island, HTML);
  bus.send('add-to-cart', { ...inverter, goToCart: true });
  const dialog = await findByRole(element, 'dialog', { name: 'Niet toegevoegd' });
  expect(within(dialog).getByRole('alert').textContent).toMatch(/1/);
  expect(assign).not.toHaveBeenCalled();
  expect(page.published.map(([name]) => name)).toEqual(['call-failed']);
});

test('after a failure the shopper tries again in the popup', async () => {
  const page = await openPage({ answers: { '/cart/add': { how: '500', times: 1 } } });
  const { element } = page.mount(island, HTML);
  bus.send('add-to-cart', inverter);
  await userEvent.click(await findByRole(element, 'button', { name: 'Opnieuw proberen' }));
  await findByRole(element, 'dialog', { name: 'Toegevoegd aan je winkelwagen!' });
  expect(page.requests.map(({ path }) => path)).toEqual(['/cart/add', '/cart/init', '/cart/add']);
});

describe('an answer that cannot be read', () => {
  const sizes = (page: OpenPage) => page.requests.filter(({ path }) => path === '/cart/init').length;
  const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});

  test.each(['cut', 'malformed'] as const)('%s: the product was added, and the popup says so', async (how) => {
    quiet();
    const page = await openPage({ cart: [{ id: 512, qty: 2 }], answers: { '/cart/add': { how, times: 1 } } });
    bus.publish('cart-count', { count: 2 });
    const { element } = page.mount(island, HTML);
    bus.send('add-to-cart', inverter);
    const dialog = await findByRole(element, 'dialog', { name: 'Toegevoegd aan je winkelwagen!' });
    // A gift comes with it.
    within(dialog).getByText(/Er liggen nu \d+ artikelen in je winkelwagen/);
    expect(within(dialog).queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
    expect(within(dialog).getByRole('link', { name: 'Naar winkelwagen' }).getAttribute('href')).toBe('/winkelwagen');
    expect(page.requests.map(({ path }) => path)).toEqual(['/cart/add', '/cart/init']);
    expect(page.published.at(-1)).toEqual(['cart-count', { count: expect.any(Number) }]);
  });

  test.each(['html', '500', 'offline'] as const)(
    '%s: the product was not added, and can be added again',
    async (how) => {
      quiet();
      const page = await openPage({ cart: [{ id: 512, qty: 2 }], answers: { '/cart/add': { how, times: 1 } } });
      bus.publish('cart-count', { count: 2 });
      const { element } = page.mount(island, HTML);
      bus.send('add-to-cart', inverter);
      const dialog = await findByRole(element, 'dialog', { name: 'Niet toegevoegd' });
      within(dialog).getByRole('button', { name: 'Opnieuw proberen' });
      expect(sizes(page)).toBe(1);
    },
  );

  test.each([
    ['the size before is not known', undefined, 'normal'],
    ['the size cannot be read', 2, '500'],
    ['fewer pieces were added', 1, 'normal'],
  ] as const)('%s: the popup leads to the cart', async (_, count, how) => {
    quiet();
    const page = await openPage({ cart: [{ id: 512, qty: 2 }], answers: { '/cart/add': 'html', '/cart/init': how } });
    if (count) bus.publish('cart-count', { count });
    const { element } = page.mount(island, HTML);
    bus.send('add-to-cart', inverter);
    const dialog = await findByRole(element, 'dialog', { name: 'Kijk in je winkelwagen' }, { timeout: 6000 });
    expect(within(dialog).getByRole('alert').textContent).toContain('We weten niet zeker of alles is toegevoegd.');
    within(dialog).getByRole('link', { name: 'Naar winkelwagen' });
    expect(within(dialog).queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
    expect(page.requests.filter(({ path }) => path === '/cart/add')).toHaveLength(1);
  });

  test('an empty cart has nothing, whatever was known before', async () => {
    quiet();
    const page = await openPage({ answers: { '/cart/add': 'html' } });
    const { element } = page.mount(island, HTML);
    bus.send('add-to-cart', inverter);
    await findByRole(element, 'dialog', { name: 'Niet toegevoegd' });
  });

  test('a refusal needs no look at the cart', async () => {
    const page = await openPage({ answers: { '/cart/add': '429' } });
    const { element } = page.mount(island, HTML);
    bus.send('add-to-cart', inverter);
    await findByRole(element, 'dialog', { name: 'Niet toegevoegd' });
    expect(sizes(page)).toBe(0);
  });

  test('with goToCart the browser goes to the cart when the product was added', async () => {
    const page = await openPage({ answers: { '/cart/add': 'cut' } });
    bus.publish('cart-count', { count: 0 });
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { element } = page.mount(island, HTML);
    bus.send('add-to-cart', { ...inverter, goToCart: true });
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/winkelwagen'));
    expect(queryByRole(element, 'dialog')).toBeNull();
  });

  test('a device that is offline has sent nothing', async () => {
    const page = await openPage({ answers: { '*': 'offline' } });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { element } = page.mount(island, HTML);
    bus.send('add-to-cart', inverter);
    const dialog = await findByRole(element, 'dialog', { name: 'Niet toegevoegd' });
    expect(within(dialog).getByRole('alert').textContent).toMatch(/^Je bent offline/);
    vi.restoreAllMocks();
  });
});

test('the tag manager receives the addition once', async () => {
  const page = await openPage();
  const { element } = page.mount(island, HTML);
  bus.send('add-to-cart', inverter);
  await findByRole(element, 'dialog');
  const events = (globalThis as { dataLayer?: { event?: string }[] }).dataLayer!.filter(({ event }) => event);
  expect(events).toMatchObject([
    { event: 'add_to_cart', ecommerce: { value: 1298, items: [{ item_id: 'GRW-MIN3000TLXH', quantity: 2 }] } },
  ]);
});

test('the tag manager receives nothing until the page allows it, and no addition from before', async () => {
  setPageSettings({ analytics: 'shop:consent' });
  const page = await openPage();
  const { element } = page.mount(island, HTML);
  bus.send('add-to-cart', inverter);
  await findByRole(element, 'dialog');
  expect(globalThis).not.toHaveProperty('dataLayer');
  setPageSettings({ analytics: true });
  bus.send('add-to-cart', { ...inverter, qty: 1 });
  await waitFor(() => expect(globalThis).toHaveProperty('dataLayer'));
  const events = (globalThis as { dataLayer?: { event?: string }[] }).dataLayer!.filter(({ event }) => event);
  expect(events).toMatchObject([{ event: 'add_to_cart', ecommerce: { items: [{ quantity: 1 }] } }]);
});

test('an empty addition does not affect the next one', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = await openPage();
  const { element } = page.mount(island, HTML);
  bus.send('add-to-cart', undefined as never);
  await findByRole(element, 'dialog', { name: 'Niet toegevoegd' });
  expect(said).toHaveBeenCalledOnce();
  bus.send('add-to-cart', inverter);
  await findByRole(element, 'dialog', { name: 'Toegevoegd aan je winkelwagen!' });
  expect(page.requests).toMatchObject([{ path: '/cart/add', body: inverter }]);
});

test('without a quantity one is meant', async () => {
  const page = await openPage();
  const { element } = page.mount(island, HTML);
  bus.send('add-to-cart', { type: 'product', id: 512 } as never);
  await findByRole(element, 'dialog');
  expect(page.requests[0]?.body).toEqual({ type: 'product', id: 512, qty: 1 });
});

test('a refusal stays until the shopper has seen it, whatever is added meanwhile', async () => {
  const page = await openPage({ stock: { 'GRW-MIN3000TLXH': 1 } });
  const { element } = page.mount(island, HTML);
  bus.send('add-to-cart', inverter);
  bus.send('add-to-cart', { ...inverter, id: 512 });
  const dialog = await findByRole(element, 'dialog', { name: 'Toegevoegd aan je winkelwagen!' });
  within(dialog).getByRole('alert');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sluiten' }));
  bus.send('add-to-cart', { ...inverter, id: 512 });
  await findByRole(element, 'dialog');
  await waitFor(() => expect(queryByRole(dialog, 'alert')).toBeNull());
});

test('an accessory with variants has its lowest price, and a link instead of the button', async () => {
  const page = await openPage({ extras: ['variants', 'no-ratings'] });
  const { element } = page.mount(island, HTML);
  bus.send('add-to-cart', inverter);
  const dialog = await findByRole(element, 'dialog');
  const link = within(dialog).getByRole('link', { name: /^Kies uitvoering: MC4/ });
  expect(link.getAttribute('href')).toBe('/mc4-set');
  const card = link.closest('article')!;
  expect(card.textContent.replaceAll(/\s+/g, ' ')).toContain('vanaf € 3,95');
  expect(within(card).queryByRole('button')).toBeNull();
  expect(dialog.querySelector('.sw-stars')).toBeNull();
});
