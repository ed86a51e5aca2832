import { html, raw } from 'hono/html';
import { QUESTIONS_PATH } from '../../routes/returns.ts';
import type { Chosen } from '../../rules/returns/draft.ts';
import { answerOf, isRequired, isShown, openQuestion } from '../../rules/returns/check-answers.ts';
import { questionProduct } from '../../rules/returns/products.ts';
import { QUESTIONS, type SeededAnswer } from '../../seed/returns/questions.ts';
import { hidden } from '../buy-form.ts';
import { choice, choices } from '../form/choice.ts';
import type { Filled } from '../form/fields.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import type { Visit } from '../visit.ts';
import { returnedProduct, returnFrame, returnSteps } from './frame.ts';
import { inputsOf, returnAlert, returnImages, returnVideos, returnText } from './parts.ts';

export const ANSWER_PATH = '/rma/vragen/antwoord';

function title(question: number, { locale }: Visit): string {
  return QUESTIONS.find(({ id }) => id === question)!.title[locale];
}

/** The questions that are answered, each with a link back to it. */
function answered({ id, answers }: Chosen, visit: Visit): Markup {
  const { words, csrf, locale } = visit;
  return html`${answers.map(({ question, answer }) => {
    const chosen = answerOf(question, answer);
    return html`<form class="sw-returns__block" method="post" action="${ANSWER_PATH}">
      ${hidden({ _token: csrf, line: id, question })}
      <div class="sw-returns__block-head">
        <div class="sw-returns__about">
          <p class="sw-returns__category">${title(question, visit)}</p>
          <p class="sw-returns__name">${chosen?.title[locale]}</p>
        </div>
        <button class="sw-returns__link" type="submit" aria-label="${words.rmaChange}: ${title(question, visit)}">
          ${words.rmaChange}
        </button>
      </div>
      ${chosen?.extra ? html`<div class="sw-html">${raw(chosen.extra[locale])}</div>` : ''}
    </form>`;
  })}`;
}

function asking(line: Chosen, question: number, visit: Visit): Markup {
  const { words, csrf, locale } = visit;
  const seeded = QUESTIONS.find(({ id }) => id === question)!;
  const hint = seeded.text ? html`<p class="sw-html sw-returns__hint">${seeded.text[locale]}</p>` : '';
  const cards = seeded.answers.map(({ id, title: text }) =>
    choice({
      id: `answer-${line.id}-${id}`,
      name: 'answer',
      value: String(id),
      isChecked: false,
      title: text[locale],
    }),
  );
  return html`<form class="sw-returns__fields" method="post" action="${ANSWER_PATH}" novalidate>
    ${hidden({ _token: csrf, line: line.id, question, isAnswer: 1 })}
    ${choices({ legend: seeded.title[locale], cards: [html`${hint}`, ...cards] })}
    <button class="sw-button sw-button--secondary sw-page__apply" type="submit">
      <span class="sw-button__label">${words.rmaNext}</span>
    </button>
  </form>`;
}

/** The details that the last answer requires; they are part of the form that submits the return. */
function extras({ id }: Chosen, final: SeededAnswer, { values }: Filled, visit: Visit): Markup {
  const { words } = visit;
  const name = (key: string) => `products[${id}][${key}]`;
  return html`${
    isShown(final.serial)
      ? returnText(
          {
            name: name('serial'),
            label: words.rmaSerial,
            value: values[name('serial')] ?? '',
            required: isRequired(final.serial),
          },
          visit,
        )
      : ''
  }
  ${isShown(final.image) ? returnImages(name('images'), visit) : ''}
  ${isShown(final.video) ? returnVideos(name('videos'), visit) : ''}`;
}

function finalOf({ answers }: Chosen): SeededAnswer | undefined {
  const last = answers.at(-1);
  const answer = last && answerOf(last.question, last.answer);
  return answer?.next === undefined ? answer : undefined;
}

/** One question at a time, with one button. */
function products(chosen: readonly Chosen[], visit: Visit): Markup {
  const unfinished = chosen.find(({ answers }) => openQuestion(answers) !== undefined);
  return html`<ul class="sw-returns__products" role="list">
    ${chosen.map((line) => {
      const open = line === unfinished ? openQuestion(line.answers) : undefined;
      const inside = html`${answered(line, visit)}${open === undefined ? '' : asking(line, open, visit)}`;
      return returnedProduct(
        returned(line),
        { isOpen: unfinished === undefined || line === unfinished },
        line.answers.length === 0 && open === undefined ? null : inside,
        visit,
      );
    })}
  </ul>`;
}

const returned = (line: Chosen) => ({ ...line, amount: line.selected, isComplete: finalOf(line) !== undefined });

/** What the answers ask for, and the button that sends the return. */
function details(chosen: readonly Chosen[], filled: Filled, visit: Visit): Markup {
  const { words, csrf } = visit;
  return html`<form
    class="sw-returns__block"
    method="post"
    action="${QUESTIONS_PATH}"
    enctype="multipart/form-data"
    novalidate
  >
    ${hidden({ _token: csrf })}
    ${chosen.map(
      (line) =>
        html`<fieldset>
          <legend class="sw-returns__name">${line.name}</legend>
          <div class="sw-returns__fields">${extras(line, finalOf(line)!, filled, visit)}</div>
        </fieldset>`,
    )}
    <div class="sw-returns__actions">
      <button class="sw-button sw-button--confirm" type="submit">
        <span class="sw-button__label">${words.rmaSubmit}</span>
      </button>
    </div>
  </form>`;
}

/** The wizard with questions; without JavaScript the server shows one question at a time. */
export function questionsPage(chosen: readonly Chosen[], filled: Filled, visit: Visit): Page {
  const { words, locale } = visit;
  const isDone = chosen.every((line) => finalOf(line) !== undefined);
  const lines = chosen.map((line) => questionProduct(line, locale));
  const inside = html`${returnAlert(filled.errors)} ${products(chosen, visit)}
  ${isDone ? details(chosen, filled, visit) : ''}`;
  return {
    title: words.rmaTitle,
    body: html`<div class="wrap wrap--top returns">
      <div data-widget="return-question-wizard" data-submit-url="${QUESTIONS_PATH}">
        ${inputsOf({ products: lines })}
        ${returnFrame(
          {
            heading: words.rmaQuestionsTitle,
            steps: returnSteps(2, visit, ''),
            products: chosen.map(returned),
            faq: lines[0]?.faq ?? null,
            inside,
          },
          visit,
        )}
      </div>
    </div>`,
  };
}
