import type { Samples } from '../catalogue.ts';

export const samples: Samples = ({ orderable: { type, id } }) => [
  {
    title: { nl: 'Op een productpagina', de: 'Auf einer Produktseite', en: 'On a product page' },
    html: `<div data-widget="installer-request" data-submit-url="/installer-request-submission"\n  data-website-id="1" data-model-id="${id}" data-model-type="${type}"></div>`,
  },
];
