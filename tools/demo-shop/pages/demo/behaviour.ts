import { html } from 'hono/html';
import { HOWS, type Behaviour } from '../../behaviours.ts';
import { hidden } from '../buy-form.ts';
import type { Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';

export type ActiveBehaviours = Readonly<Record<string, Behaviour>>;

const CALLS = [
  '/cart/get',
  '/cart/init',
  '/cart/add',
  '/cart/plus',
  '/cart/min',
  '/discounts/apply',
  '/discounts/remove',
  '/recommended-combination/init',
  '/recommended-combination/info',
  '/checkout/init',
  '/checkout/login',
  '/checkout/validate',
  '/checkout/shipping',
  '/checkout/validate/shipping',
  '/checkout/payment',
  '/checkout/validate/payment',
  '/checkout/reload-cart',
  '/postcode',
  '/product-overview/init',
  '/compare',
  '/mail-when-in-stock',
  '/installer-request-submission/init',
  '/installer-request-submission',
  '/price-match',
  '/modal/*',
  '/media/upload/*',
  '/media/init',
  '/media/delete/nonpersisted',
  '*',
];

function choice(name: string, label: string, options: readonly (readonly [string, string])[]): Markup {
  return html`<label
    >${label}
    <select name="${name}">
      ${options.map(([value, shown]) => html`<option value="${value}">${shown}</option>`)}
    </select></label
  >`;
}

/** One behaviour as a line of text; the script of the page writes the same line. */
function agreedLine([call, { how, times, every }]: readonly [string, Behaviour]): string {
  return `${call}: ${how}${every ? ` (1 / ${every})` : ''}${times === null ? '' : ` (${times}×)`}`;
}

function activeList(active: ActiveBehaviours, { words }: Visit): Markup {
  const lines = Object.entries(active);
  return html`<h2 class="unseen">${words.behaviourActive}</h2>
    <ul class="heard" data-behaviour-list data-empty="${words.behaviourNone}" aria-live="polite">
      ${
        lines.length === 0
          ? html`<li>${words.behaviourNone}</li>`
          : lines.map((line) => html`<li>${agreedLine(line)}</li>`)
      }
    </ul>`;
}

/** Chooses how the shop answers this visitor's calls. Plain forms, submitted by a script where one runs. */
export function behaviourPanel(active: ActiveBehaviours, visit: Visit): Markup {
  const { words, address } = visit;
  const isSet = Object.keys(active).length > 0;
  return html`<details class="behaviour" data-behaviour ${isSet ? html`open` : ''}>
    <summary>${words.behaviour}</summary>
    <div class="behaviour__inner">
      <p>${words.behaviourText}</p>
      <form class="behaviour__form" method="post" action="/demo/behaviour">
        ${hidden({ back: address })}
        ${choice(
          'call',
          words.behaviourCall,
          CALLS.map((call) => [call, call === '*' ? words.behaviourAll : call]),
        )}
        ${choice(
          'how',
          words.behaviourHow,
          HOWS.map((how) => [how, how]),
        )}
        ${choice('times', words.behaviourTimes, [
          ['', words.behaviourAlways],
          ['1', '1×'],
          ['2', '2×'],
          ['3', '3×'],
        ])}
        ${choice('every', words.behaviourEvery, [
          ['', words.behaviourEach],
          ['2', '1 / 2'],
          ['7', '1 / 7'],
        ])}
        <button class="sw-button sw-button--secondary" type="submit">${words.behaviourSet}</button>
      </form>
      ${activeList(active, visit)}
      ${Object.keys(active).map(
        (call) =>
          html`<form method="post" action="/demo/behaviour" data-behaviour-undo>
            ${hidden({ call, how: 'normal', back: address })}
            <button class="text-button" type="submit">${call}: normal</button>
          </form>`,
      )}
      <button class="text-button" type="button" data-behaviour-clear hidden>${words.behaviourClear}</button>
    </div>
  </details>`;
}
