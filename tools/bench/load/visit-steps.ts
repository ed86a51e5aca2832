/** A page or a call of a visit to the demo shop. */
export interface VisitStep {
  /** In the tables. */
  readonly name: string;
  readonly is: 'page' | 'call';
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  /** How often a visit has it, on average. An assumption. */
  readonly perVisit: number;
}

const page = (name: string, path: string, perVisit: number): VisitStep => ({
  name,
  is: 'page',
  method: 'GET',
  path,
  perVisit,
});
const call = (path: string, perVisit: number, body: object = {}): VisitStep => ({
  name: `POST ${path}`,
  is: 'call',
  method: 'POST',
  path,
  body,
  perVisit,
});

export const PAGES: readonly VisitStep[] = [
  page('home', '/', 0.5),
  page('list', '/omvormers', 1.5),
  page('product', '/growatt-min-3000tl-xh', 2),
  page('results of a search', '/zoeken?q=omvormer', 0.5),
  page('cart', '/cart', 0.3),
  page('checkout', '/checkout', 0.1),
];

/** The badge makes its call on every page. */
const pagesPerVisit = PAGES.reduce((sum, { perVisit }) => sum + perVisit, 0);

export const CALLS: readonly VisitStep[] = [
  call('/cart/init', pagesPerVisit),
  { name: 'GET /search/suggest', is: 'call', method: 'GET', path: '/search/suggest?q=omv', perVisit: 1.5 },
  call('/cart/add', 0.15, { type: 'product', id: 430, qty: 1 }),
  call('/cart/get', 0.3),
  call('/checkout/init', 0.1),
];
