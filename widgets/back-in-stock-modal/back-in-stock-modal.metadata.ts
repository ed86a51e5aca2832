import { mailWhenInStock } from '../../shared/contract/requests.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

export const metadata: WidgetMetadata = {
  title: { nl: 'Bericht bij voorraad', de: 'Nachricht bei Verfügbarkeit', en: 'Back in stock' },
  text: {
    nl: 'Neemt het e-mailadres aan van wie bericht wil zodra een product er weer is. Staat één keer op elke pagina.',
    de: 'Nimmt die E-Mail-Adresse an, wenn jemand Nachricht möchte, sobald ein Produkt wieder da ist. Steht einmal auf jeder Seite.',
    en: 'A form for shoppers who want an e-mail when a product is back in stock. Embed it once on every page.',
  },
  group: 'requests',
  isSingle: true,
  inputs: {
    width: {
      nl: 'Hoe breed het venster hoogstens is: een aantal pixels, of een lengte van CSS zoals 32rem.',
      de: 'Wie breit das Fenster höchstens ist: eine Zahl von Pixeln oder eine CSS-Länge wie 32rem.',
      en: 'Maximum width of the dialog: a number of pixels, or a CSS length such as 32rem.',
    },
    title: { nl: 'De kop, als HTML.', de: 'Die Überschrift, als HTML.', en: 'The heading, as HTML.' },
    content: {
      nl: 'De tekst boven de velden, als HTML.',
      de: 'Der Text über den Feldern, als HTML.',
      en: 'The text above the fields, as HTML.',
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
