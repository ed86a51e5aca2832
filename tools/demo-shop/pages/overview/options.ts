import { html } from 'hono/html';
import { counted } from '../format.ts';
import { kitIcon, type Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';

/** The number of visible options. */
const IN_VIEW = 5;
/** Among more of them the widget lets the shopper search, above them. */
const SEARCHABLE = 12;

export interface Option {
  readonly name: string;
  readonly href: string;
  readonly isChosen: boolean;
  /** The products that it shows. */
  readonly count: number;
}

/** A filter that can be folded to its name. */
export function group(name: string, content: Markup, isOpen = true): Markup {
  return html`<details class="sw-product-overview__group sw-product-overview__fold" ${isOpen ? 'open' : ''}>
    <summary class="sw-product-overview__summary">
      <span class="sw-product-overview__legend">${name}</span>${kitIcon('chevron', 'sw-product-overview__turn')}
    </summary>
    <div class="sw-product-overview__options">${content}</div>
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
export function optionGroup({ name, options, steps = [], isOpen = true }: OptionGroup, visit: Visit): Markup {
  const { words } = visit;
  if (options.length === 0) return html``;
  const isInView = (option: Option, at: number) => (steps.length === 0 && at < IN_VIEW) || option.isChosen;
  const more = options.filter((option, at) => !isInView(option, at));
  const content = html`${options.length > SEARCHABLE ? html`<div class="sw-product-overview__search"></div>` : ''}
  ${[...steps, ...options.filter(isInView)].map((option) => link(option, visit))}
  ${
    more.length > 0
      ? html`<details>
          <summary class="sw-product-overview__more" aria-label="${words.moreOptions}: ${name}">
            <span>${words.moreOptions}</span>${kitIcon('chevron', 'sw-product-overview__turn')}
          </summary>
          ${more.map((option) => link(option, visit))}
        </details>`
      : ''
  }`;
  return group(name, content, isOpen || options.some(({ isChosen }) => isChosen));
}

function link({ name, href, isChosen, count }: Option, { words, locale }: Visit): Markup {
  return html`<a
    class="sw-product-overview__option ${count === 0 ? 'sw-product-overview__option--empty' : ''}"
    href="${href}"
    rel="nofollow"
    aria-label="${name}, ${counted(count, words.productsOne, words.productsMany, locale)}"
    ${isChosen ? html`aria-current="true"` : ''}
    ><span class="sw-product-overview__box">${isChosen ? kitIcon('check') : ''}</span
    ><span class="sw-product-overview__option-name">${name}</span
    ><span class="sw-product-overview__option-count" aria-hidden="true">${count.toLocaleString(locale)}</span></a
  >`;
}
