import type { Samples } from '../catalogue.ts';

export const samples: Samples = () => [
  {
    title: { nl: 'Zoals de pagina het zegt', de: 'Wie die Seite es sagt', en: 'As the page says it' },
    html: `<div data-widget="vat-toggle" data-update-url="/tax-exemption"></div>`,
  },
  {
    title: { nl: 'Een ander tarief', de: 'Ein anderer Satz', en: 'Another rate' },
    html: `<div data-widget="vat-toggle" data-update-url="/tax-exemption" data-vat-rate="20.5"></div>`,
  },
];
