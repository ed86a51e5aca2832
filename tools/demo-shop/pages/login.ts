import { html } from 'hono/html';
import { DEMO_PASSWORD } from '../seed/people.ts';
import { hidden } from './buy-form.ts';
import type { Markup } from './icons.ts';
import type { Page } from './layout.ts';
import { fill } from './texts.ts';
import { readAddress, type Visit } from './visit.ts';

/** A demo customer whose password is shown on the page. */
const GUIDE = { email: 'sanne@example.nl', password: DEMO_PASSWORD };

function form({ words, csrf, address }: Visit): Markup {
  const back = readAddress(address).searchParams.get('back');
  return html`<p>${words.loginText}</p>
    <form class="form" method="post" action="/login">
      ${hidden({ _token: csrf, ...(back ? { back } : {}) })}
      <label for="email">${words.email}</label>
      <input
        id="email"
        type="email"
        name="email"
        autocomplete="username"
        autocapitalize="none"
        spellcheck="false"
        required
      />
      <label for="password">${words.password}</label>
      <input id="password" type="password" name="password" autocomplete="current-password" required />
      <p class="form__aside"><a href="/forgot-password">${words.forgotPassword}</a></p>
      <button class="sw-button sw-button--confirm" type="submit">${words.account}</button>
    </form>
    <p class="hint">${fill(words.loginHint, GUIDE)}</p>`;
}

function signedIn(name: string, { words, csrf }: Visit): Markup {
  return html`<p>${fill(words.loggedIn, { name })}</p>
    <form class="form" method="post" action="/logout">
      ${hidden({ _token: csrf })}
      <button class="sw-button sw-button--secondary" type="submit">${words.logout}</button>
    </form>
    <ul class="own-list">
      <li><a href="/dashboard">${words.dashTitle}</a></li>
      <li><a href="/mijn-aanvragen">${words.ownTitle}</a></li>
      <li><a href="/rma">${words.rmaAccount}</a></li>
      <li><a href="/cart">${words.cart}</a></li>
    </ul>`;
}

/** The login form, or the signed-in customer. */
export function login(visit: Visit): Page {
  const title = visit.name ? visit.words.footerAccount : visit.words.loginTitle;
  return {
    title,
    body: html`<div class="wrap wrap--slim">
      <div class="panel">
        <h1>${title}</h1>
        ${visit.name ? signedIn(visit.name, visit) : form(visit)}
      </div>
    </div>`,
  };
}
