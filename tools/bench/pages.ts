import type { ShopSetup } from '../demo-shop/prepare.ts';
import { exampleData } from '../demo-shop/seed/checkout/example.ts';
import type { FloorPlan } from './floor-scripts.ts';

/** A page of the bench: one widget and the badge, or the same data on a page without a framework. */
export interface BenchPage {
  /** In the address, and the word for `--page`. */
  readonly name: string;
  /** What the table says. */
  readonly title: string;
  /** What the visitor's session holds. */
  readonly visitor: Omit<ShopSetup, 'open'>;
  /** The path of a page of the shop whose main part and style sheet are used, with HTML after it; or the main part itself. */
  readonly main: { readonly path: string; readonly after?: string } | { readonly html: string };
  /** Widgets whose files a preload line names. */
  readonly widgets: readonly string[];
  /** A CSS selector of the first content that the widget draws. */
  readonly content: string;
  /** The widget's first call; the floor page sends the same one. */
  readonly firstCall?: { readonly path: string; readonly body?: object };
  /** How the floor page shows the answer; without it, it shows the main part alone. */
  readonly floor?: FloorPlan;
  /** What the browser has stored. */
  readonly localStorage?: Readonly<Record<string, unknown>>;
  /** Measured only where it is named: it takes long. */
  readonly isOnDemand?: true;
  /** It is also measured with its first answer in the HTML and with preload lines. */
  readonly hasVariants?: boolean;
  /**
   * It is also measured with its first frame from the server, and with a press as soon as that is seen. Its two selectors
   * are as those of an `Interaction`.
   */
  readonly press?: { readonly click: string; readonly answer: string };
}

/** With them the cart exceeds € 500, and the shop adds a gift as the fourteenth line. */
const THIRTEEN = [512, 430, 10347, 10851, 10721, 11710, 11696, 10255, 11308, 10048, 10307, 10982, 11594];
const lines = THIRTEEN.map((id) => ({ id }));

const COMPARED = [4711, 11490, 430, 512, 10562].map((id) => ({ id, type: 'product' }));

/** What a guest has typed before. */
const GUEST = exampleData({ manual_address: true });

export const cart: BenchPage = {
  name: 'cart',
  title: 'cart, 14 lines',
  visitor: { cart: lines },
  main: { html: '<div data-widget="cart-page"><!--initial--><p>Hier staat straks de winkelwagen.</p></div>' },
  widgets: ['cart-badge', 'cart-page'],
  content: '.sw-cart-page__line',
  firstCall: { path: '/cart/get' },
  floor: { is: 'cart', list: 'items', texts: ['brand', 'sku', 'rating', 'price'] },
  hasVariants: true,
  press: { click: 'role=button[name=/^Eén meer/] >> nth=0', answer: 'main output, main .sw-stepper__input' },
};

export const checkout: BenchPage = {
  name: 'checkout',
  title: 'checkout',
  visitor: { cart: lines, checkout: GUEST },
  main: {
    html: '<div data-widget="checkout" data-postcode-key="demo"><!--initial--><p>Hier kun je straks bestellen.</p></div>',
  },
  widgets: ['cart-badge', 'checkout'],
  content: '.sw-checkout input',
  firstCall: { path: '/checkout/init' },
  floor: { is: 'checkout', list: 'cart.items', texts: ['qty', 'price'] },
  press: { click: 'role=button[name=/^Doorgaan naar/]', answer: 'main [name="shipping_method"]' },
};

export const overview: BenchPage = {
  name: 'overview',
  title: 'overview, 381 products',
  visitor: {},
  main: {
    html: '<div data-widget="product-overview" data-id="12"><!--initial--><p>Hier staan straks de omvormers.</p></div>',
  },
  widgets: ['cart-badge', 'product-overview'],
  content: '.sw-product-overview__cell',
  firstCall: { path: '/product-overview/init', body: { id: '12', type: 'category' } },
  floor: { is: 'overview', list: 'products', texts: ['short_item_detail_text', 'rating', 'price'] },
  press: { click: 'main input[name="brand"] >> nth=0', answer: 'main h2' },
};

/** The same list, which stays on the server. */
const serverList: BenchPage = {
  ...overview,
  name: 'overview-server',
  title: 'overview, on the server',
  visitor: { extras: ['server-lists'] },
  main: {
    html: '<div data-widget="product-overview" data-id="12" data-path="/"><!--initial--><p>Hier staan straks de omvormers.</p></div>',
  },
  firstCall: { path: '/product-overview/init', body: { id: '12', type: 'category', path: '/' } },
};

/** Every product of the shop, of which `--products` makes more. */
export const wholeShop: BenchPage = {
  name: 'shop',
  title: 'whole shop',
  visitor: {},
  main: {
    html: '<div data-widget="product-overview" data-id="1"><p>Hier staan straks alle producten.</p></div>',
  },
  widgets: overview.widgets,
  content: overview.content,
  firstCall: { path: '/product-overview/init', body: { id: '1', type: 'category' } },
  floor: { is: 'overview', list: 'products', texts: ['short_item_detail_text', 'rating', 'price'] },
  isOnDemand: true,
};

export const wholeShopOnServer: BenchPage = {
  ...wholeShop,
  name: 'shop-server',
  title: 'whole shop, on the server',
  visitor: serverList.visitor,
  main: {
    html: '<div data-widget="product-overview" data-id="1" data-path="/"><p>Hier staan straks alle producten.</p></div>',
  },
  firstCall: { path: '/product-overview/init', body: { id: '1', type: 'category', path: '/' } },
};

const product: BenchPage = {
  name: 'product',
  title: 'product page',
  visitor: {},
  main: { path: '/growatt-min-3000tl-xh' },
  widgets: ['cart-badge', 'add-to-cart', 'product-gallery'],
  content: '.sw-product-gallery',
};

const comparison: BenchPage = {
  name: 'comparison',
  title: 'comparison, 5 products',
  visitor: {},
  main: { html: '<div data-widget="compare-page"><p>Hier staat straks de vergelijking.</p></div>' },
  widgets: ['cart-badge', 'compare-page'],
  content: '.sw-compare-page__table',
  firstCall: { path: '/compare', body: { items: COMPARED } },
  floor: { is: 'list', list: 'items', texts: ['price', 'rating', 'short_item_detail_text', 'specs'] },
  localStorage: { compare: COMPARED },
};

const wizard: BenchPage = {
  name: 'wizard',
  title: 'return wizard',
  visitor: {},
  main: {
    html:
      '<div data-widget="return-solution-wizard" data-source-url="/rma/oplossing/gegevens?example" ' +
      'data-submit-url="/rma/oplossing"><!--initial--><p>Hier kies je straks een oplossing.</p></div>',
  },
  widgets: ['cart-badge', 'return-solution-wizard'],
  content: '.sw-returns__step',
  firstCall: { path: '/rma/oplossing/gegevens?example' },
  floor: { is: 'list', list: 'products', texts: ['category', 'selected_amount', 'solutions'] },
};

const addresses: BenchPage = {
  name: 'addresses',
  title: 'address book',
  visitor: { customer: 'sanne' },
  main: { html: '<div data-widget="address-book"><!--initial--><p>Hier staan straks je adressen.</p></div>' },
  widgets: ['cart-badge', 'address-book'],
  content: '.sw-address-book__card',
  firstCall: { path: '/dashboard/addresses/vue/data' },
  floor: { is: 'list', list: 'addresses', texts: ['address', 'zip_code', 'city', 'country_name', 'phone'] },
  press: { click: 'main .sw-root button >> nth=0', answer: 'main form, main dialog' },
};

export const PAGES: readonly BenchPage[] = [
  cart,
  checkout,
  overview,
  serverList,
  wholeShop,
  wholeShopOnServer,
  product,
  comparison,
  wizard,
  addresses,
];
