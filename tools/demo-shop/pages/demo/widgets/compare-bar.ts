import type { Samples } from '../catalogue.ts';

export const samples: Samples = ({ orderable, bundle, onRequest, secondChance }, { compare }) => [
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
];
