// @vitest-environment happy-dom
import { findByRole, getAllByRole, getByRole, queryByRole, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../tests/support/open-page.ts';
import { island } from './return-picker.island.tsx';

const PRODUCTS = [
  {
    id: 12,
    name: 'Growatt MIN 3000TL-XH',
    category: 'Omvormers',
    image: '/media/p/4711.svg',
    manual: { name: 'Installatie', url: '/m/1.pdf' },
    manuals: [{ name: null, url: '/m/2.pdf' }],
    amount: '5',
    reserved: '2',
  },
  { id: '15', name: 'MC4-set', amount: 1 },
  { id: 16, name: 'Kabel', amount: 2, reserved: 2 },
];

const html = (products: unknown = PRODUCTS) =>
  `<div data-widget="return-picker" data-submit-url="/rma/selection"><script type="application/json">${JSON.stringify({ products })}</script></div>`;

interface Sent {
  readonly path: string;
  readonly body: unknown;
}

/** @param answer the shop's answer to a selection */
async function open(
  answer: () => Response = () => Response.json({}),
  { products = PRODUCTS, locale = 'nl' }: { products?: unknown; locale?: 'nl' | 'de' | 'en' } = {},
) {
  const page = await openPage({ locale });
  const sent: Sent[] = [];
  const went = vi.spyOn(location, 'assign').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (input: Request) => {
    sent.push({ path: new URL(input.url).pathname, body: await input.json() });
    return answer();
  });
  const mounted = page.mount(island, html(products));
  await waitFor(() => expect(mounted.states).toEqual(['ready']));
  const { element } = mounted;
  return {
    element,
    sent,
    went,
    box: (name: string) => getByRole<HTMLInputElement>(element, 'checkbox', { name }),
    step: (name: string) => getByRole(element, 'button', { name }),
    quantity: (name: string) => getByRole<HTMLInputElement>(element, 'spinbutton', { name: `Aantal ${name}` }),
    next: () => getByRole(element, 'button', { name: 'Volgende' }),
  };
}

test('every product shows its name, manuals and returnable amount', async () => {
  const { element, quantity, box } = await open();
  getByRole(element, 'heading', { level: 1, name: 'Ruilen, repareren of retourneren' });
  const [first, second, third] = getAllByRole(element, 'listitem').filter(({ parentElement }) =>
    parentElement!.classList.contains('sw-return-picker__list'),
  );
  expect(first!.querySelector('img')!.getAttribute('src')).toBe('/media/p/4711.svg');
  expect(first!.textContent).toContain('Omvormers');
  const links = within(first!).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/m/1.pdf', '/m/2.pdf']);
  expect(links.map(({ textContent }) => textContent.trim())).toEqual([
    'Installatie (opent in een nieuw tabblad)',
    'Handleiding (opent in een nieuw tabblad)',
  ]);
  const { readOnly, min, max, value } = quantity('Growatt MIN 3000TL-XH');
  expect({ readOnly, min, max, value }).toEqual({ readOnly: true, min: '1', max: '3', value: '1' });
  expect(within(second!).queryByRole('link')).toBeNull();
  expect(box('Kabel').disabled).toBe(true);
  expect(third!.textContent).toContain('Al aangemeld voor retour');
});

test.each([
  ['nl', 'Bestelling 2026-11120 Besteld op 05-03-2026'],
  ['de', 'Bestellung 2026-11120 Bestellt am 05.03.2026'],
  ['en', 'Order 2026-11120 Ordered on 05/03/2026'],
] as const)('products stand under their order, in %s', async (locale, name) => {
  const panel = (id: number, order: object) => ({ id, name: 'JA Solar 430 Wp', amount: 2, ...order });
  const march = { order_number: '2026-11120', ordered_at: '2026-03-05' };
  const products = [panel(1, march), panel(2, { order_number: 10_877 }), panel(3, march)];
  const { element } = await open(undefined, { products, locale });
  const order = getByRole(element, 'group', { name });
  expect(within(order).getAllByRole('checkbox')).toHaveLength(2);
  getByRole(element, 'heading', { level: 2, name: name.replace(/2026-11120.*/, '10877') });
});

test('the selection is sent with its quantities, and the browser follows the redirect', async () => {
  const { element, box, step, quantity, next, sent, went } = await open(() =>
    Response.json({ redirectUrl: '/rma/problem-selection' }),
  );
  expect(next().getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(next());
  expect(sent).toEqual([]);

  await userEvent.click(box('Growatt MIN 3000TL-XH'));
  await userEvent.click(box('MC4-set'));
  const name = 'Growatt MIN 3000TL-XH';
  await userEvent.click(step(`Eén minder ${name}`));
  expect(quantity(name).value).toBe('1');
  for (let click = 0; click < 5; click += 1) await userEvent.click(step(`Eén meer ${name}`));
  expect(quantity(name).value).toBe('3');
  await within(element).findByText('Aantal: 3');
  await userEvent.dblClick(next());
  expect(sent).toEqual([{ path: '/rma/selection', body: { products: { 12: 3, 15: 1 } } }]);
  await waitFor(() => expect(went.mock.calls).toEqual([['/rma/problem-selection']]));
});

test('a product that is selected again starts with one piece', async () => {
  const { box, step, quantity, next, sent } = await open();
  const name = 'Growatt MIN 3000TL-XH';
  await userEvent.click(box(name));
  await userEvent.click(step(`Eén meer ${name}`));
  await userEvent.click(box(name));
  expect(quantity(name).disabled).toBe(true);
  expect(next().getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(box('MC4-set'));
  await userEvent.click(next());
  await waitFor(() => expect(sent).toEqual([{ path: '/rma/selection', body: { products: { 15: 1 } } }]));
  await userEvent.click(box(name));
  expect(quantity(name).value).toBe('1');
});

test.each([
  ['a failure', () => new Response('{}', { status: 500 })],
  ['a refusal', () => Response.json({ message: 'Nee', errors: { products: ['Nee'] } }, { status: 422 })],
  ['an answer without an address', () => Response.json([])],
  ['a page', () => new Response('<!doctype html><p>Inloggen</p>')],
])('after %s there is no message, and the button can be pressed again', async (_, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { element, box, next, sent, went } = await open(answer);
  await userEvent.click(box('MC4-set'));
  const before = element.textContent;
  await userEvent.click(next());
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(next().getAttribute('aria-busy')).toBeNull());
  expect(element.textContent).toBe(before);
  await userEvent.click(next());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(went).not.toHaveBeenCalled();
});

test.each([
  ['a place in the page', '#retour'],
  ['a file', '/rma/label.pdf'],
])('if the page does not change, such as for %s, the selection can be sent again', async (_, redirectUrl) => {
  const { box, next, sent, went } = await open(() => Response.json({ redirectUrl }));
  await userEvent.click(box('MC4-set'));
  await userEvent.click(next());
  await waitFor(() => expect(went.mock.calls).toEqual([[redirectUrl]]));
  await waitFor(() => expect(next().getAttribute('aria-busy')).toBeNull(), { timeout: 5_000 });
  await userEvent.click(next());
  await waitFor(() => expect(sent).toHaveLength(2));
});

test('a script URL is not followed', async () => {
  const { box, next, sent, went } = await open(() => Response.json({ redirectUrl: 'javascript:alert(1)' }));
  await userEvent.click(box('MC4-set'));
  await userEvent.click(next());
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(next().getAttribute('aria-busy')).toBeNull());
  expect(went).not.toHaveBeenCalled();
});

test('products can be an object, as PHP may encode them', async () => {
  const { box } = await open(undefined, { products: { 3: PRODUCTS[0], 7: PRODUCTS[1] } });
  expect(box('MC4-set').checked).toBe(false);
});

test.each([
  ['nl', /geen producten gevonden die geretourneerd/],
  ['de', /keine Produkte gefunden/],
  [
    'en',
    'No products found eligible for return. Please check that you have entered the correct order number and zip code.',
  ],
] as const)('without products there is a message (%s)', async (locale, words) => {
  const { element } = await open(undefined, { products: locale === 'de' ? null : [], locale });
  await within(element).findByText(words);
  expect(queryByRole(element, 'button')).toBeNull();
});

test.each([
  ['de', 'Umtauschen, reparieren oder zurücksenden', 'Weiter'],
  ['en', 'Exchange, repair or return', 'Next'],
] as const)('in %s', async (locale, heading, next) => {
  const { element } = await open(undefined, { locale });
  getByRole(element, 'heading', { name: heading });
  await findByRole(element, 'button', { name: next });
});

test('missing products or a missing URL are a template error, and the server’s form stays', async () => {
  const page = await openPage();
  const { templateErrors, element } = page.mount(island, '<div data-widget="return-picker"><form></form></div>');
  expect(templateErrors).toEqual([
    { attribute: 'data-products', expected: 'a list of products', found: 'nothing' },
    { attribute: 'data-submit-url', expected: 'string', found: 'nothing' },
  ]);
  expect(element.querySelector('form')).not.toBeNull();
});
