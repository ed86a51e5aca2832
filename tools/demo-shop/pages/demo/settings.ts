import { html } from 'hono/html';
import { EXTRA_NAMES, EXTRAS, type Extra } from '../../extras.ts';
import { hidden } from '../buy-form.ts';
import type { Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';
import { behaviourPanel, type ActiveBehaviours } from './behaviour.ts';

/** How the shop answers this visitor. */
export interface Settings {
  readonly behaviours: ActiveBehaviours;
  readonly extras: readonly Extra[];
}

export function settingsPanels({ behaviours, extras }: Settings, visit: Visit): Markup {
  return html`${behaviourPanel(behaviours, visit)} ${extrasPanel(extras, visit)}`;
}

/** Chooses what the answers contain beside those of the specification: a plain form. */
function extrasPanel(active: readonly Extra[], { words, address }: Visit): Markup {
  return html`<details class="behaviour" ${active.length > 0 ? html`open` : ''}>
    <summary>${words.extras}</summary>
    <form class="behaviour__inner" method="post" action="/demo/extras">
      ${hidden({ back: address })}
      <p>${words.extrasText}</p>
      <ul class="extras">
        ${EXTRA_NAMES.map(
          (name) =>
            html`<li>
              <label class="extras__choice">
                <input type="checkbox" name="names[]" value="${name}" ${active.includes(name) ? html`checked` : ''} />
                <code translate="no">${name}</code></label
              >
              <span lang="en">${EXTRAS[name]}</span>
            </li>`,
        )}
      </ul>
      <button class="sw-button sw-button--secondary" type="submit">${words.behaviourSet}</button>
    </form>
  </details>`;
}
