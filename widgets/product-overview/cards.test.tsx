// @vitest-environment happy-dom
import { configure, findByRole, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Commands } from '../../shared/bus/events.ts';
import { openPage } from '../../tests/support/open-page.ts';
import { bus } from '../../tests/support/page-bus.ts';
import { island } from './product-overview.island.tsx';

configure({ defaultHidden: true });
beforeEach(() => history.replaceState(null, '', '/lijst'));

/** A product as a shop may write it: everything that can be missing is. */
const PRODUCT = { id: '007', type: 'bundle', name: 'Set', price: '100.00', orderable: 1 };
const BANNER = { image: '/b.svg', title: 'Advies nodig?', call_to_action: 'Chat met ons', open_chat: '1' };

/** A list of these products, from an answer that came with the page. */
async function show(products: readonly object[], rest: object = {}): Promise<HTMLElement> {
  const page = await openPage({});
  const answer = Response.json({ products, name: 'Sanne', email: 'sanne@example.nl', ...rest });
  const { element } = page.mount(island, '<div data-id="5"></div>', { firstAnswer: Promise.resolve(answer) });
  await findByRole(element, 'list', { name: 'Producten' });
  expect(page.requests).toEqual([]);
  return element;
}

function asked<Name extends keyof Commands>(name: Name): Commands[Name][] {
  const commands: Commands[Name][] = [];
  onTestFinished(bus.handle(name, (detail) => commands.push(detail)));
  return commands;
}

test.each([
  { product: {}, control: 'In winkelwagen: Set' },
  { product: { orderable: 0, pre_order: 1 }, control: 'Pre-order: Set' },
  { product: { orderable: 0 }, control: 'Mail mij bij voorraad: Set' },
  { product: { pre_heat: 1 }, control: 'Mail mij bij voorraad: Set' },
  { product: { orderable: 0, eol: 1 }, control: null },
  { product: { price_on_request: 1 }, control: null },
])('$product has the control $control', async ({ product, control }) => {
  const card = within(within(await show([{ ...PRODUCT, ...product }])).getByRole('article'));
  expect(card.queryByRole('button')?.getAttribute('aria-label') ?? null).toBe(control);
});

test('the reminder form has the customer’s name and address', async () => {
  const commands = asked('back-in-stock-open');
  const element = await show([{ ...PRODUCT, orderable: 0 }]);
  await userEvent.click(within(element).getByRole('button', { name: 'Mail mij bij voorraad: Set' }));
  expect(commands).toEqual([
    { type: 'bundle', id: '007', productName: 'Set', name: 'Sanne', email: 'sanne@example.nl' },
  ]);
});

test('a price on request is a text, without an amount', async () => {
  const card = within(await show([{ ...PRODUCT, msrp: 200, price_on_request: true }])).getByRole('article');
  expect(card.textContent).toContain('Prijs op aanvraag');
  expect(card.textContent).not.toContain('€');
});

test.each([
  { msrp: 100, named: undefined },
  { msrp: '99.99', named: undefined },
  { msrp: 120.5, named: 'Adviesprijs € 120,50' },
])('beside 100, the advice price $msrp is named $named, and is no earlier price', async ({ msrp, named }) => {
  const card = within(await show([{ ...PRODUCT, msrp }])).getByRole('article');
  expect(/Adviesprijs € [\d,]+/.exec(card.textContent.replaceAll('\u00a0', ' '))?.[0]).toBe(named);
  expect(card.querySelector('s')).toBeNull();
  expect(card.textContent).not.toContain('Eerdere prijs');
});

test('the keys of a price win over the advice price of the specification', async () => {
  const keys = { prior_price: 125, advice_price: '140', unit_price: { price: 0.5, unit: 'm' } };
  const card = within(await show([{ ...PRODUCT, msrp: 130, ...keys }])).getByRole('article');
  const words = card.textContent.replaceAll('\u00a0', ' ');
  expect(words).toContain('Eerdere prijs: € 125,- Adviesprijs € 140,- Nu: € 100,- −20% € 0,50/m');
  expect(words).not.toContain('130');
});

test('a second chance of the product is a separate option', async () => {
  const element = await show([{ ...PRODUCT, second_chance: { price: '80', url: '/tweede-kans/set' } }]);
  const link = within(element).getByRole('link', { name: /^Tweede kans: €\s80,-, Set$/ });
  expect(link.getAttribute('href')).toBe('/tweede-kans/set');
});

test('six products have no banner, and with seven the banner is in the seventh place', async () => {
  const seven = Array.from({ length: 7 }, (_, id) => ({ ...PRODUCT, id, name: `Set ${id}` }));
  const cells = (element: HTMLElement) => [...within(element).getByRole('list', { name: 'Producten' }).children];
  const without = await show(seven.slice(0, 6), { productOverviewBanner: BANNER });
  expect(cells(without).map(({ textContent }) => textContent?.includes('Advies nodig?'))).toEqual(Array(6).fill(false));

  const commands = asked('chat-open');
  const element = await show(seven, { productOverviewBanner: BANNER });
  expect(cells(element).findIndex(({ textContent }) => textContent?.includes('Advies nodig?'))).toBe(6);
  await userEvent.click(within(element).getByRole('button', { name: /Advies nodig/ }));
  expect(commands).toHaveLength(1);
});

test('without a banner of its own, a list shows the first banner of the page', async () => {
  const seven = Array.from({ length: 7 }, (_, id) => ({ ...PRODUCT, id, name: `Set ${id}` }));
  const link = (title: string) => ({ title, link: `/${title}`, image: null });
  const element = await show(seven, { banners: [link('een'), link('twee')] });
  const list = within(element).getByRole('list', { name: 'Producten' });
  expect(within(list).getByRole('link', { name: 'een' }).getAttribute('href')).toBe('/een');
  expect(within(element).getByRole('link', { name: 'twee' }).closest('ul')).toBeNull();
});

test('a description of 200 visible characters is shown whole, and one of 201 begins with its first words', async () => {
  const text = (length: number) => ({ content: { content: `<p>${'a'.repeat(length)}</p>` } });
  expect(within(await show([PRODUCT], text(200))).queryByRole('button', { name: 'Lees meer' })).toBeNull();
  expect(within(await show([PRODUCT], text(201))).queryByRole('button', { name: 'Lees meer' })).not.toBeNull();
});
