import { html } from 'hono/html';
import type { Reminder } from '../../rules/requests/reminders.ts';
import { hidden } from '../buy-form.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import type { Visit } from '../visit.ts';
import { accountPage } from './frame.ts';

export const REMINDERS = '/dashboard/stock_reminders';

function row({ id, image, product: { name, url } }: Reminder, { words, csrf }: Visit): Markup {
  return html`<li class="reminder">
    <img src="${image}" alt="" width="600" height="450" loading="lazy" />
    <a href="${url}">${name}</a>
    <form method="post" action="${REMINDERS}/${id}/delete">
      ${hidden({ _token: csrf })}
      <button class="sw-button sw-button--danger-quiet" type="submit" aria-label="${words.remindersDelete}: ${name}">
        ${words.remindersDelete}
      </button>
    </form>
  </li>`;
}

/** The customer's stock reminders. */
export function reminders(list: readonly Reminder[], visit: Visit): Page {
  const { words } = visit;
  const content = html`<div data-widget="stock-reminders">
    ${
      list.length === 0
        ? html`<p class="hint">${words.remindersNone}</p>`
        : html`<ul class="reminders">
            ${list.map((reminder) => row(reminder, visit))}
          </ul>`
    }
  </div>`;
  return accountPage({ path: REMINDERS, title: words.dashReminders, intro: words.remindersIntro, content }, visit);
}
