import type { Locale } from '../../../rules/language.ts';
import { exampleQuestions } from '../../../rules/returns/example.ts';
import type { Samples } from '../catalogue.ts';

export const samples: Samples = (_examples, words) => [
  {
    title: { nl: 'Vragen in drie lagen', de: 'Fragen in drei Stufen', en: 'Questions on three levels' },
    html: `<div data-widget="return-question-wizard" data-submit-url="/rma/vragen?example">\n  <script type="application/json">${JSON.stringify({ products: exampleQuestions(words.locale as Locale) }).replaceAll('<', '\\u003c')}</script>\n</div>`,
  },
  {
    title: { nl: 'De winkel zegt nee', de: 'Der Shop sagt nein', en: 'The shop says no' },
    html: '<div data-widget="return-question-wizard" data-products="[]" data-submit-url="/rma/vragen" data-error-text="<p>Deze retour is al <strong>verwerkt</strong>.</p>"></div>',
  },
];
