import type { Samples } from '../catalogue.ts';

export const samples: Samples = (_examples, { cart, continueShopping }) => [
  {
    title: { nl: 'De winkelwagen van dit bezoek', de: 'Der Warenkorb dieses Besuchs', en: 'The cart of this visit' },
    html: `<div data-widget="cart-page" data-checkout-url="/checkout" data-continue-url="/">\n  <p><a href="/cart">${cart}</a> · <a href="/">${continueShopping}</a></p>\n</div>`,
  },
];
