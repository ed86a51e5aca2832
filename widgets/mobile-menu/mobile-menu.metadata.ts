import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Menu', de: 'Menü', en: 'Menu' },
  text: {
    nl: 'Het menu van een klein scherm: categorieën, landen en verdere links in een paneel langs de rand.',
    de: 'Das Menü eines kleinen Bildschirms: Kategorien, Länder und weitere Links in einem Panel am Rand.',
    en: 'The menu of a small screen: categories, countries and further links in a panel along the edge.',
  },
  group: 'reading',
  inputs: {
    menu: {
      nl: 'items, websites, second_chance en secondary_items; of geneste lijsten die de server toont.',
      de: 'items, websites, second_chance und secondary_items; oder verschachtelte Listen, die der Server zeigt.',
      en: 'items, websites, second_chance and secondary_items; or nested lists that the server prints.',
    },
  },
  labels: {
    menu: { nl: 'Menu', de: 'Menü', en: 'Menu' },
  },
  calls: {},
  publishes: [],
  subscribes: ['menu-open'],
  example: `<div data-widget="mobile-menu">
  <a href="/assortiment">Menu</a>
  <script type="application/json">
    {
      "menu": {
        "items": [
          { "name": "Omvormers", "url": "/omvormers", "children": [{ "name": "Hybride", "url": "/omvormers/hybride" }] },
          { "name": "Aanbiedingen", "url": "/aanbiedingen" }
        ],
        "secondary_items": [{ "name": "Klantenservice", "url": "/klantenservice" }]
      }
    }
  </script>
</div>`,
  serverMarkup: [
    {
      replaces: ['menu'],
      html: `<div data-widget="mobile-menu">
  <details>
    <summary>Menu</summary>
    <ul data-menu="items">
      <li><a href="/omvormers">Omvormers</a></li>
    </ul>
  </details>
</div>`,
    },
  ],
};
