import { mailWhenInStock } from '../../shared/contract/requests.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Bericht bij voorraad', de: 'Nachricht bei Verfügbarkeit', en: 'Back in stock' },
  text: {
    nl: 'Neemt het e-mailadres aan van wie bericht wil zodra een product er weer is. Staat één keer op elke pagina.',
    de: 'Nimmt die E-Mail-Adresse an, wenn jemand Nachricht möchte, sobald ein Produkt wieder da ist. Steht einmal auf jeder Seite.',
    en: 'A form for shoppers who want an email when a product is back in stock. Embed it once on every page.',
  },
  group: 'requests',
  isSingle: true,
  inputs: {
    width: {
      nl: 'Kies hoe breed het venster hoogstens is, in pixels.',
      de: 'Wählen Sie, wie breit das Fenster höchstens ist, in Pixeln.',
      en: 'Choose how wide the dialog is at most, in pixels.',
    },
    title: {
      nl: 'Typ de kop van het venster. Laat leeg voor “Weten wanneer het er weer is?”.',
      de: 'Geben Sie die Überschrift des Fensters ein. Leer lassen für „Möchten Sie wissen, wann es wieder da ist?“.',
      en: 'Type the heading of the dialog. Leave empty for “Want to know when it is back?”.',
    },
    content: {
      nl: 'Schrijf de tekst boven de velden. Laat leeg voor “Eén e-mail, verder niets.”.',
      de: 'Schreiben Sie den Text über den Feldern. Leer lassen für „Eine E-Mail, sonst nichts.“.',
      en: 'Write the text above the fields. Leave empty for “One email, nothing else.”.',
    },
  },
  labels: {
    width: { nl: 'Breedte', de: 'Breite', en: 'Width' },
    title: { nl: 'Titel', de: 'Titel', en: 'Title' },
    content: { nl: 'Inhoud', de: 'Inhalt', en: 'Content' },
  },
  html: ['title', 'content'],
  calls: { mailWhenInStock },
  publishes: [],
  subscribes: ['back-in-stock-open'],
  example: '<div data-widget="back-in-stock-modal"></div>',
};
