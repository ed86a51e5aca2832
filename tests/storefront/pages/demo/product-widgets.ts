import type { Words } from '../../rules/language.ts';
import type { Product } from '../../rules/product.ts';
import type { DemoInput, DemoWidget } from './catalogue.ts';

function input(attribute: string, kind: DemoInput['kind'], standard: string | null, meaning: Words): DemoInput {
  return { attribute, kind, standard, meaning, isRequired: attribute === 'data-type' || attribute === 'data-id' };
}

/** The attributes that tell a buy button what it is for. */
function identity({ type, id }: Product): string {
  return `data-widget="add-to-cart" data-type="${type}" data-id="${id}"`;
}

const FLAGS: readonly (readonly [string, Words])[] = [
  ['data-orderable', { nl: 'Nu te bestellen.', de: 'Jetzt bestellbar.', en: 'Can be ordered now.' }],
  [
    'data-pre-order',
    {
      nl: 'Ook zonder voorraad te bestellen.',
      de: 'Auch ohne Vorrat bestellbar.',
      en: 'Can be ordered without stock.',
    },
  ],
  [
    'data-pre-heat',
    {
      nl: 'Aangekondigd, nog niet te bestellen.',
      de: 'Angekündigt, noch nicht bestellbar.',
      en: 'Announced, not to be ordered yet.',
    },
  ],
  [
    'data-price-on-request',
    { nl: 'Zonder prijs: er komt geen knop.', de: 'Ohne Preis: kein Knopf.', en: 'Without a price: no button.' },
  ],
  [
    'data-eol',
    {
      nl: 'Uit het assortiment: er komt geen knop.',
      de: 'Nicht mehr im Sortiment: kein Knopf.',
      en: 'No longer sold: no button.',
    },
  ],
];

export const addToCart: DemoWidget = {
  name: 'add-to-cart',
  about: {
    nl: 'De koopknop. Waar een product niet te koop is, biedt hij aan om een bericht te sturen.',
    de: 'Der Kaufknopf. Was nicht zu kaufen ist, meldet sich auf Wunsch per E-Mail.',
    en: 'The buy button. Where a product cannot be bought, it offers to send a message.',
  },
  inputs: [
    input('data-type', 'text', null, {
      nl: 'product, bundle of second-chance-product.',
      de: 'product, bundle oder second-chance-product.',
      en: 'product, bundle or second-chance-product.',
    }),
    input('data-id', 'text', null, {
      nl: 'Het nummer van het product.',
      de: 'Die Nummer des Produkts.',
      en: 'The number of the product.',
    }),
    input('data-qty', 'number', '1', {
      nl: 'Hoeveel er in de winkelwagen gaan.',
      de: 'Wie viele in den Warenkorb kommen.',
      en: 'How many go into the cart.',
    }),
    input('data-go-to-cart', 'boolean', 'false', {
      nl: 'Leidt daarna naar de winkelwagen.',
      de: 'Führt danach zum Warenkorb.',
      en: 'Leads to the cart afterwards.',
    }),
    input('data-has-tax-exemption', 'boolean', 'false', {
      nl: 'Verkocht zonder btw.',
      de: 'Ohne MwSt. verkauft.',
      en: 'Sold without VAT.',
    }),
    input('data-stepper', 'boolean', 'false', {
      nl: 'Met een veld voor het aantal.',
      de: 'Mit einem Feld für die Anzahl.',
      en: 'With a field for the quantity.',
    }),
    ...FLAGS.map(([attribute, meaning]) =>
      input(attribute, 'boolean', attribute === 'data-orderable' ? 'true' : 'false', meaning),
    ),
  ],
  samples({ orderable, soldOut, preOrder, preHeat, onRequest, eol }, { buy }) {
    return [
      {
        title: {
          nl: 'Een knop die de server al toont',
          de: 'Ein Knopf, den der Server schon zeigt',
          en: 'A button that the server already shows',
        },
        html: `<button ${identity(orderable)} data-qty="1">${buy}</button>`,
      },
      {
        title: { nl: 'Een leeg element', de: 'Ein leeres Element', en: 'An empty element' },
        html: `<div ${identity(orderable)}></div>`,
      },
      {
        title: { nl: 'Met een aantal', de: 'Mit Anzahl', en: 'With a quantity' },
        html: `<div ${identity(orderable)} data-stepper></div>`,
      },
      {
        title: {
          nl: 'Direct door naar de winkelwagen',
          de: 'Direkt weiter zum Warenkorb',
          en: 'Straight on to the cart',
        },
        html: `<div ${identity(orderable)} data-go-to-cart></div>`,
      },
      {
        title: { nl: 'Te reserveren', de: 'Vorbestellbar', en: 'To be pre-ordered' },
        html: `<div ${identity(preOrder)} data-orderable="false" data-pre-order></div>`,
      },
      {
        title: { nl: 'Tijdelijk uitverkocht', de: 'Vorübergehend ausverkauft', en: 'Temporarily sold out' },
        html: `<div ${identity(soldOut)} data-orderable="false"></div>`,
      },
      {
        title: { nl: 'Binnenkort verkrijgbaar', de: 'Demnächst verfügbar', en: 'Available soon' },
        html: `<div ${identity(preHeat)} data-orderable="false" data-pre-heat></div>`,
      },
      {
        title: { nl: 'Prijs op aanvraag', de: 'Preis auf Anfrage', en: 'Price on request' },
        html: `<div ${identity(onRequest)} data-orderable="false" data-price-on-request></div>`,
      },
      {
        title: { nl: 'Uit het assortiment', de: 'Nicht mehr im Sortiment', en: 'No longer sold' },
        html: `<div ${identity(eol)} data-orderable="false" data-eol></div>`,
      },
    ];
  },
};

export const starRating: DemoWidget = {
  name: 'star-rating',
  about: {
    nl: 'Vijf sterren, afgerond op een kwart, met het aantal beoordelingen.',
    de: 'Fünf Sterne, auf Viertel gerundet, mit der Zahl der Bewertungen.',
    en: 'Five stars, rounded to a quarter, with the number of reviews.',
  },
  inputs: [
    input('data-rating', 'number', '4', {
      nl: 'Van 0 tot 5; zonder waarde geldt 4.',
      de: 'Von 0 bis 5; ohne Wert gilt 4.',
      en: 'From 0 to 5; without a value it is 4.',
    }),
    input('data-count', 'number', null, {
      nl: 'Hoeveel mensen beoordeelden.',
      de: 'Wie viele bewertet haben.',
      en: 'How many people rated.',
    }),
  ],
  samples: () =>
    [5, 4.6, 4.13, 3.5, 1, null].map((rating) => ({
      title:
        rating === null
          ? { nl: 'Zonder waarde', de: 'Ohne Wert', en: 'Without a value' }
          : { nl: rating.toLocaleString('nl'), de: rating.toLocaleString('de'), en: rating.toLocaleString('en') },
      html:
        rating === null
          ? '<span data-widget="star-rating"></span>'
          : `<span data-widget="star-rating" data-rating="${rating}" data-count="${Math.round(rating * 13)}"></span>`,
    })),
};
