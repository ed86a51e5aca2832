import { html } from 'hono/html';
import { PROBLEM_PATH, QUESTIONS_PATH } from '../../routes/returns.ts';
import type { Chosen } from '../../rules/returns/draft.ts';
import { REASONS } from '../../seed/returns/reasons.ts';
import { hidden } from '../buy-form.ts';
import type { Page } from '../layout.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import type { Filled } from '../form/fields.ts';
import { returnSteps } from './frame.ts';
import { returnAlert, returnItem, returnSelect } from './parts.ts';

const NOTHING: Filled = { values: {}, errors: {} };

/** The first step of a return: the reason for each product. */
export function problemPage(chosen: readonly Chosen[], visit: Visit, filled: Filled = NOTHING): Page {
  const { words, csrf, locale } = visit;
  const reasons = REASONS.map(({ id, name }) => ({ value: String(id), label: name[locale] }));
  // Nothing is chosen for the customer.
  const options = [{ value: '', label: words.rmaChoose }, ...reasons];
  return {
    title: words.rmaProblemTitle,
    body: html`<div class="wrap wrap--narrow wrap--top returns">
      <div class="sw-page">${returnSteps(1, visit)}</div>
      <div class="intro">
        <h1>${words.rmaProblemTitle}</h1>
        <p>${words.rmaProblemText}</p>
      </div>
      ${returnAlert(filled.errors)}
      <form method="post" action="${PROBLEM_PATH}" novalidate>
        ${hidden({ _token: csrf })}
        <ul class="return-list return-list--wide">
          ${chosen.map((line) => {
            const label = fill(words.rmaProblem, { name: line.name });
            const name = `problems[${line.id}]`;
            const value = filled.values[name] ?? String(line.problem ?? '');
            const times = line.selected > 1 ? html`<p class="return-item__about">${line.selected} ×</p>` : html``;
            const part = { name, label, options, value, required: true };
            const select = returnSelect(part, visit, filled.errors[name]);
            return returnItem(
              line,
              html`${times}
                <div class="sw-page">${select}</div>`,
            );
          })}
        </ul>
        <p class="order__ways returns__ways">
          <button class="sw-button sw-button--confirm" type="submit">${words.rmaNext}</button>
          <a href="${QUESTIONS_PATH}">${words.rmaQuestions}</a>
          <a href="/rma">${words.rmaOther}</a>
        </p>
      </form>
    </div>`,
  };
}
