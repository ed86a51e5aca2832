import { cart, checkout, overview, PAGES, wholeShop, wholeShopOnServer, type BenchPage } from './pages.ts';

/** Something that a shopper does, measured until the screen has changed. */
export interface Interaction {
  readonly title: string;
  /** The name of the page with which it is measured. */
  readonly with: string;
  readonly page: BenchPage;
  /** What is clicked, as a Playwright selector. Several elements are clicked in turn. */
  readonly click: string;
  /** A CSS selector. The click is answered when the number of these elements, or the first one's value or text, changes. */
  readonly answer: string;
  /** The shop answers it, which the floor page does not ask for. */
  readonly isOnServer?: boolean;
  /** How often it is done after one load. */
  readonly times: number;
}

/** The whole shop again and again; it is too long to load on a slow line. */
const largeList: BenchPage = {
  ...overview,
  name: 'large-list',
  main: {
    html: '<div data-widget="product-overview" data-id="10000"><p>Hier staan straks tienduizend producten.</p></div>',
  },
  firstCall: { path: '/product-overview/init', body: { id: '10000', type: 'category' } },
};

export const INTERACTIONS: readonly Interaction[] = [
  {
    title: 'cart, one more',
    with: cart.name,
    page: cart,
    click: 'role=button[name=/^Eén meer/] >> nth=0',
    answer: 'main output, main .sw-stepper__input',
    times: 5,
  },
  {
    title: 'filter, 10,000 products',
    with: overview.name,
    page: largeList,
    click: 'main input[name="brand"]',
    answer: 'main h2',
    times: 5,
  },
  ...[wholeShop, wholeShopOnServer].map((page) => ({
    title: `filter, ${page.title}`,
    with: page.name,
    page,
    click: 'main input[name="brand"]',
    answer: 'main h2',
    isOnServer: page === wholeShopOnServer,
    times: 5,
  })),
  {
    title: 'checkout, next step',
    with: checkout.name,
    page: checkout,
    click: 'role=button[name=/^Doorgaan naar/]',
    answer: 'main [name="shipping_method"]',
    times: 1,
  },
];

/** The pages of a short run: those with an interaction. */
export const QUICK_PAGES: readonly string[] = INTERACTIONS.filter(({ page }) => !page.isOnDemand).map(
  (interaction) => interaction.with,
);

/** Every page that the server of the bench knows. */
export const SERVED_PAGES: readonly BenchPage[] = [...PAGES, largeList];
