import { html } from 'hono/html';
import { icon, type Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';

export type Step = 1 | 2 | 3 | 4;

const ADDRESSES = ['/checkout', '/checkout/shipping', '/checkout/payment'] as const;

/** The steps of the checkout. Earlier steps are links, until the order is placed. */
export function progress(current: Step, { words }: Visit): Markup {
  const names = [words.stage1, words.stage2, words.stage3, words.stage4];
  return html`<nav class="steps" aria-label="${words.checkoutSteps}">
    <ol>
      ${names.map((name, index) => {
        const step = index + 1;
        const address = ADDRESSES[index];
        const isDone = step < current;
        const mark = html`<span class="steps__mark">${isDone ? icon('check') : step}</span>`;
        const inside = html`${mark}<span class="steps__name">${name}</span>`;
        return html`<li
          class="steps__step ${isDone ? 'steps__step--done' : ''}"
          ${step === current ? html`aria-current="step"` : ''}
        >
          ${isDone && current < 4 ? html`<a href="${address}">${inside}</a>` : inside}
        </li>`;
      })}
    </ol>
  </nav>`;
}
