import type { Samples } from '../catalogue.ts';

export const samples: Samples = ({ orderable: { brand } }) => [
  {
    title: { nl: 'Eén merk', de: 'Eine Marke', en: 'One brand' },
    html: `<div data-widget="brand-faq" data-brand-id="${brand.id}">\n  <p><a href="/merken/${brand.slug}">${brand.name}</a></p>\n</div>`,
  },
];
