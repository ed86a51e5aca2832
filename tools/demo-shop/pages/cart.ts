import { html } from 'hono/html';
import type { Cart, RelatedItem } from '../../../shared/contract/cart.ts';
import { cartLine } from './cart-lines.ts';
import { sums, sumsOf } from './cart-summary.ts';
import { exemptionChoice } from './exemption-choice.ts';
import { price } from '../rules/currency.ts';
import { kitIcon, type Markup } from './icons.ts';
import type { Page } from './layout.ts';
import { amount, priceBlock, stockLabel } from './product-parts.ts';
import { unbroken } from './product-name.ts';
import { plainStars } from './stars.ts';
import type { Visit } from './visit.ts';

/** The cart without lines, with the classes of the widget that stands in for it. */
export function emptyCart(of: 'sw-cart-page' | 'sw-checkout', { words }: Visit): Markup {
  return html`<div class="${of}__empty">
    ${kitIcon('cart')}
    <p class="${of}__empty-text">${words.cartEmpty}</p>
    <a class="sw-button sw-button--confirm" href="/"><span class="sw-button__label">${words.continueShopping}</span></a>
  </div>`;
}

function summary(contents: Cart, visit: Visit): Markup {
  const { words } = visit;
  const due = contents.total ?? sumsOf(contents).amountDue;
  return html`<section class="sw-cart-page__summary" aria-labelledby="summary">
    <div class="sw-cart-page__totals">
      <h2 class="sw-cart-page__summary-heading" id="summary">${words.summary}</h2>
      ${sums(contents, visit)}
    </div>
    <div class="sw-cart-page__bar">
      <p class="sw-cart-page__bar-sum">
        <span>${contents.currentVoucher ? words.amountDue : words.total} </span>${amount(price(due), 'large')}
      </p>
      <a class="sw-button sw-button--primary sw-cart-page__bar-link" href="/checkout"
        ><span class="sw-button__label">${words.toCheckout}</span></a
      >
    </div>
    <div class="sw-cart-page__more">
      <a class="sw-button sw-button--quiet sw-button--wide" href="/"
        ><span class="sw-button__label">${words.continueShopping}</span></a
      >
    </div>
  </section>`;
}

function related(items: readonly RelatedItem[], visit: Visit): Markup {
  if (items.length === 0) return html``;
  return html`<section class="sw-product-row" aria-labelledby="related">
    <h2 class="sw-product-row__heading" id="related">${visit.words.related}</h2>
    <ul class="sw-product-row__list">
      ${items.map((item) => html`<li class="sw-product-row__item">${relatedCard(item, visit)}</li>`)}
    </ul>
  </section>`;
}

function relatedCard(item: RelatedItem, visit: Visit): Markup {
  const { name, url, image, image_alt: alt, rating, price: cents } = item;
  return html`<article class="sw-product-card">
    <div class="sw-product-card__media">
      <picture class="sw-image sw-product-card__image"
        ><img class="sw-image__picture" src="${image ?? ''}" alt="${alt ?? ''}" width="400" height="400" loading="lazy"
      /></picture>
    </div>
    <div class="sw-product-card__body">
      <h3 class="sw-product-card__name"><a class="sw-product-card__link" href="${url ?? '/'}">${unbroken(name)}</a></h3>
      ${rating === undefined ? '' : plainStars({ rating }, visit)}
      <div class="sw-product-card__foot">
        ${priceBlock({ ...item, price: cents ?? 0 }, visit)} ${stockLabel(item.in_stock, visit)}
      </div>
    </div>
  </article>`;
}

/** The shop's own cart page: plain links and forms, so that it works without JavaScript. */
export function cart(contents: Cart, visit: Visit): Page {
  const { words } = visit;
  const isEmpty = contents.items.length === 0;
  return {
    title: words.cart,
    body: html`<div class="wrap wrap--top">
      <div data-widget="cart-page" data-checkout-url="/checkout" data-continue-url="/">
        <div class="sw-page">
          <section class="sw-cart-page" aria-label="${words.cart}">
            <h1 class="sw-cart-page__heading">${words.cart}</h1>
            ${isEmpty ? emptyCart('sw-cart-page', visit) : filledCart(contents, visit)}
            ${related(contents.relatedItems, visit)}
          </section>
        </div>
      </div>
      ${contents.taxExemptionPossible ? exemptionChoice(visit) : ''}
    </div>`,
  };
}

function filledCart(contents: Cart, visit: Visit): Markup {
  const { words } = visit;
  return html`<div class="sw-cart-page__columns">
    <div class="sw-cart-page__lines">
      ${
        contents.shippingCosts === 0
          ? html`<p class="sw-cart-page__banner">${kitIcon('truck')}<span>${words.freeShipping}</span></p>`
          : ''
      }
      <ul class="sw-cart-page__list" role="list">
        ${contents.items.map((line) => cartLine(line, visit))}
      </ul>
    </div>
    ${summary(contents, visit)}
  </div>`;
}
