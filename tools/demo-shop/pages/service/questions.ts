import { html, raw } from 'hono/html';
import { delivered } from '../../seed/faq/everyday.ts';
import { ordering } from '../../seed/faq/ordering.ts';
import type { SeededGroup } from '../../seed/faq/question.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import type { Visit } from '../visit.ts';

/** Questions for every brand. */
const GROUPS: readonly SeededGroup[] = [ordering, delivered];

/** Groups of questions. Buttons fold them where JavaScript runs; without it everything is visible. */
export function questionsPage(visit: Visit): Page {
  const { words } = visit;
  return {
    title: words.questionsTitle,
    about: words.questionsIntro,
    body: html`<article class="wrap wrap--narrow article">
      <h1>${words.questionsTitle}</h1>
      <p>${words.questionsIntro}</p>
      <div class="helped" data-widget="page-helpers">${GROUPS.map((group) => groupOf(group, visit))}</div>
    </article>`,
  };
}

function groupOf({ id, tab, items }: SeededGroup, { locale }: Visit): Markup {
  return html`<section class="helped__group">
    <h2>
      <button type="button" data-toggle="faq-group" aria-controls="groep-${id}" aria-expanded="true">
        ${tab[locale]}
      </button>
    </h2>
    <div id="groep-${id}">
      ${items.map(({ question, answer }, index) => {
        const place = `${id}-${index + 1}`;
        return html`<div class="helped__one" id="vraag-${place}">
          <h3>
            <button type="button" data-toggle="faq-answer" aria-controls="antwoord-${place}">
              ${question[locale]}
            </button>
          </h3>
          <div class="helped__answer" id="antwoord-${place}">${raw(answer[locale])}</div>
        </div>`;
      })}
    </div>
  </section>`;
}
