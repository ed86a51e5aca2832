import { readOrderReturn } from '../../shared/contract/returns.ts';
import type { About } from '../../shared/island/about.ts';

export const about: About = {
  title: { nl: 'Retour van een bestelling', de: 'Rücksendung einer Bestellung', en: 'Return of an order' },
  text: {
    nl: 'Een retour van regels van één bestelling, als gewoon formulier van de pagina.',
    de: 'Eine Rücksendung von Zeilen einer Bestellung, als gewöhnliches Formular der Seite.',
    en: 'A return of lines of one order, as an ordinary form of the page.',
  },
  inputs: {
    orderUniqid: { nl: 'De code van de bestelling.', de: 'Der Code der Bestellung.', en: 'The code of the order.' },
    orderId: { nl: 'Haar id.', de: 'Ihre Id.', en: 'Its id.' },
    displayId: {
      nl: 'Haar nummer zoals de klant het kent.',
      de: 'Ihre Nummer, wie man sie kennt.',
      en: 'Its number as the customer knows it.',
    },
    action: { nl: 'Waar het formulier heen gaat.', de: 'Wohin das Formular geht.', en: 'Where the form is posted.' },
    old: { nl: 'Wat al verstuurd was.', de: 'Was schon gesendet war.', en: 'What was sent before.' },
    errors: { nl: 'Wat daaraan niet klopte.', de: 'Was daran nicht stimmte.', en: 'What was wrong with it.' },
  },
  calls: { readOrderReturn },
  tells: [],
  hears: [],
  example: `<div
  data-widget="return-order-form"
  data-order-uniqid="bestelling-7f3a9c1e5b"
  data-order-id="11120"
  data-display-id="2026-11120"
  data-action="/rma/bestelling/bestelling-7f3a9c1e5b"
></div>`,
};
