import type { Samples } from '../catalogue.ts';

export const samples: Samples = (_examples, { loginTitle }) => [
  {
    title: {
      nl: 'De credits van dit bezoek',
      de: 'Die Credits dieses Besuchs',
      en: 'The credits of this visit',
    },
    html: `<div data-widget="credits-dashboard">\n  <p><a href="/login">${loginTitle}</a></p>\n</div>`,
  },
];
