import { html } from 'hono/html';
import type { Reminder } from '../../rules/requests/reminders.ts';
import { hidden } from '../buy-form.ts';
import { kitIcon, type Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import { unbroken } from '../product-name.ts';
import type { Visit } from '../visit.ts';
import { accountPage } from './frame.ts';

export const REMINDERS = '/dashboard/stock_reminders';

function row({ id, image, product: { name, url } }: Reminder, { words, csrf }: Visit): Markup {
  const form = `reminder-${id}-form`;
  return html`<tr>
    <td class="sw-stock-reminders__cell sw-stock-reminders__cell--image">
      <picture class="sw-image sw-stock-reminders__image"
        ><img class="sw-image__picture" src="${image}" alt="" width="80" height="80" loading="lazy" decoding="async"
      /></picture>
    </td>
    <td class="sw-stock-reminders__cell sw-stock-reminders__cell--product" id="reminder-${id}">
      <a class="sw-stock-reminders__link" href="${url}">${unbroken(name)}</a>
    </td>
    <td class="sw-stock-reminders__cell sw-stock-reminders__cell--way">
      <form id="${form}" method="post" action="${REMINDERS}/${id}/delete" hidden>${hidden({ _token: csrf })}</form>
      <button class="sw-button sw-button--danger-quiet" type="submit" form="${form}" aria-describedby="reminder-${id}">
        ${kitIcon('bin')}<span class="sw-button__label">${words.remindersDelete}</span>
      </button>
    </td>
  </tr>`;
}

function table(list: readonly Reminder[], visit: Visit): Markup {
  const { words } = visit;
  const head = (content: Markup | string) => html`<th scope="col" class="sw-stock-reminders__head">${content}</th>`;
  return html`<table class="sw-stock-reminders__table" aria-label="${words.dashReminders}">
    <thead>
      <tr>
        ${head(words.remindersImage)} ${head(words.remindersProduct)}
        ${head(html`<span class="sw-visually-hidden">${words.remindersDelete}</span>`)}
      </tr>
    </thead>
    <tbody>
      ${list.map((reminder) => row(reminder, visit))}
    </tbody>
  </table>`;
}

/** The customer's stock reminders. */
export function reminders(list: readonly Reminder[], visit: Visit): Page {
  const { words } = visit;
  const content = html`<div data-widget="stock-reminders">
    <div class="sw-page">
      <div class="sw-stock-reminders">
        ${list.length === 0 ? html`<p class="sw-stock-reminders__empty">${words.remindersNone}</p>` : table(list, visit)}
      </div>
    </div>
  </div>`;
  return accountPage({ path: REMINDERS, title: words.dashReminders, intro: words.remindersIntro, content }, visit);
}
