import { sendPriceMatch } from '../../shared/contract/requests.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Elders goedkoper', de: 'Anderswo günstiger', en: 'Cheaper elsewhere' },
  text: {
    nl: 'Laat een klant melden waar een product goedkoper is.',
    de: 'Lässt eine Kundin melden, wo ein Produkt günstiger ist.',
    en: 'Lets a customer report where a product is cheaper.',
  },
  group: 'requests',
  inputs: {
    submitUrl: { nl: 'Waar de aanvraag heen gaat.', de: 'Wohin die Anfrage geht.', en: 'Where the request is sent.' },
    websiteId: {
      nl: 'Het nummer van de site waarop de pagina staat.',
      de: 'Die Nummer der Website, auf der die Seite steht.',
      en: 'Id of the website that the page belongs to.',
    },
    productId: { nl: 'Het nummer van het product.', de: 'Die Nummer des Produkts.', en: 'Id of the product.' },
    supportEmail: {
      nl: 'Het e-mailadres dat in het bedankje staat.',
      de: 'Die E-Mail-Adresse, die im Dank steht.',
      en: 'Email address in the success message.',
    },
    label: {
      nl: 'Typ wat er op de knop staat. Laat leeg als de pagina al een knop heeft.',
      de: 'Geben Sie ein, was auf der Schaltfläche steht. Leer lassen, wenn die Seite schon eine hat.',
      en: 'Type what the button says. Leave empty if the page already has one.',
    },
  },
  labels: {
    submitUrl: { nl: 'Adres van de aanvraag', de: 'Adresse der Anfrage', en: 'Request address' },
    websiteId: { nl: 'Nummer van de site', de: 'Nummer der Website', en: 'Website number' },
    productId: { nl: 'Productnummer', de: 'Produktnummer', en: 'Product number' },
    supportEmail: { nl: 'E-mailadres', de: 'E-Mail-Adresse', en: 'Email address' },
    label: { nl: 'Tekst van de knop', de: 'Text des Knopfs', en: 'Button text' },
  },
  calls: { sendPriceMatch: sendPriceMatch('{submitUrl}') },
  publishes: [],
  subscribes: ['price-match-open'],
  example: `<div data-widget="price-match" data-submit-url="/price-match" data-website-id="1" data-product-id="4711">
  <a href="/price-match">Betere prijs gevonden?</a>
</div>`,
};
