import { html } from 'hono/html';
import type { CartLine } from '../../../shared/contract/cart.ts';
import { hidden } from './buy-form.ts';
import { price } from './format.ts';
import { icon, type Markup } from './icons.ts';
import { starRow } from './stars.ts';
import { fill, type ShopWords } from './texts.ts';
import type { Visit } from './visit.ts';

interface Step {
  readonly action: '/cart/plus' | '/cart/min';
  /** Absent to remove the whole line. */
  readonly qty?: 1;
  readonly name: string;
  readonly sign: Markup | string;
  readonly isPossible: boolean;
}

function step(line: CartLine, { action, qty, name, sign, isPossible }: Step, { csrf }: Visit): Markup {
  return html`<form method="post" action="${action}">
    ${hidden({ _token: csrf, type: line.type, id: line.id, back: '/cart', ...(qty ? { qty } : {}) })}
    <button class="step" type="submit" aria-label="${name}" ${isPossible ? '' : html`disabled`}>${sign}</button>
  </form>`;
}

function controls(line: CartLine, visit: Visit): Markup {
  const { words } = visit;
  const named = (key: keyof ShopWords) => fill(words[key], { name: line.name });
  if (line.free) return html`<p class="line__gift">${words.gift}</p>`;
  return html`<div class="line__controls">
    <div class="stepper">
      ${step(line, { action: '/cart/min', qty: 1, name: named('less'), sign: '−', isPossible: line.qty > 1 }, visit)}
      <output aria-label="${words.quantity}">${line.qty}</output>
      ${step(
        line,
        {
          action: '/cart/plus',
          qty: 1,
          name: named('more'),
          sign: '+',
          isPossible: line.type !== 'second-chance-product',
        },
        visit,
      )}
    </div>
    ${step(line, { action: '/cart/min', name: named('removeNamed'), sign: icon('bin'), isPossible: true }, visit)}
  </div>`;
}

function amounts(line: CartLine, { words }: Visit): Markup {
  if (line.free) return html`<p class="line__price"><strong class="line__free">${words.free}</strong></p>`;
  const earlier = line.prior_price ?? line.from_price ?? 0;
  return html`<p class="line__price">
    ${earlier > line.price ? html`<s class="price__from"><span class="unseen">${line.prior_price ? words.priorPrice : words.fromPrice} </span>${price(earlier * line.qty)}</s>` : ''}
    <strong class="price__now">${price(line.line_total ?? line.price * line.qty)}</strong>
    ${line.qty > 1 ? html`<span class="line__each">${price(line.price)} ${words.perPiece}</span>` : ''}
  </p>`;
}

export function cartLine(line: CartLine, visit: Visit): Markup {
  const { words } = visit;
  return html`<li class="line">
    <img class="line__picture" src="${line.image ?? ''}" alt="" width="600" height="450" />
    <div class="line__text">
      <h2 class="line__name">${line.url && !line.free ? html`<a href="${line.url}">${line.name}</a>` : line.name}</h2>
      <p class="line__meta">${[line.brand, line.sku].filter(Boolean).join(' · ')}</p>
      ${typeof line.rating !== 'number' ? '' : html`<p class="stars">${starRow(line.rating, visit)}</p>`}
      ${line.description ? html`<p class="line__detail">${line.description}</p>` : ''}
      ${
        line.in_stock
          ? html`<p class="stock stock--in">${words.inStock}</p>`
          : html`<p class="stock stock--out">${words.outOfStock}</p>`
      }
    </div>
    ${controls(line, visit)} ${amounts(line, visit)}
  </li>`;
}
