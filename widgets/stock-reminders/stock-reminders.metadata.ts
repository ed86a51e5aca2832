import { deleteStockReminder, readStockReminders } from '../../shared/contract/stock-reminders.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Voorraadmeldingen', de: 'Verfügbarkeitsmeldungen', en: 'Stock reminders' },
  text: {
    nl: 'Over welke producten een klant die is ingelogd bericht wil zodra ze er weer zijn.',
    de: 'Zu welchen Produkten eine angemeldete Kundin Nachricht möchte, sobald sie wieder da sind.',
    en: 'The products for which a signed-in customer has asked for a message when they are back in stock.',
  },
  group: 'account',
  isSingle: true,
  hydrate: 'interaction',
  inputs: {},
  labels: {},
  slots: {
    top: {
      title: { nl: 'Bovenaan', de: 'Am Anfang', en: 'At the top' },
      text: {
        nl: 'Boven de producten van de meldingen.',
        de: 'Über den Produkten der Meldungen.',
        en: 'Above the products of the reminders.',
      },
    },
  },
  calls: { readStockReminders, deleteStockReminder },
  publishes: [],
  subscribes: [],
  example: `<div data-widget="stock-reminders">
  <p><a href="/login">Log in om je meldingen te zien.</a></p>
</div>`,
};
