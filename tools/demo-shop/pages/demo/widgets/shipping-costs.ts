import type { Samples } from '../catalogue.ts';

export const samples: Samples = (_examples, { shipping }) => [
  {
    title: {
      nl: 'Een link die zonder scripts naar de kosten leidt',
      de: 'Ein Link, der ohne Skripte zu den Kosten führt',
      en: 'A link that leads to the costs without scripts',
    },
    html: `<div data-widget="shipping-costs" data-price="649">
  <a href="/verzendkosten?price=649">${shipping}</a>
</div>`,
  },
  {
    title: { nl: 'Een leeg element', de: 'Ein leeres Element', en: 'An empty element' },
    html: `<div data-widget="shipping-costs" data-price="49.95" data-load="visible"></div>`,
  },
];
