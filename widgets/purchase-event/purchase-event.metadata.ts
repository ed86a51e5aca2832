import * as z from 'zod/mini';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Aankoop meten', de: 'Kauf messen', en: 'Measuring a purchase' },
  text: {
    nl: 'Meldt een geplaatste bestelling één keer aan de tagmanager van de pagina. Er is niets te zien.',
    de: 'Meldet eine Bestellung einmal dem Tag-Manager der Seite. Zu sehen ist nichts.',
    en: 'Reports a placed order to the tag manager of the page once. Nothing is seen.',
  },
  group: 'others',
  inputs: {
    order: {
      nl: 'Het nummer van de bestelling; een nummer wordt één keer gemeld.',
      de: 'Die Nummer der Bestellung; eine Nummer wird einmal gemeldet.',
      en: 'The number of the order; a number is reported once.',
    },
    items: {
      nl: 'Wat er gekocht is, met de namen van Google Analytics 4.',
      de: 'Was gekauft wurde, mit den Namen von Google Analytics 4.',
      en: 'What was bought, with the names of Google Analytics 4.',
    },
    currency: {
      nl: 'De valuta, zoals EUR; zonder waarde die van de pagina.',
      de: 'Die Währung, wie EUR; ohne Wert die der Seite.',
      en: 'The currency, such as EUR; without a value that of the page.',
    },
    value: {
      nl: 'De waarde van de goederen; zonder waarde prijs maal aantal.',
      de: 'Der Wert der Waren; ohne Wert Preis mal Menge.',
      en: 'The value of the goods; without it price times quantity.',
    },
    shipping: {
      nl: 'De verzendkosten.',
      de: 'Die Versandkosten.',
      en: 'The shipping costs.',
    },
    tax: { nl: 'De btw.', de: 'Die MwSt.', en: 'The VAT.' },
    coupon: {
      nl: 'De kortingscode die gold.',
      de: 'Der Rabattcode, der galt.',
      en: 'The discount code that was in force.',
    },
  },
  labels: {
    order: { nl: 'Bestelnummer', de: 'Bestellnummer', en: 'Order number' },
    items: { nl: 'Artikelen', de: 'Artikel', en: 'Items' },
    currency: { nl: 'Valuta', de: 'Währung', en: 'Currency' },
    value: { nl: 'Waarde', de: 'Wert', en: 'Value' },
    shipping: { nl: 'Verzendkosten', de: 'Versandkosten', en: 'Shipping costs' },
    tax: { nl: 'Btw', de: 'MwSt.', en: 'VAT' },
    coupon: { nl: 'Kortingscode', de: 'Rabattcode', en: 'Discount code' },
  },
  schema: z.object({
    order: z.string(),
    items: z.array(
      z.object({
        item_id: z.optional(z.string()),
        item_name: z.optional(z.string()),
        price: z.number(),
        quantity: z.optional(z.int()),
      }),
    ),
    currency: z.optional(z.string()),
    value: z.optional(z.number()),
    shipping: z.optional(z.number()),
    tax: z.optional(z.number()),
    coupon: z.optional(z.string()),
  }),
  calls: {},
  publishes: [],
  subscribes: [],
  example: `<div data-widget="purchase-event" data-order="2026-20001" data-shipping="6.95">
  <script type="application/json">
    { "items": [{ "item_id": "GRW-MIN3000TLXH", "item_name": "Growatt MIN 3000TL-XH", "price": 649, "quantity": 2 }] }
  </script>
</div>`,
};
