import { html } from 'hono/html';
import { getCookie, setCookie } from 'hono/cookie';
import type { ShopApp, ShopContext } from '../../context.ts';
import { readInput, samePath } from '../../input.ts';
import { hidden } from '../buy-form.ts';
import type { Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';

const COOKIE = 'shop_marketing';
const PATH = '/toestemming';
const HALF_A_YEAR = 180 * 24 * 60 * 60;

/** Whether the visitor allows marketing scripts; not until the visitor agrees. */
export function allowsMarketing(context: ShopContext): boolean {
  return getCookie(context, COOKIE) === 'yes';
}

/** Stores or withdraws the visitor's consent. */
export function mountConsent(app: ShopApp): void {
  app.post(PATH, async (context) => {
    const { marketing, back } = await readInput(context);
    const isAllowed = marketing === 'yes';
    setCookie(context, COOKIE, isAllowed ? 'yes' : 'no', {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: HALF_A_YEAR,
      secure: new URL(context.req.url).protocol === 'https:',
    });
    return context.redirect(samePath(back, '/privacy'), 303);
  });
}

/** Shows the current choice, with a button for the other one. */
export function consentChoice({ words, csrf, address, allowsMarketing: isAllowed }: Visit): Markup {
  return html`<section class="consent-choice" id="toestemming">
    <h2>${words.consentTitle}</h2>
    <p>${isAllowed ? words.consentOn : words.consentOff}</p>
    <form method="post" action="${PATH}">
      ${hidden({ _token: csrf, marketing: isAllowed ? 'no' : 'yes', back: `${address}#toestemming` })}
      <button class="sw-button sw-button--secondary" type="submit">
        ${isAllowed ? words.consentWithdraw : words.consentAllow}
      </button>
    </form>
  </section>`;
}
