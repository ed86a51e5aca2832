import { cart, checkout, overview, type BenchPage } from './pages.ts';

/** One step on the way to an order: a page that is opened, or a click on the page before. */
export type JourneyStep =
  | { readonly name: string; readonly page: BenchPage }
  | {
      readonly name: string;
      /** What is clicked, as a Playwright selector. */
      readonly click: string;
      /** A CSS selector. The click is answered when the number of these elements changes. */
      readonly answer: string;
    };

/** The product page as the shop has it, with the popup that confirms an addition. */
const product: BenchPage = {
  name: 'journey-product',
  title: 'product page with popup',
  visitor: {},
  main: { path: '/growatt-min-3000tl-xh', after: '<div data-widget="cart-popup"></div>' },
  widgets: ['cart-badge', 'add-to-cart', 'product-gallery', 'cart-popup'],
  content: '.sw-product-gallery',
};

export const JOURNEY: readonly JourneyStep[] = [
  { name: 'list', page: overview },
  { name: 'product', page: product },
  { name: 'popup', click: 'main [data-widget="add-to-cart"]', answer: '.sw-cart-popup__name' },
  { name: 'cart', page: cart },
  { name: 'checkout', page: checkout },
];

export const JOURNEY_PAGES: readonly BenchPage[] = [product];

/** The first content of any of its pages. */
export const JOURNEY_CONTENT = JOURNEY.flatMap((step) => ('page' in step ? [step.page.content] : [])).join(', ');
