import type { Samples } from '../catalogue.ts';

export const samples: Samples = () => [
  {
    title: {
      nl: 'Met de producten van een bestelling',
      de: 'Mit den Produkten einer Bestellung',
      en: 'With the products of an order',
    },
    html: '<div data-widget="return-solution-wizard" data-source-url="/rma/oplossing/gegevens?example"\n  data-submit-url="/rma/oplossing"></div>',
  },
];
