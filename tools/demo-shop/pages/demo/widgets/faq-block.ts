import type { Locale } from '../../../rules/language.ts';
import { ordering } from '../../../seed/faq/ordering.ts';
import { attribute } from '../attribute.ts';
import type { Samples } from '../catalogue.ts';

function detail({ question, answer }: { question: string; answer: string }, at: number): string {
  return `  <details id="vraag-${at + 1}" name="bestellen"><summary>${question}</summary><div>${answer}</div></details>`;
}

const PRINTED = { nl: 'Wat de server al toont', de: 'Was der Server schon zeigt', en: 'What the server already shows' };

export const samples: Samples = (_examples, words) => {
  const locale = words.locale as Locale;
  const title = ordering.subject[locale];
  const items = ordering.items.map(({ question, answer }) => ({
    question: question[locale],
    answer: answer[locale],
  }));
  return [
    {
      title: PRINTED,
      html: `<div data-widget="faq-block">\n  <h2>${title}</h2>\n  <img src="/media/b/${ordering.picture}.svg" alt="${ordering.pictured[locale]}" width="600" height="450" />\n${items.map(detail).join('\n')}\n</div>`,
    },
    {
      title: { nl: 'Een leeg element', de: 'Ein leeres Element', en: 'An empty element' },
      html: `<div data-widget="faq-block" data-title="${ordering.tab[locale]}" data-items='${attribute(items)}'></div>`,
    },
  ];
};
