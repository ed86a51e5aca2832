import type { Words } from '../../rules/language.ts';
import type { DemoInput, DemoSample, DemoWidget } from './catalogue.ts';

function input(attribute: string, kind: DemoInput['kind'], meaning: Words, standard: string | null = null): DemoInput {
  return { attribute, kind, standard, meaning, ...(standard === null ? { isRequired: true } : {}) };
}

const quotationSample = (number: string, title: Words): DemoSample => ({
  title,
  html: `<div data-widget="quotation" data-id="off-${number}">\n  <p><a href="/offerte/off-${number}">OFF-${number}</a></p>\n</div>`,
});

export const quotation: DemoWidget = {
  name: 'quotation',
  about: {
    nl: 'Een offerte: regels, bedragen met of zonder btw, en links om haar te accepteren, af te wijzen of te downloaden.',
    de: 'Ein Angebot: Zeilen, Beträge mit oder ohne MwSt., und Links, um es anzunehmen, abzulehnen oder herunterzuladen.',
    en: 'A quotation: lines, amounts with or without VAT, and links to accept, decline or download it.',
  },
  inputs: [
    input('data-id', 'text', {
      nl: 'Het id van de offerte.',
      de: 'Die Id des Angebots.',
      en: 'The id of the quotation.',
    }),
    input(
      'data-exemption-param',
      'text',
      {
        nl: 'De naam die aan de link om te accepteren wordt toegevoegd voor wie geen btw betaalt.',
        de: 'Der Name, der dem Link zum Annehmen für alle hinzugefügt wird, die keine MwSt. zahlen.',
        en: 'The name that is added to the link to accept for whoever pays no VAT.',
      },
      'tax_exemption_accepted',
    ),
  ],
  samples: () => [
    quotationSample('20262', {
      nl: 'Geldig; op de Duitse site met een keuze voor 0% btw',
      de: 'Gültig, mit der Wahl von 0 % MwSt.',
      en: 'Valid; on the German site with a choice of 0 % VAT',
    }),
    quotationSample('20310', { nl: 'Geldig, op rekening', de: 'Gültig, auf Rechnung', en: 'Valid, on account' }),
    quotationSample('20255', { nl: 'Geaccepteerd', de: 'Angenommen', en: 'Accepted' }),
    quotationSample('20190', { nl: 'Verlopen', de: 'Abgelaufen', en: 'Expired' }),
  ],
};

const PICTURE = '/media/p/4711.svg';
function boughtIn(locale: string) {
  return [
    {
      id: 1_112_001,
      name: 'Growatt MIN 3000TL-XH',
      category: { de: 'Wechselrichter', en: 'Inverters' }[locale] ?? 'Omvormers',
      image: PICTURE,
      manual: { name: 'PDF', url: '/growatt-min-3000tl-xh#specs' },
      amount: 5,
      reserved: 2,
    },
    {
      id: 1_112_004,
      name: 'Growatt ARK 5.1 kWh',
      category: { de: 'Speicher', en: 'Batteries' }[locale] ?? 'Accu’s',
      image: '/media/p/900.svg',
      amount: 1,
      reserved: 0,
    },
    {
      id: 1_112_003,
      name: 'MC4',
      category: { de: 'Kabel', en: 'Cables' }[locale] ?? 'Kabels',
      image: '/media/p/512.svg',
      amount: 1,
      reserved: 1,
    },
  ];
}

export const returnPicker: DemoWidget = {
  name: 'return-picker',
  about: {
    nl: 'Kiezen wat er terug moet, en hoeveel ervan.',
    de: 'Wählen, was zurückgehen soll, und wie viel davon.',
    en: 'Choosing what goes back, and how much of it.',
  },
  inputs: [
    input('data-products', 'json', {
      nl: 'De gekochte producten; een lange lijst staat in het JSON-element erin.',
      de: 'Die gekauften Produkte; eine lange Liste steht im JSON-Element darin.',
      en: 'The products that were bought; a long list stands in the JSON element inside.',
    }),
    input('data-submit-url', 'text', {
      nl: 'Waar de keuze heen gaat.',
      de: 'Wohin die Auswahl geht.',
      en: 'Where the choice is sent.',
    }),
  ],
  samples: (_examples, { locale }) => [
    {
      title: { nl: 'Drie producten', de: 'Drei Produkte', en: 'Three products' },
      html: `<div data-widget="return-picker" data-submit-url="/rma">\n  <script type="application/json">${JSON.stringify({ products: boughtIn(locale) })}</script>\n  <p><a href="/rma">/rma</a></p>\n</div>`,
    },
  ],
};

function order(uniqid: string, id: string): string {
  return `data-order-uniqid="${uniqid}"
  data-order-id="${id}"
  data-display-id="2026-${id}"
  data-action="/rma/bestelling/${uniqid}"`;
}

export const returnOrderForm: DemoWidget = {
  name: 'return-order-form',
  about: {
    nl: 'Een retour van regels van één bestelling, als gewoon formulier van de pagina.',
    de: 'Eine Rücksendung von Zeilen einer Bestellung, als gewöhnliches Formular der Seite.',
    en: 'A return of lines of one order, as an ordinary form of the page.',
  },
  inputs: [
    input('data-order-uniqid', 'text', {
      nl: 'De code van de bestelling.',
      de: 'Der Code der Bestellung.',
      en: 'The code of the order.',
    }),
    input('data-order-id', 'text', { nl: 'Haar id.', de: 'Ihre Id.', en: 'Its id.' }),
    input('data-display-id', 'text', {
      nl: 'Haar nummer zoals de klant het kent.',
      de: 'Ihre Nummer, wie man sie kennt.',
      en: 'Its number as the customer knows it.',
    }),
    input('data-action', 'text', {
      nl: 'Waar het formulier heen gaat.',
      de: 'Wohin das Formular geht.',
      en: 'Where the form is posted.',
    }),
    input(
      'data-old',
      'json',
      { nl: 'Wat al verstuurd was.', de: 'Was schon gesendet war.', en: 'What was sent before.' },
      '',
    ),
    input(
      'data-errors',
      'json',
      { nl: 'Wat daaraan niet klopte.', de: 'Was daran nicht stimmte.', en: 'What was wrong with it.' },
      '',
    ),
  ],
  samples: () => [
    {
      title: { nl: 'Een bestelling', de: 'Eine Bestellung', en: 'An order' },
      html: `<div\n  data-widget="return-order-form"\n  ${order('bestelling-7f3a9c1e5b', '11120')}\n></div>`,
    },
    {
      title: { nl: 'Na een weigering', de: 'Nach einer Ablehnung', en: 'After a refusal' },
      html: `<div\n  data-widget="return-order-form"\n  ${order('bestelling-c04d82f6aa', '11090')}\n  data-old='{"1109001":{"amount":"2","rma_reason_id":"1"}}'\n  data-errors='{"rmaLines.1109001.rma_solution_id":["Kies een oplossing."]}'\n></div>`,
    },
  ],
};
