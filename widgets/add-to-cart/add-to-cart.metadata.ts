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
      nl: 'Kies wat het is: product, bundle (voordeelset) of second-chance-product (tweede kans).',
      de: 'Wählen Sie, was es ist: product, bundle (Vorteilsset) oder second-chance-product (B-Ware).',
      en: 'Choose what it is: product, bundle or second-chance-product.',
    },
    id: {
      nl: 'Vul het nummer van het product in.',
      de: 'Tragen Sie die Nummer des Produkts ein.',
      en: 'Enter the number of the product.',
    },
    qty: {
      nl: 'Vul in hoeveel er in de winkelwagen gaan.',
      de: 'Tragen Sie ein, wie viele in den Warenkorb gelegt werden.',
      en: 'Enter how many are added to the cart.',
    },
    goToCart: {
      nl: 'Kies ja om daarna de winkelwagen te openen.',
      de: 'Wählen Sie Ja, um danach den Warenkorb zu öffnen.',
      en: 'Choose yes to open the cart afterwards.',
    },
    hasTaxExemption: {
      nl: 'Kies ja als het zonder btw verkocht mag worden.',
      de: 'Wählen Sie Ja, wenn es ohne MwSt. verkauft werden darf.',
      en: 'Choose yes if it may be sold without VAT.',
    },
    orderable: {
      nl: 'Kies nee als het nu niet te bestellen is.',
      de: 'Wählen Sie Nein, wenn es jetzt nicht bestellbar ist.',
      en: 'Choose no if it cannot be ordered now.',
    },
    preOrder: {
      nl: 'Kies ja als het ook zonder voorraad te bestellen is.',
      de: 'Wählen Sie Ja, wenn es auch ohne Vorrat bestellbar ist.',
      en: 'Choose yes if it can be ordered without stock.',
    },
    preHeat: {
      nl: 'Kies ja als het is aangekondigd en nog niet te bestellen is.',
      de: 'Wählen Sie Ja, wenn es angekündigt und noch nicht bestellbar ist.',
      en: 'Choose yes if it is announced and cannot be ordered yet.',
    },
    priceOnRequest: {
      nl: 'Kies ja als het geen prijs heeft: er komt dan geen knop.',
      de: 'Wählen Sie Ja, wenn es keinen Preis hat: Dann gibt es keine Schaltfläche.',
      en: 'Choose yes if it has no price: there is no button then.',
    },
    eol: {
      nl: 'Kies ja als het uit het assortiment is: er komt dan geen knop.',
      de: 'Wählen Sie Ja, wenn es nicht mehr im Sortiment ist: Dann gibt es keine Schaltfläche.',
      en: 'Choose yes if it is no longer sold: there is no button then.',
    },
    notify: {
      nl: 'Of de winkel een bericht stuurt als het weer op voorraad is; nee toont “Uitverkocht”. Zonder keuze beslist of het venster daarvoor op de pagina staat.',
      de: 'Ob der Shop eine Nachricht schickt, wenn es wieder verfügbar ist; nein zeigt „Ausverkauft“. Ohne Angabe entscheidet, ob das Fenster dafür auf der Seite steht.',
      en: 'Whether the shop mails when it is in stock again; no shows “Sold out”. Without it, what counts is whether the page has the form for it.',
    },
    name: {
      nl: 'Vul de naam van het product in. Hij staat in het venster dat om een bericht bij voorraad vraagt.',
      de: 'Tragen Sie den Namen des Produkts ein. Er steht im Fenster, das um eine Nachricht bei Verfügbarkeit bittet.',
      en: 'Enter the name of the product. The dialog that asks for the back-in-stock mail shows it.',
    },
    stepper: {
      nl: 'Kies ja voor een veld met het aantal naast de knop.',
      de: 'Wählen Sie Ja für ein Feld mit der Anzahl neben der Schaltfläche.',
      en: 'Choose yes for a field with the quantity beside the button.',
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
    notify: { nl: 'Bericht bij voorraad', de: 'Nachricht bei Verfügbarkeit', en: 'Back-in-stock mail' },
    name: { nl: 'Productnaam', de: 'Produktname', en: 'Product name' },
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
    notify: z.optional(z.boolean()),
    name: z._default(z.string(), ''),
    stepper: z._default(z.boolean(), false),
  }),
  calls: {},
  publishes: ['add-to-cart', 'back-in-stock-open'],
  subscribes: ['cart-added', 'call-failed', 'widget-failed'],
  example: '<button data-widget="add-to-cart" data-type="product" data-id="4711">In winkelwagen</button>',
};
