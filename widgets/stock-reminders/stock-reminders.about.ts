import { deleteStockReminder, readStockReminders } from '../../shared/contract/stock-reminders.ts';
import type { About } from '../../shared/island/about.ts';

export const about: About = {
  title: { nl: 'Voorraadmeldingen', de: 'Verfügbarkeitsmeldungen', en: 'Stock reminders' },
  text: {
    nl: 'Waarover een klant bericht wil; log eerst in.',
    de: 'Worüber eine Kundin Nachricht möchte; melden Sie sich zuerst an.',
    en: 'What a customer wants to hear about; sign in first.',
  },
  inputs: {},
  calls: { deleteStockReminder, readStockReminders },
  tells: [],
  hears: [],
  example: `<div data-widget="stock-reminders">
  <p><a href="/login">x</a></p>
</div>`,
};
