import { readOverviewPage } from '../../shared/contract/overview-page.ts';
import { readOverview } from '../../shared/contract/overview.ts';
import { HEADING_LEVEL, type WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Productlijst met filters', de: 'Produktliste mit Filtern', en: 'Product list with filters' },
  text: {
    nl: 'Een lijst met filters, sortering en pagina’s; wat is gekozen staat in het adres.',
    de: 'Eine Liste mit Filtern, Sortierung und Seiten; was gewählt ist, steht in der Adresse.',
    en: 'A product list with filters, sorting and pages; the selection is stored in the address.',
  },
  group: 'choosing',
  isSingle: true,
  inputs: {
    id: {
      nl: 'Het nummer van de lijst, zoals de winkel die kent.',
      de: 'Die Nummer der Liste, wie der Shop sie kennt.',
      en: 'The id of the list in the shop.',
    },
    type: {
      nl: 'Wat voor lijst het is: category, of discount voor wat in de aanbieding is.',
      de: 'Was für eine Liste es ist: category, oder discount für das, was im Angebot ist.',
      en: 'The type of the list: category, or discount for products on offer.',
    },
    path: {
      nl: 'De keuze in het adres van de pagina, zoals /brand:sma, voor een lijst die op de server blijft. De winkel vult het in.',
      de: 'Die Auswahl in der Adresse der Seite, wie /brand:sma, für eine Liste, die auf dem Server bleibt. Der Shop trägt sie ein.',
      en: 'The selection in the address of the page, such as /brand:sma, for a list that stays on the server. The shop fills it in.',
    },
    compare: {
      nl: 'Een vakje om te vergelijken bij elk product, als er meer dan één is.',
      de: 'Ein Kästchen zum Vergleichen bei jedem Produkt, wenn es mehrere gibt.',
      en: 'A checkbox for the comparison at each product, if there are several.',
    },
    bestChoice: {
      nl: 'Een filter voor de beste keuze, als sommige producten dat zijn en andere niet.',
      de: 'Ein Filter für die beste Wahl, wenn manche Produkte es sind und andere nicht.',
      en: 'A filter for the best choice, if some products are one and others are not.',
    },
    headingLevel: HEADING_LEVEL.help,
  },
  labels: {
    id: { nl: 'Nummer van de lijst', de: 'Nummer der Liste', en: 'List number' },
    type: { nl: 'Soort lijst', de: 'Art der Liste', en: 'List type' },
    path: { nl: 'Keuze in het adres', de: 'Auswahl in der Adresse', en: 'Selection in the address' },
    compare: { nl: 'Vergelijken', de: 'Vergleichen', en: 'Comparing' },
    bestChoice: { nl: 'Filter beste keuze', de: 'Filter beste Wahl', en: 'Best choice filter' },
    headingLevel: HEADING_LEVEL.label,
  },
  slots: {
    'card-end': {
      title: { nl: 'Onder elk product', de: 'Unter jedem Produkt', en: 'Below each product' },
      text: {
        nl: 'Onder de bestelknop op elke productkaart.',
        de: 'Unter der Kaufschaltfläche auf jeder Produktkarte.',
        en: 'Below the buy button on each product card.',
      },
      data: ['productId', 'productType'],
    },
  },
  calls: { readOverview, readOverviewPage },
  publishes: ['add-to-cart', 'back-in-stock-open', 'chat-open', 'compare-toggle', 'compare-changed'],
  subscribes: ['compare-toggle', 'list-filter', 'compare-changed', 'cart-added', 'call-failed', 'widget-failed'],
  example: `<div data-widget="product-overview" data-id="12">
  <p><a href="/assortiment">Alle producten</a></p>
</div>`,
};
