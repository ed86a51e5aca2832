import { addToCart, readCartSize } from '../../shared/contract/cart.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Venster na het toevoegen', de: 'Fenster nach dem Hinzufügen', en: 'Popup after adding' },
  text: {
    nl: 'Laat zien wat is toegevoegd, met passende accessoires. Staat één keer op elke pagina.',
    de: 'Zeigt, was hinzugefügt wurde, mit passendem Zubehör. Steht einmal auf jeder Seite.',
    en: 'Shows the product that was added, with matching accessories. Place it once on every page.',
  },
  group: 'buying',
  isSingle: true,
  inputs: {
    cartUrl: {
      nl: 'Waar “Naar winkelwagen” heen leidt.',
      de: 'Wohin „Zum Warenkorb“ führt.',
      en: 'The link of “To cart”.',
    },
    prefetch: {
      nl: 'Het widget op de pagina van de winkelwagen: zijn bestanden worden opgehaald zodra iets is toegevoegd. Leeg voor een winkelwagen zonder widget.',
      de: 'Das Widget auf der Seite des Warenkorbs: Seine Dateien werden geholt, sobald etwas hinzugefügt wurde. Leer für einen Warenkorb ohne Widget.',
      en: 'The widget on the page of the cart: its files are fetched once something was added. Empty for a cart without a widget.',
    },
  },
  labels: {
    cartUrl: { nl: 'Adres van de winkelwagen', de: 'Adresse des Warenkorbs', en: 'Cart address' },
    prefetch: { nl: 'Alvast ophalen', de: 'Vorab laden', en: 'Fetch ahead' },
  },
  slots: {
    end: {
      title: { nl: 'Onderaan', de: 'Am Ende', en: 'At the end' },
      text: {
        nl: 'Onder het toegevoegde product en de accessoires.',
        de: 'Unter dem hinzugefügten Artikel und dem Zubehör.',
        en: 'Below the added product and its accessories.',
      },
    },
  },
  calls: { addToCart, readCartSize },
  publishes: ['add-to-cart', 'cart-added', 'cart-count'],
  subscribes: ['add-to-cart'],
  example: '<div data-widget="cart-popup" data-cart-url="/cart"></div>',
};
