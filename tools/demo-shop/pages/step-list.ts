import { html } from 'hono/html';
import { kitIcon, type Markup } from './icons.ts';

interface StepList {
  /** Accessible name of the list. */
  readonly label: string;
  /** Number of the current step; the first is 1. */
  readonly current: number;
  /** A step that is done is a link if it has an address. */
  readonly steps: readonly { readonly name: string; readonly href?: string | undefined }[];
  readonly part?: string;
}

/** The steps of a form; one that is done shows a check mark in the place of its number. */
export function stepList({ label, current, steps, part = '' }: StepList): Markup {
  return html`<ol class="sw-steps ${part}" role="list" aria-label="${label}">
    ${steps.map(({ name, href }, index) => {
      const step = index + 1;
      const isDone = step < current;
      const mark = isDone ? html`<span class="sw-visually-hidden">${step}</span>${kitIcon('check')}` : step;
      const inside = html`<span class="sw-steps__number">${mark}</span><span> ${name}</span>`;
      return html`<li
        class="sw-steps__step ${isDone ? 'sw-steps__step--done' : ''}"
        ${step === current ? html`aria-current="step"` : ''}
      >
        ${isDone && href ? html`<a class="sw-steps__name" href="${href}">${inside}</a>` : html`<span class="sw-steps__name">${inside}</span>`}
      </li>`;
    })}
  </ol>`;
}
