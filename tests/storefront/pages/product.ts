import { html, raw } from 'hono/html';
import type { Category } from '../rules/catalogue.ts';
import type { Product } from '../rules/product.ts';
import { breadcrumb } from './breadcrumb.ts';
import { buyForm } from './buy-form.ts';
import { combinationPlace } from './combination-place.ts';
import { compareBox } from './compare-box.ts';
import { exemptionChoice } from './exemption-choice.ts';
import { decimal, price } from './format.ts';
import { icon, type Markup } from './icons.ts';
import type { Page } from './layout.ts';
import { productGrid } from './product-card.ts';
import { canBuy, labels, picture, priceBlock, stock } from './product-parts.ts';
import { stars } from './stars.ts';
import { fill } from './texts.ts';
import type { Visit } from './visit.ts';

export interface ProductView {
  readonly product: Product;
  readonly way: readonly Category[];
  readonly accessories: readonly Product[];
  readonly related: readonly Product[];
  readonly secondChance: Product | undefined;
  /** What is offered together with it at a lower price. */
  readonly partners: readonly Product[];
}

function vatLine(product: Product, { words, isExempt, vatRate, locale }: Visit): Markup {
  if (product.price_on_request) return html``;
  const line =
    isExempt && product.has_tax_exemption
      ? words.vatExempt
      : fill(words.vatIncluded, { rate: decimal(vatRate, locale) });
  return html`<p class="offer__vat">${line}</p>`;
}

function whyNot(product: Product, { words }: Visit): Markup {
  return html`<p class="offer__why">${product.price_on_request ? words.askPrice : words.notForSale}</p>
    <p class="offer__contact">
      <a href="tel:+31360000000">036 000 00 00</a> ·
      <a href="mailto:service@zonshop.example">service@zonshop.example</a>
    </p>`;
}

function offer({ product, secondChance }: ProductView, visit: Visit): Markup {
  const { words } = visit;
  return html`<div class="offer">
    ${priceBlock(product, visit)} ${vatLine(product, visit)} ${stock(product, visit)}
    ${canBuy(product) ? buyForm(product, visit, { withQuantity: true }) : whyNot(product, visit)}
    ${compareBox(product, visit)} ${visit.mayBeExempt && product.has_tax_exemption ? exemptionChoice(visit) : ''}
    ${
      secondChance
        ? html`<p class="offer__second">
            <a href="${secondChance.url}">${fill(words.cheaperSecondChance, { price: price(secondChance.price) })}</a>
          </p>`
        : ''
    }
    <ul class="offer__promises">
      ${product.extra_power_credits > 0 ? html`<li>${icon('check')}${fill(words.credits, { count: product.extra_power_credits })}</li>` : ''}
      <li>${icon('check')}${words.promiseReturn}</li>
      <li>${icon('check')}${words.promiseAdvice}</li>
    </ul>
  </div>`;
}

function facts({ product }: ProductView, { words }: Visit): Markup {
  return html`<section class="specs" aria-labelledby="specs">
    <h2 id="specs">${words.specifications}</h2>
    <table>
      <tbody>
        <tr>
          <th scope="row">${words.brand}</th>
          <td>${product.brand.name}</td>
        </tr>
        <tr>
          <th scope="row">${words.sku}</th>
          <td>${product.sku}</td>
        </tr>
        ${product.specifications.map(
          ({ name, value }) =>
            html`<tr>
              <th scope="row">${name}</th>
              <td>${value}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

function row(title: string, products: readonly Product[], visit: Visit): Markup {
  if (products.length === 0) return html``;
  return html`<section class="section">
    <h2>${title}</h2>
    ${productGrid(products, visit)}
  </section>`;
}

export function product(view: ProductView, visit: Visit): Page {
  const { product: shown, way } = view;
  const { words } = visit;
  return {
    title: shown.name,
    about: shown.short_item_detail_text ?? shown.name,
    body: html`<div class="wrap">
      ${breadcrumb(way, shown.name, visit)}
      <div class="product">
        <div class="product__picture">
          ${picture(shown, shown.image_alt, true)}
          <p class="card__labels">${labels(shown, visit)}</p>
        </div>
        <div class="product__head">
          <p class="card__brand">${shown.brand.name}</p>
          <h1>${shown.name}</h1>
          <div class="product__meta">
            ${stars(shown, visit)}
            <p>${words.sku} ${shown.sku}</p>
          </div>
          ${shown.short_item_detail_text ? html`<p class="product__detail">${shown.short_item_detail_text}</p>` : ''}
          ${offer(view, visit)}
        </div>
      </div>
      ${combinationPlace(shown, view.partners, visit)}
      <div class="product__more">
        <section aria-labelledby="about">
          <h2 id="about">${words.description}</h2>
          <div class="prose">${raw(shown.description)}</div>
        </section>
        ${facts(view, visit)}
      </div>
      ${row(words.accessories, view.accessories, visit)} ${row(words.related, view.related, visit)}
    </div>`,
  };
}
