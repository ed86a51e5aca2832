import type { Samples } from '../catalogue.ts';

export const samples: Samples = (_examples, { loginTitle }) => [
  {
    title: {
      nl: 'De notificaties van dit bezoek',
      de: 'Die Benachrichtigungen dieses Besuchs',
      en: 'The reminders of this visit',
    },
    html: `<div data-widget="stock-reminders">\n  <p><a href="/login">${loginTitle}</a></p>\n</div>`,
  },
];
