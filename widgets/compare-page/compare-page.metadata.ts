import { readComparison } from '../../shared/contract/compare.ts';
import type { About } from '../../shared/runtime/metadata.ts';

export const about: About = {
  title: { nl: 'Producten vergelijken', de: 'Produkte vergleichen', en: 'Comparison of products' },
  text: {
    nl: 'De producten van de lijst naast elkaar, met hun specificaties.',
    de: 'Die Produkte der Liste nebeneinander, mit ihren technischen Daten.',
    en: 'The products of the list side by side, with their specifications.',
  },
  inputs: {},
  calls: { readComparison },
  tells: ['add-to-cart', 'back-in-stock-open', 'compare-toggle', 'compare-changed'],
  hears: ['compare-toggle', 'compare-changed', 'cart-added', 'call-failed', 'widget-failed'],
  example: `<div data-widget="compare-page">
  <p>Nog niets te vergelijken. <a href="/assortiment">Bekijk alle producten</a></p>
</div>`,
};
