import { addToCart, decreaseLine, increaseLine, readCart, removeLine } from '../../shared/contract/cart.ts';
import { applyDiscount, removeDiscount, removeReduction } from '../../shared/contract/discounts.ts';
import { HEADING_LEVEL, type WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Winkelwagen', de: 'Warenkorb', en: 'Shopping cart' },
  text: {
    nl: 'De winkelwagen met aantallen, verwijderen en het overzicht van de kosten.',
    de: 'Der Warenkorb mit Mengen, Entfernen und der Übersicht der Kosten.',
    en: 'The cart with quantities, removal and the summary of costs.',
  },
  group: 'buying',
  isSingle: true,
  inputs: {
    checkoutUrl: {
      nl: 'Waar “Naar bestellen” heen leidt.',
      de: 'Wohin „Zur Kasse“ führt.',
      en: 'The link of “Proceed to order”.',
    },
    prefetch: {
      nl: 'Het widget op de bestelpagina: zijn bestanden worden opgehaald zodra de winkelwagen te zien is. Leeg voor een bestelpagina zonder widget.',
      de: 'Das Widget auf der Seite der Kasse: Seine Dateien werden geholt, sobald der Warenkorb zu sehen ist. Leer für eine Kasse ohne Widget.',
      en: 'The widget on the page of the checkout: its files are fetched once the cart is shown. Empty for a checkout without a widget.',
    },
    continueUrl: {
      nl: 'Waar “Verder winkelen” heen leidt.',
      de: 'Wohin „Weiter einkaufen“ führt.',
      en: 'The link of “Continue shopping”.',
    },
    headingLevel: HEADING_LEVEL.help,
  },
  labels: {
    checkoutUrl: { nl: 'Adres van het bestellen', de: 'Adresse der Kasse', en: 'Checkout address' },
    prefetch: { nl: 'Alvast ophalen', de: 'Vorab laden', en: 'Fetch ahead' },
    continueUrl: {
      nl: 'Adres om verder te winkelen',
      de: 'Adresse zum Weiterkaufen',
      en: 'Address to continue shopping',
    },
    headingLevel: HEADING_LEVEL.label,
  },
  slots: {
    'line-end': {
      title: { nl: 'Onder elke regel', de: 'Unter jeder Position', en: 'Below each line' },
      text: {
        nl: 'Onder elk product in de winkelwagen.',
        de: 'Unter jedem Artikel im Warenkorb.',
        en: 'Below each product in the cart.',
      },
      data: ['productId', 'productType'],
    },
    'summary-end': {
      title: { nl: 'Onder het overzicht', de: 'Unter der Übersicht', en: 'Below the summary' },
      text: {
        nl: 'Onder de bedragen en de knop om te bestellen.',
        de: 'Unter den Beträgen und der Schaltfläche zur Kasse.',
        en: 'Below the amounts and the button to the checkout.',
      },
    },
    empty: {
      title: { nl: 'Lege winkelwagen', de: 'Leerer Warenkorb', en: 'Empty cart' },
      text: {
        nl: 'Onder de melding dat de winkelwagen leeg is.',
        de: 'Unter der Meldung, dass der Warenkorb leer ist.',
        en: 'Below the message that the cart is empty.',
      },
    },
  },
  calls: {
    readCart,
    increaseLine,
    decreaseLine,
    removeLine,
    addToCart,
    applyDiscount,
    removeDiscount,
    removeReduction,
  },
  publishes: ['cart-count'],
  subscribes: ['cart-get', 'cart-change', 'cart-remove', 'discount-apply', 'cart-added', 'cart-count'],
  example: `<div data-widget="cart-page" data-checkout-url="/checkout" data-continue-url="/">
  <p><a href="/cart">Winkelwagen</a></p>
</div>`,
};
