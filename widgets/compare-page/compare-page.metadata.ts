import { readComparison } from '../../shared/contract/compare.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Producten vergelijken', de: 'Produkte vergleichen', en: 'Product comparison' },
  text: {
    nl: 'De producten van de lijst naast elkaar, met hun specificaties.',
    de: 'Die Produkte der Liste nebeneinander, mit ihren technischen Daten.',
    en: 'The products of the list side by side, with their specifications.',
  },
  group: 'choosing',
  isSingle: true,
  inputs: {},
  labels: {},
  slots: {
    empty: {
      title: { nl: 'Lege vergelijking', de: 'Leerer Vergleich', en: 'Empty comparison' },
      text: {
        nl: 'Onder de melding dat er geen producten in de vergelijking staan, zoals links naar het assortiment.',
        de: 'Unter der Meldung, dass keine Produkte im Vergleich sind, etwa Links zum Sortiment.',
        en: 'Below the message that the comparison has no products, such as links to the products.',
      },
    },
  },
  calls: { readComparison },
  publishes: ['add-to-cart', 'back-in-stock-open', 'compare-toggle', 'compare-changed'],
  subscribes: ['compare-toggle', 'compare-changed', 'cart-added', 'call-failed', 'widget-failed'],
  example: `<div data-widget="compare-page">
  <p>Nog niets te vergelijken. <a href="/assortiment">Bekijk alle producten</a></p>
</div>`,
};
