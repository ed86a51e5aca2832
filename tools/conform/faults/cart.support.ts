import { answers, forgets, from, puts, remembers, whenSent, type Fault, type FaultTable } from './fault.support.ts';

/** A cart call that is accepted, whatever it says. */
const accepts = (path: string): Fault => answers(path, 200);

const PLUS = '/cart/plus';
const MIN = '/cart/min';
const ADD = '/cart/add';
const GET = '/cart/get';

/** A line of a cart. */
const LINE = {
  type: 'product',
  id: 512,
  name: 'MC4-connector set',
  url: '/mc4-connector-set',
  image: '/media/p/512.svg',
  qty: 1,
  price: 3.95,
  in_stock: true,
  free: false,
};

const quantities = ['zero', 'negative', 'fraction', 'text', 'huge'];

export const cartFaults: FaultTable = {
  'cart-empty': () => puts(GET, { items: [LINE], subtotal: 3.95 }),
  'cart-empty-badge': () => puts('/cart/init', { amount: 3 }),
  'cart-read-twice': () => from(2, GET, puts(GET, { vat: 99 })),
  'cart-lasts': () => forgets('/'),
  'cart-add': () => puts(ADD, { 'item.qty': 1 }),
  'cart-add-count': () => puts(ADD, { count: 1 }),
  'cart-add-kept': () => puts(GET, { 'items.0.id': 1 }),
  'cart-add-quantity': () => puts(GET, { 'items.0.qty': 1 }),
  'cart-add-twice': () => puts(GET, { 'items.0.qty': 1 }),
  'cart-add-other': () => puts(GET, { 'items.1.id': 1 }),
  'cart-badge': () => puts('/cart/init', { amount: 1 }),
  'cart-plus': () => puts(PLUS, { 'items.0.qty': 1 }),
  'cart-min': () => puts(MIN, { 'items.0.qty': 3 }),
  'cart-remove': () => puts(MIN, { items: [{ ...LINE, id: 4711, qty: 3 }] }),
  'cart-remove-one': () => puts(MIN, { items: [] }),
  'cart-remove-again': () => answers(MIN, 500),
  'cart-change-answer': () => puts(PLUS, { 'items.0.name': 'Omvormer' }),
  'cart-any-quantity': () => ({ fault: puts(PLUS, { 'items.0.qty': 2 }), hasExtras: true }),
  'cart-stock-add': () => answers(ADD, 400, { message: 'Nee' }),
  'cart-stock-add-nothing': () => puts(GET, { items: [{ ...LINE, id: 4711, qty: 25 }] }),
  'cart-stock-whole': () => puts(GET, { 'items.0.qty': 24 }),
  'cart-stock-plus': () => puts(GET, { 'items.0.qty': 26 }),
  'cart-sold-out': () => accepts(ADD),
  'cart-two-visitors': () => remembers(GET),
  'cart-two-visitors-change': () => puts(GET, { items: [] }),
  'cart-parallel-first': () => puts(GET, { items: [{ ...LINE, id: 4711, qty: 1 }] }),
  'cart-parallel-plus': () => puts(GET, { 'items.0.qty': 2 }),
  'cart-parallel-remove': () => puts(GET, { items: [] }),
  'cart-line-links': () => answers('/growatt-min-3000tl-xh', 404),
  'cart-related': () => puts(GET, { 'relatedItems.0.id': 4711, 'relatedItems.0.type': 'product' }),
  'cart-price': () => puts(GET, { 'items.*.price': 1 }),
  'cart-price-positive': () => puts(GET, { 'items.*.price': 0 }),
  'cart-subtotal': () => puts(GET, { subtotal: (subtotal: unknown) => Number(subtotal) + 0.01 }),
  'cart-line-totals': () => ({
    fault: puts(GET, { subtotal: (subtotal: unknown) => Number(subtotal) + 0.01 }),
    hasExtras: true,
  }),
  'cart-line-total-price': () => ({ fault: puts(GET, { 'items.*.line_total': 7 }), hasExtras: true }),
  'cart-total': () => ({ fault: puts(GET, { total: 7 }), hasExtras: true }),
  'cart-vat': () => puts(GET, { vat: (vat: unknown) => Number(vat) - 1 }),
  'cart-vat-lines': () => ({ fault: puts(GET, { vat: 1, extraVatLines: { 21: 2, 9: 3 } }), hasExtras: true }),
  'cart-amounts-in-euros': () => puts(GET, { subtotal: (subtotal: unknown) => Number(subtotal) * 100 }),
  'cart-min-not-below': () => puts(GET, { 'items.0.qty': 0 }),
  'cart-unknown-product': () => answers(ADD, 500),
  'cart-unknown-type': () => accepts(ADD),
  'cart-unknown-line-plus': () => accepts(PLUS),
  'cart-unknown-line-min': () => answers(MIN, 500),
  'cart-missing-id': () => accepts(ADD),
  'cart-hostile-id': () => whenSent(ADD, 'script', 500),
  'cart-hostile-value': () => whenSent(ADD, '$gt', 500),
  'cart-price-from-browser': () => from(2, GET, puts(GET, { 'items.*.price': 0.01 })),
  ...Object.fromEntries(quantities.map((name) => [`cart-add-${name}`, () => accepts(ADD)])),
  ...Object.fromEntries(quantities.map((name) => [`cart-plus-${name}`, () => accepts(PLUS)])),
};
