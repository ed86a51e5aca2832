import { html } from 'hono/html';
import type { CartLine } from '../../../shared/contract/cart.ts';
import { hidden } from './buy-form.ts';
import { price } from '../rules/currency.ts';
import { kitIcon, type Markup } from './icons.ts';
import { unbroken } from './product-name.ts';
import { amount, priceBlock, stockLabel, type Priced, type PriceSize } from './product-parts.ts';
import { plainStars } from './stars.ts';
import { fill, type ShopWords } from './texts.ts';
import type { Visit } from './visit.ts';

interface Step {
  readonly action: '/cart/plus' | '/cart/min';
  readonly name: string;
  readonly sign: 'plus' | 'minus';
  readonly isPossible: boolean;
}

function step(line: CartLine, { action, name, sign, isPossible }: Step, visit: Visit): Markup {
  const form = formOf(line, { action, qty: 1 }, visit);
  return html`${line.free ? '' : form.markup}<button
      class="sw-stepper__step"
      type="${line.free ? 'button' : 'submit'}"
      form="${form.id}"
      aria-label="${name}"
      ${isPossible ? '' : html`disabled aria-disabled="true"`}
    >
      ${kitIcon(sign)}
    </button>`;
}

/** A form that its button names, so that the button is where a widget has it. Without a quantity, it is about the whole line. */
function formOf({ type, id }: CartLine, { action, qty }: { action: Step['action']; qty?: 1 }, { csrf }: Visit) {
  const name = `line-${type}-${id}-${qty ? action.slice(6) : 'remove'}`;
  const fields = hidden({ _token: csrf, type, id, back: '/cart', ...(qty ? { qty } : {}) });
  return { id: name, markup: html`<form id="${name}" method="post" action="${action}" hidden>${fields}</form>` };
}

function controls(line: CartLine, visit: Visit): Markup {
  const { words } = visit;
  const { type, free, qty } = line;
  const named = (key: keyof ShopWords) => fill(words[key], { name: line.name });
  const canIncrease = !free && type !== 'second-chance-product';
  return html`<div class="sw-cart-page__controls">
    <div class="sw-stepper" role="group" aria-label="${words.quantity} ${line.name}">
      ${step(line, { action: '/cart/min', name: named('less'), sign: 'minus', isPossible: !free && qty > 1 }, visit)}
      <output
        ${canIncrease ? html`class="sw-stepper__value sw-stepper__input" aria-label="${words.quantity} ${line.name}"` : html`class="sw-stepper__value"`}
        >${qty}</output
      >
      ${step(line, { action: '/cart/plus', name: named('more'), sign: 'plus', isPossible: canIncrease }, visit)}
    </div>
    ${free ? '' : removeButton(line, named('removeNamed'), visit)}
  </div>`;
}

function removeButton(line: CartLine, label: string, visit: Visit): Markup {
  const form = formOf(line, { action: '/cart/min' }, visit);
  return html`${form.markup}<button
      class="sw-button sw-button--danger-quiet sw-button--icon"
      type="submit"
      form="${form.id}"
    >
      ${kitIcon('bin')}<span class="sw-button__label"><span class="sw-visually-hidden">${label}</span></span>
    </button>`;
}

/** What one piece costs and, for several, what the line costs. */
export function linePrice(
  line: Pick<CartLine, 'qty' | 'free' | 'line_total' | 'price'> & Omit<Priced, 'price'>,
  visit: Visit,
  size: PriceSize = 'medium',
): Markup {
  const { words } = visit;
  if (line.free) return priceBlock(line, visit, { size, shown: words.free });
  if (line.qty === 1) return priceBlock(line, visit, { size });
  return html`<span class="sw-line-price"
    ><span class="sw-line-price__each">${priceBlock(line, visit, { size: 'small', suffix: words.perPiece })}</span
    >${amount(price(line.line_total ?? line.price * line.qty), size)}</span
  >`;
}

export function cartLine(line: CartLine, visit: Visit): Markup {
  const { words } = visit;
  const { url, name, image, brand, sku, rating, description, free } = line;
  const link = url ? html`href="${url}"` : '';
  return html`<li class="sw-cart-page__line">
    <a class="sw-cart-page__picture" ${link} tabindex="-1" aria-hidden="true"
      ><picture class="sw-image sw-image--line"
        ><img class="sw-image__picture" src="${image ?? ''}" alt="" width="96" height="96" /></picture
    ></a>
    <div class="sw-cart-page__product">
      <h2 class="sw-cart-page__name">
        ${url ? html`<a class="sw-cart-page__name-link" href="${url}">${unbroken(name)}</a>` : unbroken(name)}
      </h2>
      <p class="sw-cart-page__facts">
        ${brand ? html`<span>${brand}</span>` : ''}
        ${sku ? html`<span><span>${words.sku}: </span><span>${sku}</span></span>` : ''}
      </p>
      ${description ? html`<div class="sw-html sw-cart-page__description">${description}</div>` : ''}
      <p class="sw-cart-page__facts">
        ${rating === undefined ? '' : plainStars({ rating }, visit)} ${stockLabel(line.in_stock, visit)}
      </p>
    </div>
    <div class="sw-cart-page__price">
      ${free ? html`<span class="sw-cart-page__gift">${kitIcon('gift')}<span>${words.gift}</span></span>` : ''}
      ${linePrice(line, visit)}
    </div>
    ${controls(line, visit)}
  </li>`;
}
