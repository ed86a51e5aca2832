import type { Locale, Words } from '../../rules/language.ts';
import { exampleQuestions } from '../../rules/returns/example.ts';
import type { DemoInput, DemoWidget } from './catalogue.ts';

function input(attribute: string, meaning: Words, standard: string | null = null, isRequired = false): DemoInput {
  return { attribute, kind: 'text', standard, meaning, isRequired };
}

const SUBMIT_URL = input(
  'data-submit-url',
  { nl: 'Waar de retour heen gaat.', de: 'Wohin die Rücksendung geht.', en: 'Where the return goes.' },
  null,
  true,
);
const UPLOAD_BASE = input(
  'data-upload-base',
  {
    nl: 'Waar de winkel bestanden aanneemt.',
    de: 'Wo der Shop Dateien annimmt.',
    en: 'Where the shop takes files.',
  },
  '/media',
);

export const returnSolutionWizard: DemoWidget = {
  name: 'return-solution-wizard',
  about: {
    nl: 'Een oplossing voor elk product dat terug gaat, en een laatste blik op het adres.',
    de: 'Eine Lösung für jedes Produkt, das zurückgeht, und ein letzter Blick auf die Adresse.',
    en: 'A solution for each product that goes back, and a last look at the address.',
  },
  inputs: [
    input(
      'data-source-url',
      {
        nl: 'Waar de producten en de gegevens worden gelezen.',
        de: 'Wo Produkte und Angaben gelesen werden.',
        en: 'Where products and details are read.',
      },
      null,
      true,
    ),
    SUBMIT_URL,
    input('data-update-url', {
      nl: 'Waar het tarief van 0 % wordt opgegeven.',
      de: 'Wo auf den Satz von 0 % verzichtet wird.',
      en: 'Where the rate of 0 % is given up.',
    }),
    input(
      'data-problem-url',
      { nl: 'De pagina van de eerste stap.', de: 'Die Seite des ersten Schritts.', en: 'The page of the first step.' },
      '/rma/problem-selection',
    ),
    UPLOAD_BASE,
  ],
  samples: () => [
    {
      title: {
        nl: 'Met de producten van een bestelling',
        de: 'Mit den Produkten einer Bestellung',
        en: 'With the products of an order',
      },
      html: '<div data-widget="return-solution-wizard" data-source-url="/rma/oplossing/gegevens?example"\n  data-submit-url="/rma/oplossing"></div>',
    },
  ],
};

export const returnQuestionWizard: DemoWidget = {
  name: 'return-question-wizard',
  about: {
    nl: 'Vragen over elk product dat terug gaat; een antwoord leidt naar de volgende vraag.',
    de: 'Fragen zu jedem Produkt, das zurückgeht; eine Antwort führt zur nächsten Frage.',
    en: 'Questions about each product that goes back; an answer leads to the next question.',
  },
  inputs: [
    {
      attribute: 'data-products',
      kind: 'json',
      standard: null,
      isRequired: true,
      meaning: {
        nl: 'De producten met hun vragen; als JSON in het element kan ook.',
        de: 'Die Produkte mit ihren Fragen; auch als JSON im Element.',
        en: 'The products with their questions; as JSON inside the element too.',
      },
    },
    SUBMIT_URL,
    input('data-error-text', {
      nl: 'HTML die in plaats van de wizard staat.',
      de: 'HTML, das statt des Assistenten steht.',
      en: 'HTML that stands in place of the wizard.',
    }),
    UPLOAD_BASE,
  ],
  samples: (_examples, words) => [
    {
      title: { nl: 'Vragen in drie lagen', de: 'Fragen in drei Stufen', en: 'Questions on three levels' },
      html: `<div data-widget="return-question-wizard" data-submit-url="/rma/vragen?example">\n  <script type="application/json">${JSON.stringify({ products: exampleQuestions(words.locale as Locale) }).replaceAll('<', '\\u003c')}</script>\n</div>`,
    },
    {
      title: { nl: 'De winkel zegt nee', de: 'Der Shop sagt nein', en: 'The shop says no' },
      html: '<div data-widget="return-question-wizard" data-products="[]" data-submit-url="/rma/vragen" data-error-text="<p>Deze retour is al <strong>verwerkt</strong>.</p>"></div>',
    },
  ],
};
