import { html } from 'hono/html';
import { kitIcon, type Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';

export type Step = 1 | 2 | 3 | 4;

const ADDRESSES = ['/checkout', '/checkout/shipping', '/checkout/payment'] as const;

/** The steps of the checkout. Earlier steps are links, until the order is placed. */
export function progress(current: Step, { words }: Visit): Markup {
  const names = [words.stage1, words.stage2, words.stage3, words.stage4];
  return html`<ol class="sw-steps sw-checkout__progress" role="list" aria-label="${words.checkoutSteps}">
    ${names.map((name, index) => {
      const step = index + 1;
      const isDone = step < current;
      const mark = isDone ? html`<span class="sw-visually-hidden">${step}</span>${kitIcon('check')}` : step;
      const inside = html`<span class="sw-steps__number">${mark}</span><span> ${name}</span>`;
      return html`<li
        class="sw-steps__step ${isDone ? 'sw-steps__step--done' : ''}"
        ${step === current ? html`aria-current="step"` : ''}
      >
        ${isDone && current < 4 ? html`<a class="sw-steps__name" href="${ADDRESSES[index]}">${inside}</a>` : html`<span class="sw-steps__name">${inside}</span>`}
      </li>`;
    })}
  </ol>`;
}
