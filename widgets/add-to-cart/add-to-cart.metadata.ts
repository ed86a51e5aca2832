import * as z from 'zod/mini';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Koopknop', de: 'Kaufknopf', en: 'Buy button' },
  text: {
    nl: 'De koopknop. Waar een product niet te koop is, biedt hij aan om een bericht te sturen.',
    de: 'Der Kaufknopf. Wo ein Produkt nicht zu kaufen ist, bietet er eine Nachricht per E-Mail an.',
    en: 'The buy button. If a product is out of stock, the shopper can request a mail instead.',
  },
  group: 'buying',
  isInEngine: true,
  inputs: {
    type: {
      nl: 'Wat voor product het is: product, bundle of second-chance-product.',
      de: 'Was für ein Produkt es ist: product, bundle oder second-chance-product.',
      en: 'The type of the product: product, bundle or second-chance-product.',
    },
    id: { nl: 'Het nummer van het product.', de: 'Die Nummer des Produkts.', en: 'The id of the product.' },
    qty: {
      nl: 'Hoeveel er in de winkelwagen gaan.',
      de: 'Wie viele in den Warenkorb kommen.',
      en: 'The quantity that is added to the cart.',
    },
    goToCart: {
      nl: 'Leidt daarna naar de winkelwagen.',
      de: 'Führt danach zum Warenkorb.',
      en: 'Opens the cart after adding.',
    },
    hasTaxExemption: { nl: 'Verkocht zonder btw.', de: 'Ohne MwSt. verkauft.', en: 'Sold without VAT.' },
    orderable: { nl: 'Nu te bestellen.', de: 'Jetzt bestellbar.', en: 'Can be ordered now.' },
    preOrder: {
      nl: 'Ook zonder voorraad te bestellen.',
      de: 'Auch ohne Vorrat bestellbar.',
      en: 'Can be ordered without stock.',
    },
    preHeat: {
      nl: 'Aangekondigd, nog niet te bestellen.',
      de: 'Angekündigt, noch nicht bestellbar.',
      en: 'Announced, and cannot be ordered yet.',
    },
    priceOnRequest: {
      nl: 'Zonder prijs: er komt geen knop.',
      de: 'Ohne Preis: kein Knopf.',
      en: 'Price on request: no button.',
    },
    eol: {
      nl: 'Uit het assortiment: er komt geen knop.',
      de: 'Nicht mehr im Sortiment: kein Knopf.',
      en: 'No longer sold: no button.',
    },
    stepper: {
      nl: 'Met een veld voor het aantal.',
      de: 'Mit einem Feld für die Anzahl.',
      en: 'With a field for the quantity.',
    },
  },
  labels: {
    type: { nl: 'Soort product', de: 'Produktart', en: 'Product type' },
    id: { nl: 'Productnummer', de: 'Produktnummer', en: 'Product number' },
    qty: { nl: 'Aantal', de: 'Menge', en: 'Quantity' },
    goToCart: { nl: 'Door naar de winkelwagen', de: 'Weiter zum Warenkorb', en: 'Continue to the cart' },
    hasTaxExemption: { nl: 'Zonder btw', de: 'Ohne MwSt.', en: 'Without VAT' },
    orderable: { nl: 'Te bestellen', de: 'Bestellbar', en: 'Can be ordered' },
    preOrder: { nl: 'Zonder voorraad te bestellen', de: 'Ohne Vorrat bestellbar', en: 'Can be pre-ordered' },
    preHeat: { nl: 'Aangekondigd', de: 'Angekündigt', en: 'Announced' },
    priceOnRequest: { nl: 'Prijs op aanvraag', de: 'Preis auf Anfrage', en: 'Price on request' },
    eol: { nl: 'Uit het assortiment', de: 'Nicht mehr im Sortiment', en: 'No longer sold' },
    stepper: { nl: 'Veld voor het aantal', de: 'Feld für die Menge', en: 'Quantity field' },
  },
  schema: z.object({
    type: z.string(),
    id: z.string(),
    qty: z._default(z.int().check(z.minimum(1)), 1),
    goToCart: z._default(z.boolean(), false),
    hasTaxExemption: z._default(z.boolean(), false),
    orderable: z._default(z.boolean(), true),
    preOrder: z._default(z.boolean(), false),
    preHeat: z._default(z.boolean(), false),
    priceOnRequest: z._default(z.boolean(), false),
    eol: z._default(z.boolean(), false),
    stepper: z._default(z.boolean(), false),
  }),
  calls: {},
  publishes: ['add-to-cart', 'back-in-stock-open'],
  subscribes: ['cart-added', 'call-failed', 'widget-failed'],
  example: '<button data-widget="add-to-cart" data-type="product" data-id="4711">In winkelwagen</button>',
};
