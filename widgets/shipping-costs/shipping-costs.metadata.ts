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
      nl: 'Vul de prijs van het product in, in euro.',
      de: 'Tragen Sie den Preis des Produkts in Euro ein.',
      en: 'Enter the price of the product in euros.',
    },
    label: {
      nl: 'Typ wat er op de knop staat. Laat leeg voor de eigen woorden van de widget.',
      de: 'Geben Sie ein, was auf der Schaltfläche steht. Leer lassen für die Worte des Widgets.',
      en: 'Type what the button says. Leave empty for the words of the widget.',
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
