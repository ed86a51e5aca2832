import { readComparison } from '../../shared/contract/compare.ts';
import type { About } from '../../shared/island/about.ts';

export const about: About = {
  title: { nl: 'Producten vergelijken', de: 'Produkte vergleichen', en: 'Comparison of products' },
  text: {
    nl: 'De producten van de lijst naast elkaar, met hun specificaties.',
    de: 'Die Produkte der Liste nebeneinander, mit ihren technischen Daten.',
    en: 'The products of the list side by side, with their specifications.',
  },
  inputs: {},
  calls: { readComparison },
  tells: [],
  hears: ['compare-toggle'],
  example: `<div data-widget="compare-page">
  <p>x <a href="/assortiment">x</a></p>
</div>`,
};
