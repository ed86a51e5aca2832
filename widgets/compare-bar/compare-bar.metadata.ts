import { readComparison } from '../../shared/contract/compare.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Vergelijkbalk', de: 'Vergleichsleiste', en: 'Comparison bar' },
  text: {
    nl: 'De balk onderaan met wat wordt vergeleken. Staat één keer op elke pagina en haalt niets op zolang de lijst leeg is.',
    de: 'Die Leiste unten mit dem, was verglichen wird. Steht einmal auf jeder Seite und lädt nichts, solange die Liste leer ist.',
    en: 'The bar at the bottom with the compared products. Place it once on every page; it loads nothing while the list is empty.',
  },
  group: 'choosing',
  isSingle: true,
  inputs: {
    compareUrl: {
      nl: 'Waar producten naast elkaar staan.',
      de: 'Wo Produkte nebeneinander stehen.',
      en: 'The address of the comparison page.',
    },
  },
  labels: {
    compareUrl: { nl: 'Adres van de vergelijking', de: 'Adresse des Vergleichs', en: 'Comparison address' },
  },
  calls: { readComparison },
  publishes: ['compare-toggle', 'compare-changed'],
  subscribes: ['compare-toggle', 'compare-changed'],
  example: '<div data-widget="compare-bar" data-compare-url="/compare"></div>',
};
