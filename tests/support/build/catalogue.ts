import { createHash } from 'node:crypto';
import type { FirstCall } from '../../../shared/island/host.ts';
import { LENGTH } from './content-hash.ts';
import { isLate } from './describe-build.ts';
import type { Build } from './pack.ts';

/** All 38 widgets of the catalogue, as far as the loader will have to know them: to measure what knowing them costs. */
const CATALOGUE: Readonly<Record<string, readonly [load: string, firstCall?: FirstCall]>> = {
  'cart-page': ['eager', { method: 'post', path: '/cart/get' }],
  'cart-badge': ['eager', { method: 'post', path: '/cart/init', unless: 'cart-count' }],
  'cart-popup': ['interaction'],
  'add-to-cart': ['visible 200px'],
  'recommended-combination': ['visible', { method: 'post', path: '/recommended-combination/init', body: { id: null } }],
  checkout: ['eager', { method: 'post', path: '/checkout/init' }],
  'return-picker': ['eager'],
  'return-solution-wizard': ['eager', { method: 'post', path: '{sourceUrl}' }],
  'return-question-wizard': ['eager'],
  'return-order-form': ['eager', { method: 'post', path: '/rmas/{orderUniqid}/{orderId}' }],
  quotation: ['eager', { method: 'post', path: '/quotation/{id}' }],
  'address-book': ['eager', { method: 'post', path: '/dashboard/addresses/vue/data' }],
  'address-form': ['visible'],
  'credits-dashboard': ['eager', { method: 'post', path: '/dashboard/power_credits/vue/data' }],
  'stock-reminders': ['eager', { method: 'post', path: '/dashboard/stock_reminders/vue/data' }],
  'product-overview': [
    'eager',
    { method: 'post', path: '/product-overview/init', body: { type: 'category', id: null } },
  ],
  'compare-page': ['eager'],
  'compare-checkbox': ['visible'],
  'compare-bar': ['stored compare'],
  'product-reviews': [
    'visible',
    { method: 'post', path: '/product/{productId}/reviews/vue/data?page=1', body: { type: null } },
  ],
  'brand-faq': ['visible', { method: 'post', path: '/faq/vue/data', body: { brandId: null } }],
  'faq-block': ['visible'],
  'mobile-menu': ['interaction'],
  'product-gallery': ['eager'],
  'product-specs': ['visible'],
  'shipping-costs': ['interaction', { method: 'post', path: '/shipping-costs', body: { price: null } }],
  'vat-toggle': ['idle'],
  'back-in-stock-modal': ['idle'],
  'installer-request': [
    'visible',
    {
      method: 'post',
      path: '/installer-request-submission/init',
      body: { websiteId: null, modelId: null, modelType: null },
    },
  ],
  'price-match': ['interaction'],
  'concept-store-modal': ['interaction'],
  'content-modal': ['idle'],
  'newsletter-box': ['idle'],
  'chat-widget': ['idle'],
  'media-field': ['eager'],
  'video-player': ['visible'],
  'star-rating': ['visible'],
  'page-helpers': ['idle'],
};

/** By command, the widgets of the catalogue that handle it. */
export const HANDLERS = {
  'add-to-cart': ['cart-popup'],
  'back-in-stock-open': ['back-in-stock-modal'],
  'chat-open': ['chat-widget'],
  'compare-toggle': ['compare-bar', 'compare-checkbox', 'compare-page', 'product-overview'],
  'concept-store-open': ['concept-store-modal'],
  'installer-open': ['installer-request'],
  'menu-open': ['mobile-menu'],
  'price-match-open': ['price-match'],
  'voucher-activation': ['credits-dashboard'],
};

export const CATALOGUE_SIZE = Object.keys(CATALOGUE).length;

const ENHANCERS = ['compare-checkbox', 'star-rating', 'page-helpers', 'content-modal', 'newsletter-box', 'chat-widget'];
const CHUNKS = 20;

/** A hash that compresses as badly as a real one. */
const hash = (name: string, length: number) =>
  BigInt('0x' + createHash('sha256').update(name).digest('hex'))
    .toString(36)
    .slice(0, length);

/** What the loader's manifest will look like when the catalogue is complete; what is built already has its real names. */
export function wholeCatalogue(built: Build): Build {
  const chunks = Array.from(
    { length: Math.max(CHUNKS, built.chunks.length) },
    (_, at) => built.chunks[at] ?? `chunk-${hash(String(at), LENGTH)}`,
  );
  const islands = built.widgets.filter(({ imports }) => imports.some((chunk) => chunk.startsWith('react-')));
  const everywhere = chunks.filter((chunk) => islands.every(({ imports }) => imports.includes(chunk)));
  return {
    engine: built.engine,
    chunks,
    widgets: Object.entries(CATALOGUE).map(
      ([name, [load, firstCall]]) =>
        built.widgets.find((widget) => widget.name === name) ?? {
          name,
          hash: hash(name, LENGTH),
          load,
          isLate: isLate(name, load, name === 'cart-popup' ? ['add-to-cart'] : []),
          hasStyles: name !== 'page-helpers',
          hasTexts: name !== 'page-helpers',
          imports: chunks.filter((chunk) =>
            ENHANCERS.includes(name)
              ? chunk === built.engine
              : everywhere.includes(chunk) || hash(name + chunk, 1) < 'i',
          ),
          firstCall,
        },
    ),
  };
}
