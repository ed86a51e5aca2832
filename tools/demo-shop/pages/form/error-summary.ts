import { html } from 'hono/html';
import { kitIcon, type Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';

interface Refused {
  readonly message: string;
  /** The id of its field; without one the message is no link. */
  readonly id?: string | undefined;
}

/** The messages of a refused form, with links to its fields. */
export function errorSummary(refused: readonly Refused[], { words }: Pick<Visit, 'words'>): Markup {
  if (refused.length === 0) return html``;
  return html`<section class="sw-error-summary" role="alert">
    <h2 class="sw-error-summary__title">${kitIcon('alert')}<span>${words.problemsTitle}</span></h2>
    <ul>
      ${refused.map(
        ({ message, id }) =>
          html`<li class="sw-error-summary__item">
            ${id === undefined ? html`<span>${message}</span>` : html`<a class="sw-error-summary__link" href="#${id}">${message}</a>`}
          </li>`,
      )}
    </ul>
  </section>`;
}
