import { addToCart } from '../../shared/contract/cart.ts';
import type { About } from '../../shared/runtime/metadata.ts';

export const about: About = {
  title: { nl: 'Venster na het toevoegen', de: 'Fenster nach dem Hinzufügen', en: 'Popup after adding' },
  text: {
    nl: 'Laat zien wat is toegevoegd, met passende accessoires. Staat één keer op elke pagina.',
    de: 'Zeigt, was hinzugefügt wurde, mit passendem Zubehör. Steht einmal auf jeder Seite.',
    en: 'Shows what was added, with accessories that fit. Stands once on every page.',
  },
  inputs: {
    cartUrl: {
      nl: 'Waar “Naar winkelwagen” heen leidt.',
      de: 'Wohin „Zum Warenkorb“ führt.',
      en: 'Where “To cart” leads.',
    },
  },
  calls: { addToCart },
  tells: ['add-to-cart', 'cart-added', 'cart-count'],
  hears: ['add-to-cart'],
  example: '<div data-widget="cart-popup" data-cart-url="/cart"></div>',
};
