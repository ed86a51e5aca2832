import type { DemoWidget } from './catalogue.ts';

export const productOverview: DemoWidget = {
  name: 'product-overview',
  about: {
    nl: 'Een lijst met filters, sortering en pagina’s; wat is gekozen staat in het adres.',
    de: 'Eine Liste mit Filtern, Sortierung und Seiten; was gewählt ist, steht in der Adresse.',
    en: 'A list with filters, orders and pages; what is chosen stands in the address.',
  },
  inputs: [
    {
      attribute: 'data-id',
      kind: 'text',
      standard: null,
      isRequired: true,
      meaning: { nl: 'Welke lijst.', de: 'Welche Liste.', en: 'Which list.' },
    },
    {
      attribute: 'data-type',
      kind: 'text',
      standard: 'category',
      meaning: {
        nl: 'category, of discount voor wat in de aanbieding is.',
        de: 'category, oder discount für das, was im Angebot ist.',
        en: 'category, or discount for what is on offer.',
      },
    },
  ],
  samples: (_examples, { wholeShop, offers }) => [
    {
      title: { nl: 'Een categorie', de: 'Eine Kategorie', en: 'A category' },
      html: `<div data-widget="product-overview" data-id="12">\n  <p><a href="/assortiment">${wholeShop}</a></p>\n</div>`,
    },
    {
      title: { nl: 'Wat in de aanbieding is', de: 'Was im Angebot ist', en: 'What is on offer' },
      html: `<p><a href="/aanbiedingen">${offers}</a></p>`,
      code: `<div data-widget="product-overview" data-type="discount" data-id="1">\n  <p><a href="/aanbiedingen">${offers}</a></p>\n</div>`,
    },
  ],
};
