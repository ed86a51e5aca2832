import { readOverview } from '../../shared/contract/overview.ts';
import type { About } from '../../shared/island/about.ts';

export const about: About = {
  title: { nl: 'Productlijst met filters', de: 'Produktliste mit Filtern', en: 'Product list with filters' },
  text: {
    nl: 'Een lijst met filters, sortering en pagina’s; wat is gekozen staat in het adres.',
    de: 'Eine Liste mit Filtern, Sortierung und Seiten; was gewählt ist, steht in der Adresse.',
    en: 'A list with filters, orders and pages; what is chosen stands in the address.',
  },
  inputs: {
    id: { nl: 'Welke lijst.', de: 'Welche Liste.', en: 'Which list.' },
    type: {
      nl: 'category, of discount voor wat in de aanbieding is.',
      de: 'category, oder discount für das, was im Angebot ist.',
      en: 'category, or discount for what is on offer.',
    },
  },
  calls: { readOverview },
  tells: ['chat-open'],
  hears: ['compare-toggle'],
  example: `<div data-widget="product-overview" data-id="12">
  <p><a href="/assortiment">x</a></p>
</div>`,
};
