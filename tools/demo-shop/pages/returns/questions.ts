import { html, raw } from 'hono/html';
import { QUESTIONS_PATH } from '../../routes/returns.ts';
import type { Chosen } from '../../rules/returns/draft.ts';
import { answerOf, isRequired, isShown, openQuestion } from '../../rules/returns/check-answers.ts';
import { questionProduct } from '../../rules/returns/products.ts';
import { QUESTIONS, type SeededAnswer } from '../../seed/returns/questions.ts';
import { hidden } from '../buy-form.ts';
import type { Filled } from '../form/fields.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import type { Visit } from '../visit.ts';
import { inputsOf, returnAlert, returnFile, returnItem, returnSteps, returnText } from './parts.ts';

export const ANSWER_PATH = '/rma/vragen/antwoord';

function title(question: number, { locale }: Visit): string {
  return QUESTIONS.find(({ id }) => id === question)!.title[locale];
}

/** The questions that are answered, each with a link back to it. */
function answered({ id, answers }: Chosen, visit: Visit): Markup {
  const { words, csrf, locale } = visit;
  return html`${answers.map(({ question, answer }) => {
    const chosen = answerOf(question, answer);
    return html`<form class="return-answer" method="post" action="${ANSWER_PATH}">
      ${hidden({ _token: csrf, line: id, question })}
      <p>${title(question, visit)} <strong>${chosen?.title[locale]}</strong></p>
      <button class="text-button" type="submit" aria-label="${words.rmaChange}: ${title(question, visit)}">
        ${words.rmaChange}
      </button>
      ${chosen?.extra ? html`<div class="return-answer__extra">${raw(chosen.extra[locale])}</div>` : ''}
    </form>`;
  })}`;
}

function asking(line: Chosen, question: number, visit: Visit): Markup {
  const { words, csrf, locale } = visit;
  const seeded = QUESTIONS.find(({ id }) => id === question)!;
  return html`<form class="return-question" method="post" action="${ANSWER_PATH}" novalidate>
    ${hidden({ _token: csrf, line: line.id, question, isAnswer: 1 })}
    <fieldset>
      <legend>${seeded.title[locale]}</legend>
      ${seeded.text ? html`<p class="entry__hint">${seeded.text[locale]}</p>` : ''}
      ${seeded.answers.map(
        ({ id, title: text }) =>
          html`<label class="return-choice"><input type="radio" name="answer" value="${id}" /> ${text[locale]}</label>`,
      )}
    </fieldset>
    <button class="sw-button sw-button--secondary" type="submit">${words.rmaNext}</button>
  </form>`;
}

/** The details that the last answer requires; they are part of the form that submits the return. */
function extras({ id }: Chosen, final: SeededAnswer, { values }: Filled, { words }: Visit): Markup {
  const name = (key: string) => `products[${id}][${key}]`;
  return html`${
    isShown(final.serial)
      ? returnText({
          name: name('serial'),
          label: words.rmaSerial,
          value: values[name('serial')] ?? '',
          required: isRequired(final.serial),
        })
      : ''
  }
  ${
    isShown(final.image)
      ? returnFile({
          name: name('images'),
          label: words.rmaImages,
          hint: words.rmaImagesHint,
          accept: 'image/*',
          isMultiple: true,
        })
      : ''
  }
  ${
    isShown(final.video)
      ? returnFile({
          name: name('videos'),
          label: words.rmaVideos,
          hint: words.rmaVideosHint,
          accept: 'video/*',
          isMultiple: true,
        })
      : ''
  }`;
}

function finalOf({ answers }: Chosen): SeededAnswer | undefined {
  const last = answers.at(-1);
  const answer = last && answerOf(last.question, last.answer);
  return answer?.next === undefined ? answer : undefined;
}

/** The wizard with questions; without JavaScript the server shows one question at a time. */
export function questionsPage(chosen: readonly Chosen[], filled: Filled, visit: Visit): Page {
  const { words, csrf, locale } = visit;
  const isDone = chosen.every((line) => finalOf(line) !== undefined);
  // One question at a time, with one button.
  const unfinished = chosen.find(({ answers }) => openQuestion(answers) !== undefined);
  return {
    title: words.rmaTitle,
    body: html`<div class="wrap wrap--top returns">
      <div data-widget="return-question-wizard" data-submit-url="${QUESTIONS_PATH}">
        ${inputsOf({ products: chosen.map((line) => questionProduct(line, locale)) })} ${returnSteps(2, visit)}
        <h1>${words.rmaTitle}</h1>
        ${returnAlert(filled.errors)}
        <ul class="return-list return-list--wide">
          ${chosen.map((line) => {
            const open = line === unfinished ? openQuestion(line.answers) : undefined;
            return returnItem(
              line,
              html`${answered(line, visit)}${open === undefined ? '' : asking(line, open, visit)}`,
            );
          })}
        </ul>
        ${
          isDone
            ? html`<form
                class="returns__details"
                method="post"
                action="${QUESTIONS_PATH}"
                enctype="multipart/form-data"
                novalidate
              >
                ${hidden({ _token: csrf })}
                ${chosen.map(
                  (line) =>
                    html`<fieldset>
                      <legend>${line.name}</legend>
                      ${extras(line, finalOf(line)!, filled, visit)}
                    </fieldset>`,
                )}
                <p class="order__ways">
                  <button class="sw-button sw-button--confirm" type="submit">${words.rmaSubmit}</button>
                </p>
              </form>`
            : ''
        }
      </div>
    </div>`,
  };
}
