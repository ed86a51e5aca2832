import { readShippingCosts } from '../../shared/contract/shipping-costs.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Verzendkosten', de: 'Versandkosten', en: 'Shipping costs' },
  text: {
    nl: 'Wat verzenden kost, per land, in een venster.',
    de: 'Was der Versand kostet, nach Land, in einem Fenster.',
    en: 'The shipping costs per country, in a popup.',
  },
  group: 'buying',
  inputs: {
    price: {
      nl: 'De prijs van het product in euro.',
      de: 'Der Preis des Produkts in Euro.',
      en: 'The price of the product in euros.',
    },
    label: {
      nl: 'De woorden van de knop in een leeg element.',
      de: 'Die Worte des Knopfs in einem leeren Element.',
      en: 'The text of the button, in an empty element.',
    },
  },
  labels: {
    price: { nl: 'Prijs', de: 'Preis', en: 'Price' },
    label: { nl: 'Tekst van de knop', de: 'Text des Knopfs', en: 'Button text' },
  },
  calls: { readShippingCosts },
  publishes: [],
  subscribes: [],
  example: `<div data-widget="shipping-costs" data-price="649">
  <a href="/verzendkosten?price=649">Verzendkosten</a>
</div>`,
};
