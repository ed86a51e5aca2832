import type { Samples } from '../catalogue.ts';

export const samples: Samples = (_examples, { loginTitle }) => [
  {
    title: {
      nl: 'Het adresboek van dit bezoek',
      de: 'Das Adressbuch dieses Besuchs',
      en: 'The address book of this visit',
    },
    html: `<div data-widget="address-book" data-postcode-key="demo">\n  <p><a href="/login">${loginTitle}</a></p>\n</div>`,
  },
];
