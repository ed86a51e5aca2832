import { html } from 'hono/html';
import type { Cart } from '../../../../shared/contract/cart.ts';
import { sums } from '../cart-summary.ts';
import { price } from '../format.ts';
import type { Page } from '../layout.ts';
import { checkoutPlace } from './place.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';

/** What is about to be ordered, for a last look. */
export function checkout(cart: Cart, visit: Visit, checkoutToken: string): Page {
  const { words } = visit;
  return {
    title: words.checkoutTitle,
    checkoutToken,
    body: html`<div class="wrap wrap--top">
      ${checkoutPlace(html`
        <h1>${words.checkoutTitle}</h1>
        <p>${cart.items.length === 0 ? words.cartEmpty : words.summary}</p>
        ${
          cart.items.length === 0
            ? html`<a class="button button--action" href="/">${words.continueShopping}</a>`
            : html`<section class="review" aria-labelledby="lines">
                  <h2 id="lines">${words.lines}</h2>
                  <ul class="review__lines">
                    ${cart.items.map(
                      ({ image, name, qty, price: each, free }) =>
                        html`<li>
                          <img src="${image ?? ''}" alt="" width="600" height="450" />
                          <p><span class="review__times">${fill(words.times, { count: qty })}</span> ${name}</p>
                          <p class="review__amount">${free ? words.free : price(each * qty)}</p>
                        </li>`,
                    )}
                  </ul>
                  ${sums(cart, visit)}
                </section>
                <p><a class="button button--quiet" href="/cart">${words.backToCart}</a></p>`
        }
      `)}
    </div>`,
  };
}
