import { html } from 'hono/html';
import { hidden } from '../buy-form.ts';
import type { Markup } from '../icons.ts';
import type { Page } from '../layout.ts';
import type { Visit } from '../visit.ts';

export interface AccountPage {
  /** The part of the account that it belongs to. */
  readonly path: string;
  readonly title: string;
  readonly intro?: string;
  readonly content: Markup;
  readonly scripts?: readonly string[];
}

function parts({ words }: Visit): readonly (readonly [path: string, name: string])[] {
  return [
    ['/dashboard', words.dashOverview],
    ['/mijn-aanvragen', words.ownTitle],
    ['/dashboard/addresses', words.dashAddresses],
    ['/dashboard/power_credits', words.dashCredits],
    ['/dashboard/stock_reminders', words.dashReminders],
  ];
}

function navigation(here: string, visit: Visit): Markup {
  const { words, csrf } = visit;
  return html`<nav class="account__nav" aria-label="${words.dashNav}">
    <ul>
      ${parts(visit).map(
        ([path, name]) =>
          html`<li><a href="${path}" ${path === here ? html`aria-current="page"` : ''}>${name}</a></li>`,
      )}
      <li>
        <form method="post" action="/logout">
          ${hidden({ _token: csrf })}<button class="text-button" type="submit">${words.logout}</button>
        </form>
      </li>
    </ul>
  </nav>`;
}

/** A page of the account, with its navigation. */
export function accountPage({ path, title, intro, content, scripts = [] }: AccountPage, visit: Visit): Page {
  return {
    title,
    scripts,
    body: html`<div class="wrap account">
      ${navigation(path, visit)}
      <div class="account__main">
        <div class="account__head">
          <h1>${title}</h1>
          ${intro ? html`<p>${intro}</p>` : ''}
        </div>
        ${content}
      </div>
    </div>`,
  };
}
