import type { DemoWidget } from './catalogue.ts';

export const compareCheckbox: DemoWidget = {
  name: 'compare-checkbox',
  about: {
    nl: 'Zet een product op de lijst om te vergelijken, of haalt het eraf.',
    de: 'Setzt ein Produkt auf die Vergleichsliste oder nimmt es davon herunter.',
    en: 'Puts a product on the list to compare, or takes it off.',
  },
  inputs: [
    {
      attribute: 'data-type',
      kind: 'text',
      standard: null,
      isRequired: true,
      meaning: {
        nl: 'product, bundle of second-chance-product.',
        de: 'product, bundle oder second-chance-product.',
        en: 'product, bundle or second-chance-product.',
      },
    },
    {
      attribute: 'data-id',
      kind: 'text',
      standard: null,
      isRequired: true,
      meaning: { nl: 'Het nummer van het product.', de: 'Die Nummer des Produkts.', en: 'The number of the product.' },
    },
    {
      attribute: 'data-label',
      kind: 'text',
      standard: null,
      meaning: {
        nl: 'De woorden naast het vakje in een leeg element.',
        de: 'Die Worte neben dem Kästchen in einem leeren Element.',
        en: 'The words beside the box in an empty element.',
      },
    },
  ],
  samples({ orderable, bundle, secondChance }, { compare }) {
    const identity = ({ type, id }: typeof orderable) =>
      `data-widget="compare-checkbox" data-type="${type}" data-id="${id}"`;
    return [
      {
        title: {
          nl: 'Een vakje dat de server al toont',
          de: 'Ein Kästchen, das der Server schon zeigt',
          en: 'A box that the server already shows',
        },
        html: `<label ${identity(orderable)}>\n  <input type="checkbox" autocomplete="off" /> ${compare} ${orderable.name}\n</label>`,
      },
      {
        title: { nl: 'Een leeg element', de: 'Ein leeres Element', en: 'An empty element' },
        html: `<div ${identity(bundle)}></div>`,
      },
      {
        title: { nl: 'Met eigen woorden', de: 'Mit eigenen Worten', en: 'With words of its own' },
        html: `<div ${identity(secondChance)} data-label="Naast elkaar"></div>`,
      },
    ];
  },
};

export const compareBar: DemoWidget = {
  name: 'compare-bar',
  about: {
    nl: 'De balk onderaan met wat wordt vergeleken. Staat één keer op elke pagina en haalt niets op zolang de lijst leeg is.',
    de: 'Die Leiste unten mit dem, was verglichen wird. Steht einmal auf jeder Seite und lädt nichts, solange die Liste leer ist.',
    en: 'The bar at the bottom with what is compared. Stands once on every page and fetches nothing while the list is empty.',
  },
  inputs: [
    {
      attribute: 'data-compare-url',
      kind: 'text',
      standard: '/compare',
      meaning: {
        nl: 'Waar producten naast elkaar staan.',
        de: 'Wo Produkte nebeneinander stehen.',
        en: 'Where products stand side by side.',
      },
    },
  ],
  samples: ({ orderable, bundle, onRequest, secondChance }, { compare }) => [
    {
      title: {
        nl: 'De balk komt met het eerste product',
        de: 'Die Leiste kommt mit dem ersten Produkt',
        en: 'The bar comes with the first product',
      },
      html: [orderable, bundle, onRequest, secondChance]
        .map(
          ({ type, id, name }) =>
            `<div data-widget="compare-checkbox" data-type="${type}" data-id="${id}" data-label="${compare} ${name}"></div>`,
        )
        .join('\n'),
      code: '<div data-widget="compare-bar" data-compare-url="/compare"></div>',
    },
  ],
};

export const comparePage: DemoWidget = {
  name: 'compare-page',
  about: {
    nl: 'De producten van de lijst naast elkaar, met hun specificaties.',
    de: 'Die Produkte der Liste nebeneinander, mit ihren technischen Daten.',
    en: 'The products of the list side by side, with their specifications.',
  },
  inputs: [],
  samples: (_examples, { compareOn, wholeShop }) => [
    {
      title: { nl: 'Wat dit bezoek vergelijkt', de: 'Was dieser Besuch vergleicht', en: 'What this visit compares' },
      html: `<div data-widget="compare-page">\n  <p>${compareOn} <a href="/assortiment">${wholeShop}</a></p>\n</div>`,
    },
  ],
};
