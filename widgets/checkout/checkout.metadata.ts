import {
  reloadCheckoutCart,
  startCheckout,
  signIn,
  readPaymentMethods,
  placeOrder,
  validateAddresses,
  validateShipping,
  readShippingMethods,
} from '../../shared/contract/checkout.ts';
import { applyDiscount, removeDiscount, removeReduction } from '../../shared/contract/discounts.ts';
import { chooseExemption } from '../../shared/contract/exemption.ts';
import { readAddress, searchAddress } from '../../shared/contract/postcode.ts';
import { HEADING_LEVEL, type WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Bestellen in drie stappen', de: 'Bestellen in drei Schritten', en: 'Checkout in three steps' },
  text: {
    nl: 'De drie stappen naar een bestelling: adres, verzending en betaling.',
    de: 'Die drei Schritte zur Bestellung: Adresse, Versand und Zahlung.',
    en: 'The three steps to an order: address, shipping and payment.',
  },
  group: 'buying',
  isSingle: true,
  inputs: {
    cartUrl: { nl: 'Waar de winkelwagen staat.', de: 'Wo der Warenkorb steht.', en: 'The address of the cart.' },
    forgotPasswordUrl: {
      nl: 'Waar een vergeten wachtwoord wordt vervangen.',
      de: 'Wo ein vergessenes Passwort ersetzt wird.',
      en: 'The page that resets a forgotten password.',
    },
    customerServiceUrl: {
      nl: 'Waar wie vragen heeft de klantenservice vindt.',
      de: 'Wo man bei Fragen den Kundenservice findet.',
      en: 'The customer service page.',
    },
    helpCentreUrl: {
      nl: 'Het helpcentrum; {locale} wordt nl, de of en-gb.',
      de: 'Das Hilfe-Center; {locale} wird zu nl, de oder en-gb.',
      en: 'The help centre; {locale} becomes nl, de or en-gb.',
    },
    taxExemptionUpdateUrl: {
      nl: 'Waar wie van het 0%-tarief afziet dat laat weten.',
      de: 'Wohin der Verzicht auf den Steuersatz von 0 % gemeldet wird.',
      en: 'The call that declines the VAT rate of 0 %.',
    },
    postcodeKey: {
      nl: 'De sleutel waarmee adressen worden gezocht.',
      de: 'Der Schlüssel, mit dem Adressen gesucht werden.',
      en: 'The key of the address search; without it, addresses are typed by hand.',
    },
    ctMeta: {
      nl: 'De naam van de metatag die met de bestelling meegaat.',
      de: 'Der Name des Meta-Tags, der mit der Bestellung gesendet wird.',
      en: 'The name of the meta tag whose content is sent with the order.',
    },
    googlePay: {
      nl: 'Hoe de winkel Google Pay aanneemt: environment, merchantId en networks.',
      de: 'Wie der Shop Google Pay annimmt: environment, merchantId und networks.',
      en: 'The settings of Google Pay: environment, merchantId and networks.',
    },
    headingLevel: HEADING_LEVEL.help,
  },
  labels: {
    cartUrl: { nl: 'Adres van de winkelwagen', de: 'Adresse des Warenkorbs', en: 'Cart address' },
    forgotPasswordUrl: {
      nl: 'Adres voor een nieuw wachtwoord',
      de: 'Adresse für ein neues Passwort',
      en: 'Forgotten password address',
    },
    customerServiceUrl: {
      nl: 'Adres van de klantenservice',
      de: 'Adresse des Kundenservice',
      en: 'Customer service address',
    },
    helpCentreUrl: { nl: 'Adres van het helpcentrum', de: 'Adresse des Hilfezentrums', en: 'Help centre address' },
    taxExemptionUpdateUrl: { nl: 'Adres van de btw-keuze', de: 'Adresse der MwSt.-Wahl', en: 'VAT choice address' },
    postcodeKey: {
      nl: 'Sleutel van het adreszoeken',
      de: 'Schlüssel der Adresssuche',
      en: 'Key of the address search',
    },
    ctMeta: { nl: 'Naam van de metatag', de: 'Name des Meta-Tags', en: 'Name of the meta tag' },
    googlePay: { nl: 'Google Pay', de: 'Google Pay', en: 'Google Pay' },
    headingLevel: HEADING_LEVEL.label,
  },
  slots: {
    'step-end': {
      title: { nl: 'Onder elke stap', de: 'Unter jedem Schritt', en: 'Below each step' },
      text: {
        nl: 'Onder de knoppen van elke stap; stap 1 is adressen, 2 bezorging, 3 betaling.',
        de: 'Unter den Schaltflächen jedes Schritts; Schritt 1 ist Adressen, 2 Lieferung, 3 Zahlung.',
        en: 'Below the buttons of each step; step 1 is addresses, 2 delivery, 3 payment.',
      },
      data: ['step'],
    },
    'before-order': {
      title: { nl: 'Boven de bestelknop', de: 'Über der Bestellschaltfläche', en: 'Above the order button' },
      text: {
        nl: 'Bij de betaling, boven de knop waarmee de klant bestelt.',
        de: 'Bei der Zahlung, über der Schaltfläche, mit der bestellt wird.',
        en: 'In the payment step, above the button that places the order.',
      },
    },
    'summary-end': {
      title: { nl: 'Onder het overzicht', de: 'Unter der Übersicht', en: 'Below the summary' },
      text: {
        nl: 'Onder de bedragen van de bestelling.',
        de: 'Unter den Beträgen der Bestellung.',
        en: 'Below the amounts of the order.',
      },
    },
  },
  calls: {
    startCheckout,
    signIn,
    reloadCheckoutCart,
    searchAddress,
    readAddress,
    validateAddresses,
    readShippingMethods,
    validateShipping,
    readPaymentMethods,
    placeOrder,
    applyDiscount,
    removeDiscount,
    removeReduction,
    chooseExemption: chooseExemption('{taxExemptionUpdateUrl}'),
  },
  publishes: ['cart-count'],
  subscribes: ['cart-count', 'cart-added'],
  example: `<div
  data-widget="checkout"
  data-customer-service-url="/klantenservice"
  data-tax-exemption-update-url="/tax-exemption"
  data-postcode-key="demo"
>
  <p><a href="/checkout">Bestellen</a></p>
</div>`,
};
