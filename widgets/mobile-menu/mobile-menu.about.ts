import type { About } from '../../shared/island/about.ts';

export const about: About = {
  title: { nl: 'Menu', de: 'Menü', en: 'Menu' },
  text: {
    nl: 'Het menu van een klein scherm: categorieën, landen en verdere links in een paneel langs de rand.',
    de: 'Das Menü eines kleinen Bildschirms: Kategorien, Länder und weitere Links in einem Panel am Rand.',
    en: 'The menu of a small screen: categories, countries and further links in a panel along the edge.',
  },
  inputs: {
    menu: {
      nl: 'items, websites, second_chance en secondary_items; of geneste lijsten die de server toont.',
      de: 'items, websites, second_chance und secondary_items; oder verschachtelte Listen, die der Server zeigt.',
      en: 'items, websites, second_chance and secondary_items; or nested lists that the server prints.',
    },
  },
  calls: {},
  tells: [],
  hears: ['menu-open'],
  example: `<div data-widget="mobile-menu">
  <a class="button button--quiet" href="/assortiment">Menu</a>
  <script type="application/json">{
  "menu": {
    "items": [
      {
        "name": "Omvormers",
        "url": "/omvormers",
        "children": [
          {
            "name": "Hybride omvormers",
            "url": "/omvormers/hybride",
            "children": [
              {
                "name": "Growatt",
                "url": "/omvormers/brand:growatt",
                "children": []
              },
              {
                "name": "Huawei",
                "url": "/omvormers/brand:huawei",
                "children": []
              }
            ]
          },
          {
            "name": "Micro-omvormers",
            "url": "/omvormers/micro",
            "children": []
          }
        ]
      },
      {
        "name": "Service",
        "url": null,
        "children": [
          {
            "name": "Klantenservice",
            "url": "/klantenservice",
            "children": []
          }
        ]
      },
      {
        "name": "Aanbiedingen",
        "url": "/aanbiedingen",
        "children": []
      }
    ],
    "websites": [
      {
        "name": "Nederland",
        "url": "?lang=nl",
        "flag": null,
        "active": true
      },
      {
        "name": "Deutschland",
        "url": "?lang=de",
        "flag": null,
        "active": false
      },
      {
        "name": "International",
        "url": "?lang=en",
        "flag": null,
        "active": false
      }
    ],
    "second_chance": {
      "name": "Tweede kans",
      "url": "/tweede-kans"
    },
    "secondary_items": [
      {
        "name": "Klantenservice",
        "url": "/klantenservice"
      }
    ]
  }
}</script>
</div>`,
};
