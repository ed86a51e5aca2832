import { createHash } from 'node:crypto';
import type { Packed } from '../../../loader/manifest.ts';
import type { FirstCall } from '../../../shared/island/host.ts';
import { LENGTH } from './content-hash.ts';
import { pack } from './pack.ts';

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
  'compare-bar': ['idle'],
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
  'newsletter-box': ['visible'],
  'chat-widget': ['idle'],
  'media-field': ['eager'],
  'video-player': ['visible'],
  'star-rating': ['visible'],
  'page-helpers': ['idle'],
};

/** What the widgets of the catalogue handle. */
export const COMMANDS =
  'add-to-cart back-in-stock-open chat-open compare-toggle concept-store-open installer-open menu-open price-match-open voucher-activation';

export const CATALOGUE_SIZE = Object.keys(CATALOGUE).length;

const ENHANCERS = ['cart-badge', 'add-to-cart', 'compare-checkbox', 'star-rating', 'page-helpers', 'chat-widget'];
const CHUNKS = 14;

/** A hash that compresses as badly as a real one. */
const hash = (name: string, length: number) =>
  BigInt('0x' + createHash('sha256').update(name).digest('hex'))
    .toString(36)
    .slice(0, length);

/** What the loader's manifest will look like when the catalogue is complete. */
export function wholeCatalogue(): Packed {
  const chunks = Array.from(
    { length: CHUNKS },
    (_, at) => `${at === 0 ? 'react' : 'chunk'}-${hash(String(at), LENGTH)}`,
  );
  return pack({
    engine: `engine-${hash('engine', LENGTH)}`,
    chunks,
    widgets: Object.entries(CATALOGUE).map(([name, [load, firstCall]]) => ({
      name,
      hash: hash(name, LENGTH),
      load,
      hasStyles: name !== 'page-helpers',
      hasTexts: name !== 'page-helpers',
      imports: chunks.filter((chunk, at) =>
        ENHANCERS.includes(name) ? at === 4 : at < 4 || hash(name + chunk, 1) < 'i',
      ),
      firstCall,
    })),
  });
}
