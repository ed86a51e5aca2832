import { answers, at, from, puts, remembers, sends, whenSent, type FaultTable } from './fault.support.ts';

const LIST = '/product-overview/init';
const APPLY = '/discounts/apply';
const GET = '/cart/get';

const more = (amount: unknown): number => Number(amount) + 10;

export const codeFaults: FaultTable = {
  'code-accepted': () => answers(APPLY, 200, { discountError: 'Nee' }),
  'code-in-cart': () => answers(APPLY, 200),
  'code-lowers-due': () => from(2, GET, puts(GET, { total: 9999 })),
  'code-keeps-subtotal': () => from(2, GET, puts(GET, { subtotal: more })),
  'code-in-checkout': () => puts('/checkout/init', { 'cart.currentDiscount': null, currentDiscount: null }),
  'code-lasts': () => puts('/cart/plus', { currentDiscount: null }),
  'code-twice': () => from(3, GET, puts(GET, { 'currentDiscount.amount': more })),
  'code-of-visitor': () => from(3, GET, puts(GET, { currentDiscount: { name: 'ZON10', amount: 10 } })),
  'code-removed': () => answers('/discounts/remove', 200),
  'code-removed-by-code': () => ({ fault: answers('/discounts/remove', 200), hasExtras: true }),
  'code-remove-none': () => answers('/discounts/remove', 500),
  'code-unknown': () => answers(APPLY, 200),
  'code-unknown-leaves': () => from(2, GET, puts(GET, { subtotal: more })),
  'code-empty-cart': () => answers(APPLY, 500),
  'code-hostile': () => whenSent(APPLY, 'script', 500),
  'code-languages': () => answers(APPLY, 200, { discountError: 'No' }),
  'gift-card-pays': () => from(2, GET, puts(GET, { currentVoucher: null })),
  'gift-card-not-negative': () => from(2, GET, puts(GET, { total: -5 })),
};

export const listFaults: FaultTable = {
  'overview-read': () => puts(LIST, { products: [] }),
  'overview-read-twice': () =>
    from(2, LIST, puts(LIST, { products: (list: unknown) => (list as unknown[]).toReversed() })),
  'overview-unknown': () => sends(LIST, (body) => ({ ...body, id: 12 })),
  'overview-hostile': () => whenSent(LIST, 'script', 500),
  'overview-product-once': () =>
    puts(LIST, { products: (list: unknown) => [...(list as unknown[]), (list as unknown[])[0]] }),
  'overview-product-name': () => puts(LIST, { 'products.1.name': '' }),
  'overview-product-url': () => puts(LIST, { 'products.1.url': 'javascript:alert(1)' }),
  'overview-product-price': () => puts(LIST, { 'products.*.price': 0 }),
  'overview-product-brands': () => puts(LIST, { brands: [] }),
  'overview-product-page': () => puts(LIST, { 'products.0.url': '/conform-nowhere' }),
  'overview-buy': () => puts(LIST, { 'products.*.price': more }),
  'overview-brand-alias': () => puts(LIST, { 'brands.*.url_alias': 'same' }),
  'overview-filter-alias': () => puts(LIST, { 'filters.*.url_alias': 'same' }),
  'overview-option-alias': () => puts(LIST, { 'filters.0.options.*.url_alias': 'same' }),
  'overview-filter-reserved': () => puts(LIST, { 'filters.0.url_alias': 'sort' }),
  'overview-option-used': () => puts(LIST, { 'products.*.filter_options': [] }),
  'overview-path-brand': () => answers('/omvormers/brand:*', 404),
  'overview-path-sorted': () => answers('/omvormers/sort:price-low', 404),
  'overview-path-price': () => answers('/omvormers/price:10-5000', 404),
  'overview-path-last-page': () => answers('/omvormers/page:9999', 500),
  'compare-read': () => puts('/compare', { items: {} }),
  'compare-unknown': () => answers('/compare', 200, { items: [] }),
};

const REVIEWS = '/product/*';
const FAQ = '/faq/vue/data';
const COMBINATION = '/recommended-combination/init';

export const productFaults: FaultTable = {
  'reviews-read': () => puts(REVIEWS, { totalReviews: 0 }),
  'reviews-rating': () => puts(REVIEWS, { productRating: 92 }),
  'reviews-pages': () => remembers(REVIEWS),
  'reviews-last-page': () => answers(REVIEWS, 500),
  'reviews-unknown': () => answers(REVIEWS, 500),
  'shipping-costs-read': () => puts('/shipping-costs', { 'data.0.costs': -1 }),
  'shipping-costs-hostile': () => answers('/shipping-costs', 500),
  'faq-read': () => puts(FAQ, { 'faqs.0.items.0.answer': '' }),
  'faq-unknown': () => answers(FAQ, 500),
  'combination-read': () => puts(COMBINATION, { products: [] }),
  'combination-unknown': () => answers(COMBINATION, 500),
  'address-search': () => puts('/postcode', { matches: [] }),
  'address-search-unknown': () => answers('/postcode', 200, { address: {} }),
};

const SUGGEST = '/search/suggest';

export const searchFaults: FaultTable = {
  'suggest-read': () => puts(SUGGEST, { products: [] }),
  'suggest-no-session': () =>
    at(SUGGEST, async (request, forward) =>
      request.headers.get('cookie') ? forward(request) : Response.json({}, { status: 419 }),
    ),
  'suggest-entries': () => puts(SUGGEST, { 'categories.0.url': 'javascript:alert(1)' }),
  'suggest-page': () => puts(SUGGEST, { 'products.0.url': '/conform-nowhere' }),
  'suggest-total': () => puts(SUGGEST, { total: 1 }),
  'suggest-price': () => puts(SUGGEST, { 'products.*.price': more }),
  'suggest-nothing': () => puts(SUGGEST, { total: 1782 }),
  'suggest-hostile': () =>
    at(SUGGEST, async (request, forward) =>
      request.url.includes('script') ? Response.json({}, { status: 500 }) : forward(request),
    ),
};
