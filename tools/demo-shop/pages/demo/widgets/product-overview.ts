import type { Samples } from '../catalogue.ts';

export const samples: Samples = (_examples, { wholeShop, offers }) => [
  {
    title: { nl: 'Een categorie', de: 'Eine Kategorie', en: 'A category' },
    html: `<div data-widget="product-overview" data-id="12">\n  <p><a href="/assortiment">${wholeShop}</a></p>\n</div>`,
  },
  {
    title: { nl: 'Wat in de aanbieding is', de: 'Was im Angebot ist', en: 'What is on offer' },
    html: `<p><a href="/aanbiedingen">${offers}</a></p>`,
    code: `<div data-widget="product-overview" data-type="discount" data-id="1">\n  <p><a href="/aanbiedingen">${offers}</a></p>\n</div>`,
  },
];
