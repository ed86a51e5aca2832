import type { Samples } from '../catalogue.ts';

export const samples: Samples = ({ soldOut: { type, id, name } }) => [
  {
    title: {
      nl: 'De knop bij een uitverkocht product opent hem',
      de: 'Der Knopf bei einem ausverkauften Produkt öffnet ihn',
      en: 'The button of a sold-out product opens it',
    },
    html: `<p>${name}</p>\n<div data-widget="add-to-cart" data-type="${type}" data-id="${id}" data-orderable="false"></div>`,
    code: '<div data-widget="back-in-stock-modal" data-width="500"></div>',
  },
];
