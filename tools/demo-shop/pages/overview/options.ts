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

/** A filter that can be folded to its name. */
export function group(name: string, content: Markup, isOpen = true): Markup {
  return html`<details class="options" ${isOpen ? 'open' : ''}>
    <summary class="options__name">
      <h2>${name}</h2>
    </summary>
    ${content}
  </details>`;
}

interface OptionGroup {
  readonly name: string;
  readonly options: readonly Option[];
  /** What stands for them at first; none for most filters. */
  readonly steps?: readonly Option[];
  /** Also without a chosen option. */
  readonly isOpen?: boolean;
}

/** A filter with its options as links. A long list shows five or its steps, and every chosen option that they do not show. */
export function optionGroup({ name, options, steps = [], isOpen = true }: OptionGroup, { words }: Visit): Markup {
  if (options.length === 0) return html``;
  const isInView = (option: Option, at: number) => (steps.length === 0 && at < IN_VIEW) || option.isChosen;
  const more = options.filter((option, at) => !isInView(option, at));
  const content = html`${links([...steps, ...options.filter(isInView)])}
  ${
    more.length > 0
      ? html`<details>
          <summary><span class="unseen">${name}: </span>${fill(words.moreOptions, { count: more.length })}</summary>
          ${links(more)}
        </details>`
      : ''
  }`;
  return group(name, content, isOpen || options.some(({ isChosen }) => isChosen));
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
