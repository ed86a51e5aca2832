import * as z from 'zod/mini';
import { readOrderReturn } from '../../shared/contract/returns.ts';
import { HEADING_LEVEL, type WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Retour van een bestelling', de: 'Rücksendung einer Bestellung', en: 'Return of an order' },
  text: {
    nl: 'Een retour van regels van één bestelling, als gewoon formulier van de pagina.',
    de: 'Eine Rücksendung von Zeilen einer Bestellung, als gewöhnliches Formular der Seite.',
    en: 'A return of lines of one order, sent as a form of the page.',
  },
  group: 'returns',
  inputs: {
    orderUniqid: { nl: 'De code van de bestelling.', de: 'Der Code der Bestellung.', en: 'The code of the order.' },
    orderId: { nl: 'Het id van de bestelling.', de: 'Die Id der Bestellung.', en: 'The id of the order.' },
    displayId: {
      nl: 'Het nummer van de bestelling zoals de klant het kent.',
      de: 'Die Nummer der Bestellung, wie die Kundin sie kennt.',
      en: 'The number of the order as the customer knows it.',
    },
    action: { nl: 'Waar het formulier heen gaat.', de: 'Wohin das Formular geht.', en: 'Where the form is posted.' },
    old: {
      nl: 'Wat er al verstuurd was, per regel van de bestelling.',
      de: 'Was schon gesendet war, nach Zeile der Bestellung.',
      en: 'The values of an earlier submission, by order line.',
    },
    errors: {
      nl: 'Wat er niet klopte aan wat verstuurd was, per veld.',
      de: 'Was an dem Gesendeten nicht stimmte, nach Feld.',
      en: 'The error messages about an earlier submission, by field.',
    },
    headingLevel: HEADING_LEVEL.help,
  },
  labels: {
    orderUniqid: { nl: 'Code van de bestelling', de: 'Code der Bestellung', en: 'Order code' },
    orderId: { nl: 'Id van de bestelling', de: 'Id der Bestellung', en: 'Order id' },
    displayId: { nl: 'Bestelnummer', de: 'Bestellnummer', en: 'Order number' },
    action: { nl: 'Adres van het formulier', de: 'Adresse des Formulars', en: 'Form address' },
    old: { nl: 'Eerder ingevuld', de: 'Früher ausgefüllt', en: 'Earlier values' },
    errors: { nl: 'Foutmeldingen', de: 'Fehlermeldungen', en: 'Error messages' },
    headingLevel: HEADING_LEVEL.label,
  },
  schema: z.object({
    old: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
    errors: z.optional(z.record(z.string(), z.array(z.string()))),
  }),
  calls: { readOrderReturn },
  publishes: [],
  subscribes: [],
  example: `<div
  data-widget="return-order-form"
  data-order-uniqid="bestelling-7f3a9c1e5b"
  data-order-id="11120"
  data-display-id="2026-11120"
  data-action="/rma/bestelling/bestelling-7f3a9c1e5b"
></div>`,
};
