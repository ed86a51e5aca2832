import { mailWhenInStock } from '../../shared/contract/requests.ts';
import type { About } from '../../shared/island/about.ts';

export const about: About = {
  title: { nl: 'Bericht bij voorraad', de: 'Nachricht bei Verfügbarkeit', en: 'Back in stock' },
  text: {
    nl: 'Vraagt wie een bericht wil zodra een product er weer is. Staat één keer op elke pagina.',
    de: 'Fragt, wer eine Nachricht möchte, sobald ein Produkt wieder da ist. Steht einmal auf jeder Seite.',
    en: 'Asks who wants to hear when a product is back. Stands once on every page.',
  },
  inputs: {
    width: {
      nl: 'De breedte in pixels of als CSS-lengte.',
      de: 'Die Breite in Pixeln oder als CSS-Länge.',
      en: 'The width in pixels or as a CSS length.',
    },
    title: { nl: 'De kop, als HTML.', de: 'Die Überschrift, als HTML.', en: 'The heading, as HTML.' },
    content: {
      nl: 'De tekst boven de velden, als HTML.',
      de: 'Der Text über den Feldern, als HTML.',
      en: 'The text above the fields, as HTML.',
    },
  },
  calls: { mailWhenInStock },
  tells: [],
  hears: ['back-in-stock-open'],
  example: '<div data-widget="back-in-stock-modal" data-width="500"></div>',
};
