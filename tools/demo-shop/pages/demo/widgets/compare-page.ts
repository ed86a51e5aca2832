import type { Samples } from '../catalogue.ts';

export const samples: Samples = (_examples, { compareOn, wholeShop }) => [
  {
    title: { nl: 'Wat dit bezoek vergelijkt', de: 'Was dieser Besuch vergleicht', en: 'What this visit compares' },
    html: `<div data-widget="compare-page">\n  <p>${compareOn} <a href="/assortiment">${wholeShop}</a></p>\n  <template data-slot="empty"><p>${compareOn} <a href="/assortiment">${wholeShop}</a></p></template>\n</div>`,
  },
];
