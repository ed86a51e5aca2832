import type { DemoWidget } from './catalogue.ts';

export const recommendedCombination: DemoWidget = {
  name: 'recommended-combination',
  about: {
    nl: 'Een product met een keuze en accessoires erbij, samen voor een lagere prijs.',
    de: 'Ein Produkt mit einer Auswahl und Zubehör, zusammen zu einem niedrigeren Preis.',
    en: 'A product with a choice and accessories, together at a lower price.',
  },
  inputs: [
    {
      attribute: 'data-id',
      kind: 'text',
      standard: null,
      isRequired: true,
      meaning: {
        nl: 'Het product waar de combinatie om draait.',
        de: 'Das Produkt, um das sich die Kombination dreht.',
        en: 'The product around which the combination is made.',
      },
    },
  ],
  samples: (_examples, { goesWith }) => [
    {
      title: { nl: 'Rond een omvormer', de: 'Rund um einen Wechselrichter', en: 'Around an inverter' },
      html: `<div id="aanbevolen-combinaties" data-widget="recommended-combination" data-id="4711">\n  <p>${goesWith} <a href="/growatt-ark-5-1-kwh">Growatt ARK 5.1 kWh</a>, <a href="/mc4-set">MC4</a></p>\n</div>`,
    },
    {
      title: {
        nl: 'Een product zonder combinatie: er staat niets',
        de: 'Ein Produkt ohne Kombination: hier steht nichts',
        en: 'A product without a combination: nothing is shown',
      },
      html: '<div data-widget="recommended-combination" data-id="512"></div>',
    },
  ],
};

export const checkout: DemoWidget = {
  name: 'checkout',
  about: {
    nl: 'De drie stappen naar een bestelling: adres, verzending en betaling.',
    de: 'Die drei Schritte zur Bestellung: Adresse, Versand und Zahlung.',
    en: 'The three steps to an order: address, shipping and payment.',
  },
  inputs: [
    {
      attribute: 'data-cart-url',
      kind: 'text',
      standard: '/cart',
      meaning: {
        nl: 'Waar de winkelwagen staat.',
        de: 'Wo der Warenkorb steht.',
        en: 'Where the cart is.',
      },
    },
    {
      attribute: 'data-forgot-password-url',
      kind: 'text',
      standard: '/forgot-password',
      meaning: {
        nl: 'Waar een vergeten wachtwoord wordt vervangen.',
        de: 'Wo ein vergessenes Passwort ersetzt wird.',
        en: 'Where a forgotten password is replaced.',
      },
    },
    {
      attribute: 'data-customer-service-url',
      kind: 'text',
      standard: null,
      meaning: {
        nl: 'Waar wie vragen heeft de klantenservice vindt.',
        de: 'Wo man bei Fragen den Kundenservice findet.',
        en: 'Where those with questions find customer service.',
      },
    },
    {
      attribute: 'data-help-centre-url',
      kind: 'text',
      standard: null,
      meaning: {
        nl: 'Het helpcentrum; {locale} wordt nl, de of en-gb.',
        de: 'Das Hilfe-Center; {locale} wird zu nl, de oder en-gb.',
        en: 'The help centre; {locale} becomes nl, de or en-gb.',
      },
    },
    {
      attribute: 'data-tax-exemption-update-url',
      kind: 'text',
      standard: null,
      meaning: {
        nl: 'Waar wie van het 0%-tarief afziet dat laat weten.',
        de: 'Wohin der Verzicht auf den Steuersatz von 0 % gemeldet wird.',
        en: 'Where giving up the rate of 0 % is told.',
      },
    },
    {
      attribute: 'data-postcode-key',
      kind: 'text',
      standard: null,
      meaning: {
        nl: 'De sleutel waarmee adressen worden gezocht.',
        de: 'Der Schlüssel, mit dem Adressen gesucht werden.',
        en: 'The key with which addresses are searched.',
      },
    },
    {
      attribute: 'data-ct-meta',
      kind: 'text',
      standard: 'ct',
      meaning: {
        nl: 'De naam van de metatag die met de bestelling meegaat.',
        de: 'Der Name des Meta-Tags, der mit der Bestellung gesendet wird.',
        en: 'The name of the meta tag that goes along with the order.',
      },
    },
    {
      attribute: 'data-google-pay',
      kind: 'json',
      standard: null,
      meaning: {
        nl: 'Hoe de winkel Google Pay aanneemt: environment, merchantId en networks.',
        de: 'Wie der Shop Google Pay annimmt: environment, merchantId und networks.',
        en: 'How the shop takes Google Pay: environment, merchantId and networks.',
      },
    },
  ],
  samples: (_examples, { toCheckout }) => [
    {
      title: {
        nl: 'De bestelling van dit bezoek',
        de: 'Die Bestellung dieses Besuchs',
        en: 'The order of this visit',
      },
      html: `<div data-widget="checkout"
  data-customer-service-url="/klantenservice"
  data-help-centre-url="https://help.zonshop.example/{locale}"
  data-tax-exemption-update-url="/tax-exemption"
  data-postcode-key="demo"
>
  <p><a href="/checkout">${toCheckout}</a></p>
</div>`,
    },
  ],
};
