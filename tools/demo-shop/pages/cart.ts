import { html } from 'hono/html';
import type { Cart, RelatedItem } from '../../../shared/contract/cart.ts';
import { cartLine } from './cart-lines.ts';
import { removeCode, sums } from './cart-summary.ts';
import { exemptionChoice } from './exemption-choice.ts';
import { icon, type Markup } from './icons.ts';
import type { Page } from './layout.ts';
import { priceBlock } from './product-parts.ts';
import { starRow } from './stars.ts';
import type { Visit } from './visit.ts';

function emptyCart({ words }: Visit): Markup {
  return html`<div class="empty">
    ${icon('cart')}
    <p class="empty__title">${words.cartEmpty}</p>
    <p>${words.cartEmptyText}</p>
    <a class="button button--action" href="/">${words.continueShopping}</a>
  </div>`;
}

function summary(cart: Cart, visit: Visit): Markup {
  const { words } = visit;
  return html`<section class="summary" aria-labelledby="summary">
    <h2 id="summary">${words.summary}</h2>
    ${sums(cart, visit)} ${removeCode(cart, visit)}
    <a class="button button--action summary__go" href="/checkout">${words.toCheckout}</a>
    <a class="summary__back" href="/">${words.continueShopping}</a>
  </section>`;
}

function related(items: readonly RelatedItem[], visit: Visit): Markup {
  if (items.length === 0) return html``;
  return html`<section class="section">
    <h2>${visit.words.related}</h2>
    <ul class="related">
      ${items.map(
        (item) =>
          html`<li class="related__item">
            <img src="${item.image ?? ''}" alt="" width="600" height="450" loading="lazy" />
            <h3><a href="${item.url ?? '/'}">${item.name}</a></h3>
            ${typeof item.rating !== 'number' ? '' : html`<p class="stars">${starRow(item.rating, visit)}</p>`}
            ${priceBlock({ ...item, price: item.price ?? 0 }, visit)}
          </li>`,
      )}
    </ul>
  </section>`;
}

/** The shop's own cart page: plain links and forms, so that it works without JavaScript. */
export function cart(contents: Cart, visit: Visit): Page {
  const { words } = visit;
  const isEmpty = contents.items.length === 0;
  return {
    title: words.cart,
    body: html`<div class="wrap wrap--top">
      <div data-widget="cart-page" data-checkout-url="/checkout" data-continue-url="/">
        <h1>${words.cart}</h1>
        ${contents.shippingCosts === 0 && !isEmpty ? html`<p class="banner">${icon('check')}${words.freeShipping}</p>` : ''}
        ${
          isEmpty
            ? emptyCart(visit)
            : html`<div class="cart">
                <ul class="lines">
                  ${contents.items.map((line) => cartLine(line, visit))}
                </ul>
                ${summary(contents, visit)}
              </div>`
        }
        ${related(contents.relatedItems, visit)}
      </div>
      ${contents.taxExemptionPossible ? exemptionChoice(visit) : ''}
    </div>`,
  };
}
