import * as z from 'zod/mini';
import { readWithdrawalOrders, sendWithdrawal } from '../../shared/contract/withdrawal.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Overeenkomst ontbinden', de: 'Vertrag widerrufen', en: 'Withdraw from contract' },
  text: {
    nl: 'De wettelijke herroepingsfunctie: een verklaring, een knop en een bevestiging van ontvangst.',
    de: 'Die gesetzliche Widerrufsfunktion: eine Erklärung, eine Schaltfläche und eine Eingangsbestätigung.',
    en: 'The withdrawal function that the law demands: a statement, a button and an acknowledgement of receipt.',
  },
  group: 'returns',
  inputs: {
    orders: {
      nl: 'De bestellingen van de klant die is ingelogd, met hun producten. Leeg voor een gast.',
      de: 'Die Bestellungen der angemeldeten Kundin, mit ihren Produkten. Leer für Gäste.',
      en: 'The orders of the customer who is signed in, with their products. Empty for a guest.',
    },
    ordersUrl: {
      nl: 'Waar bestellingen, naam en e-mailadres worden opgehaald, als er geen bestellingen op de pagina staan.',
      de: 'Wo Bestellungen, Name und E-Mail-Adresse geholt werden, wenn keine Bestellungen auf der Seite stehen.',
      en: 'Where orders, name and email address are read, if the page contains no orders.',
    },
    orderNumber: {
      nl: 'De bestelling vanaf wiens pagina de klant komt.',
      de: 'Die Bestellung, von deren Seite die Kundin kommt.',
      en: 'The order from whose page the customer came.',
    },
    name: {
      nl: 'De naam van de klant die is ingelogd; die kan gewijzigd worden.',
      de: 'Der Name der angemeldeten Kundin; er lässt sich ändern.',
      en: 'The name of the customer who is signed in; it can be changed.',
    },
    email: {
      nl: 'Het e-mailadres van de klant die is ingelogd; dat kan gewijzigd worden.',
      de: 'Die E-Mail-Adresse der angemeldeten Kundin; sie lässt sich ändern.',
      en: 'The email address of the customer who is signed in; it can be changed.',
    },
    errors: {
      nl: 'Wat er niet klopte aan een formulier dat zonder JavaScript verstuurd was, per veld.',
      de: 'Was an einem ohne JavaScript gesendeten Formular nicht stimmte, nach Feld.',
      en: 'The error messages about a form that was posted without JavaScript, by field.',
    },
  },
  labels: {
    orders: { nl: 'Bestellingen', de: 'Bestellungen', en: 'Orders' },
    ordersUrl: { nl: 'Adres van de bestellingen', de: 'Adresse der Bestellungen', en: 'Address of the orders' },
    orderNumber: { nl: 'Bestelnummer', de: 'Bestellnummer', en: 'Order number' },
    name: { nl: 'Naam', de: 'Name', en: 'Name' },
    email: { nl: 'E-mailadres', de: 'E-Mail-Adresse', en: 'Email address' },
    errors: { nl: 'Foutmeldingen', de: 'Fehlermeldungen', en: 'Error messages' },
  },
  schema: z.object({ errors: z.optional(z.record(z.string(), z.array(z.string()))) }),
  slots: {
    'receipt-end': {
      title: {
        nl: 'Onder de ontvangstbevestiging',
        de: 'Unter der Eingangsbestätigung',
        en: 'Below the acknowledgement',
      },
      text: {
        nl: 'Onder de bevestiging van de ontbinding, met bijvoorbeeld het retouradres.',
        de: 'Unter der Bestätigung des Widerrufs, zum Beispiel mit der Rücksendeadresse.',
        en: 'Below the acknowledgement of the withdrawal, for example with the return address.',
      },
    },
  },
  calls: { readWithdrawalOrders: readWithdrawalOrders('{ordersUrl}'), sendWithdrawal },
  publishes: [],
  subscribes: [],
  example: `<div data-widget="withdrawal" data-orders-url="/withdrawal/orders">
  <form method="post" action="/withdrawal">
    <label>Bestelnummer <input name="order_number"></label>
    <label>Naam <input name="name" autocomplete="name"></label>
    <label>E-mailadres <input name="email" type="email" autocomplete="email"></label>
    <label>Alleen een deel van de bestelling? <textarea name="part"></textarea></label>
    <button>Ontbinding bevestigen</button>
  </form>
</div>`,
};
