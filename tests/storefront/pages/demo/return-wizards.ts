import type { Words } from '../../rules/language.ts';
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

/** A tree of three levels, and a product with one question. */
function products(locale: string) {
  const say = (nl: string, de: string, en: string) => (locale === 'de' ? de : locale === 'en' ? en : nl);
  const end = (id: number, title: string, more: object = {}) => ({ id, title, is_final_answer: true, ...more });
  const wish = {
    id: 3,
    title: say('Wat wil je?', 'Was möchten Sie?', 'What would you like?'),
    answers: [
      end(31, say('Ruilen', 'Umtauschen', 'Exchange'), { serial_display_option: 'required' }),
      end(32, say('Geld terug', 'Geld zurück', 'Money back')),
    ],
  };
  const where = {
    id: 2,
    title: say('Waar zit de schade?', 'Wo ist der Schaden?', 'Where is the damage?'),
    answers: [
      {
        id: 21,
        title: say('Aan het glas', 'Am Glas', 'On the glass'),
        extra_text: say('<p>Maak een foto.</p>', '<p>Machen Sie ein Foto.</p>', '<p>Take a picture.</p>'),
        image_display_option: 'optional',
        follow_up_question_id: 3,
      },
      { id: 22, title: say('Aan de kabel', 'Am Kabel', 'On the cable'), show_manual: true, follow_up_question_id: 3 },
    ],
  };
  const what = {
    id: 1,
    title: say('Wat is er aan de hand?', 'Was ist los?', 'What is the matter?'),
    answers: [
      { id: 11, title: say('Beschadigd', 'Beschädigt', 'Damaged'), follow_up_question_id: 2 },
      { id: 12, title: say('Werkt niet', 'Funktioniert nicht', 'Does not work'), follow_up_question_id: 3 },
    ],
  };
  const manual = { name: say('Handleiding', 'Anleitung', 'Manual'), url: '/handleiding.pdf' };
  return [
    { id: 31, name: 'JA Solar 430 Wp', selected_amount: 3, possible_questions: [what, where, wish], manual },
    { id: 32, name: 'Growatt MIN 3000TL-XH', possible_questions: [wish] },
  ];
}

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
      html: `<div data-widget="return-question-wizard" data-submit-url="/rma/vragen">\n  <script type="application/json">${JSON.stringify({ products: products(words.locale) }).replaceAll('<', '\\u003c')}</script>\n</div>`,
    },
    {
      title: { nl: 'De winkel zegt nee', de: 'Der Shop sagt nein', en: 'The shop says no' },
      html: '<div data-widget="return-question-wizard" data-products="[]" data-submit-url="/rma/vragen" data-error-text="<p>Deze retour is al <strong>verwerkt</strong>.</p>"></div>',
    },
  ],
};
