import type { Samples } from '../catalogue.ts';

export const samples: Samples = ({ orderable: { id, type, url, name } }) => [
  {
    title: { nl: 'De eerste bladzijde', de: 'Die erste Seite', en: 'The first page' },
    html: `<div data-widget="product-reviews" data-product-id="${id}" data-type="${type}">\n  <p><a href="${url}#reviews">${name}</a></p>\n</div>`,
  },
  {
    title: { nl: 'Nog geen beoordelingen', de: 'Noch keine Bewertungen', en: 'No reviews yet' },
    html: `<div data-widget="product-reviews" data-product-id="${id}" data-type="${type}" data-initial='{"reviews":[]}'></div>`,
  },
];
