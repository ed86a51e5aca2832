import { html } from 'hono/html';
import { icon, type Markup } from '../icons.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';

/** The number of visible options. */
const IN_VIEW = 5;

export interface Option {
  readonly name: string;
  readonly href: string;
  readonly isChosen: boolean;
}

/** A filter with its options as links. A long list shows five, and every chosen option. */
export function optionGroup(name: string, options: readonly Option[], { words }: Visit): Markup {
  if (options.length === 0) return html``;
  const isInView = (option: Option, at: number) => at < IN_VIEW || option.isChosen;
  const more = options.filter((option, at) => !isInView(option, at));
  return html`<section class="options">
    <h2 class="options__name">${name}</h2>
    ${links(options.filter(isInView))}
    ${
      more.length > 0
        ? html`<details>
            <summary><span class="unseen">${name}: </span>${fill(words.moreOptions, { count: more.length })}</summary>
            ${links(more)}
          </details>`
        : ''
    }
  </section>`;
}

function links(options: readonly Option[]): Markup {
  return html`<ul>
    ${options.map(
      ({ name, href, isChosen }) =>
        html`<li>
          <a class="option" href="${href}" rel="nofollow" ${isChosen ? html`aria-current="true"` : ''}
            ><span class="option__box">${isChosen ? icon('check') : ''}</span>${name}</a
          >
        </li>`,
    )}
  </ul>`;
}
