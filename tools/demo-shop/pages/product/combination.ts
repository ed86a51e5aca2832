import { html } from 'hono/html';
import type { CombinationProduct } from '../../../../shared/contract/combination.ts';
import type { Product } from '../../rules/product.ts';
import { hidden } from '../buy-form.ts';
import { price } from '../../rules/currency.ts';
import { kitIcon, type Markup } from '../icons.ts';
import { unbroken } from '../product-name.ts';
import { amount, picture, priceBlock, stockLabel } from '../product-parts.ts';
import { plainStars } from '../stars.ts';
import { vatLine } from '../sums.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import type { ProductView } from './page.ts';

/** A product with one of those that it is sold with. */
interface Pair {
  readonly main: CombinationProduct;
  readonly choice: CombinationProduct;
}

/**
 * The recommended combination as the widget first draws it: the product of the page, the first choice, and an accessory to
 * choose. Without JavaScript this combination can be bought. The other products that go with it are links.
 */
export function combinationMount(
  { product: { id }, combination, partners }: Pick<ProductView, 'product' | 'combination' | 'partners'>,
  visit: Visit,
): Markup {
  const { mainProduct: main, products, extraProducts } = combination;
  const [choice, ...choices] = products;
  if (!main || !choice) return html``;
  const pair = { main, choice };
  return html`<div class="section" id="aanbevolen-combinaties" data-widget="recommended-combination" data-id="${id}">
    <div class="sw-page">
      <section class="sw-recommended-combination" aria-labelledby="combination-title">
        <h2 class="sw-recommended-combination__heading" id="combination-title">${visit.words.combinationTitle}</h2>
        <ul class="sw-recommended-combination__parts" role="list">
          ${mainCard(main, visit)}
          ${choiceCard(choice, { page: linksTo([choice], partners)[0], others: linksTo(choices, partners) }, visit)}
          ${accessoryCard(linksTo(extraProducts, partners), visit)}
        </ul>
        ${sums(pair, visit)}
      </section>
    </div>
  </div>`;
}

function linksTo(products: readonly CombinationProduct[], partners: readonly Product[]): readonly Product[] {
  return partners.filter((partner) => products.some(({ id }) => id === partner.id));
}

function mainCard(product: CombinationProduct, visit: Visit): Markup {
  const { words } = visit;
  return html`<li class="sw-recommended-combination__part">
    <p class="sw-recommended-combination__label">${words.combinationMain}</p>
    ${facts(product, visit)}
    <div class="sw-recommended-combination__actions">${information('#about', product, visit)}</div>
  </li>`;
}

interface ChoiceLinks {
  /** The product itself. */
  readonly page: Product | undefined;
  /** What can be chosen in its place. */
  readonly others: readonly Product[];
}

function choiceCard(product: CombinationProduct, { page, others }: ChoiceLinks, visit: Visit): Markup {
  const { words } = visit;
  const { name } = product;
  return html`<li class="sw-recommended-combination__part">
    ${kitIcon('plus', 'sw-recommended-combination__plus')}
    <p class="sw-recommended-combination__label">${words.combinationChoice}</p>
    ${facts(product, visit)}
    <div class="sw-recommended-combination__actions">
      ${unfolding({ label: words.combinationChange, name: fill(words.combinationChangeNamed, { name }), products: others }, visit)}
      ${page ? information(page.url, product, visit) : ''}
    </div>
  </li>`;
}

function accessoryCard(accessories: readonly Product[], visit: Visit): Markup {
  const { words } = visit;
  const label = fill(words.combinationAccessory, { number: 1 });
  const name = `${words.combinationAdd}: ${label}`;
  return html`<li class="sw-recommended-combination__part sw-recommended-combination__part--empty">
    ${kitIcon('plus', 'sw-recommended-combination__plus')}
    <p class="sw-recommended-combination__label">${label}</p>
    <p class="sw-recommended-combination__text">${words.combinationHint}</p>
    <div class="sw-recommended-combination__actions">
      ${unfolding({ label: words.combinationAdd, name, icon: kitIcon('plus'), products: accessories }, visit)}
    </div>
  </li>`;
}

interface Unfolding {
  readonly label: string;
  /** The label with what it is about. */
  readonly name: string;
  readonly icon?: Markup;
  readonly products: readonly Product[];
}

/** Links in the place of the dialog in which a product is chosen. */
function unfolding({ label, name, icon, products }: Unfolding, { words }: Visit): Markup {
  return html`<details class="sw-page__more">
    <summary class="sw-button sw-button--secondary sw-button--wide" aria-label="${name}">
      ${icon ?? ''}<span class="sw-button__label">${label}</span>
    </summary>
    <p class="sw-recommended-combination__text">${words.goesWith}</p>
    <ul class="sw-html">
      ${products.map((product) => html`<li><a href="${product.url}">${product.name}</a></li>`)}
    </ul>
  </details>`;
}

function information(address: string, { name }: CombinationProduct, { words }: Visit): Markup {
  return html`<a
    class="sw-button sw-button--quiet"
    href="${address}"
    aria-label="${fill(words.combinationInfoNamed, { name })}"
    >${kitIcon('info')}<span class="sw-button__label">${words.combinationInfo}</span></a
  >`;
}

function facts(product: CombinationProduct, visit: Visit): Markup {
  const { words } = visit;
  const { name, image, qty, rating, mandatoryProduct: included, shortItemDetailText: detail } = product;
  return html`<div class="sw-recommended-combination__product">
    ${picture({ image: image ?? '' }, '', 'sw-recommended-combination__image')}
    <div class="sw-recommended-combination__facts">
      <h3 class="sw-recommended-combination__name">${unbroken(name)}</h3>
      ${rating === undefined ? '' : plainStars({ rating }, visit)}
      ${detail ? html`<div class="sw-html sw-recommended-combination__text">${detail}</div>` : ''}
      ${
        included
          ? html`<p class="sw-recommended-combination__text">
              ${fill(words.combinationIncluded, { quantity: included.qty, name: included.name })}
            </p>`
          : ''
      }
      <p>
        ${priceBlock({ ...product, from_price: product.fromPrice }, visit)}${
          qty === 1
            ? ''
            : html`<span class="sw-recommended-combination__text">
                ${fill(words.combinationPieces, { count: qty })}</span
              >`
        }
      </p>
      ${isExempt(product, visit) ? vatLine(0, null, visit) : ''} ${stockLabel(product.inStock, visit)}
    </div>
  </div>`;
}

function isExempt({ hasTaxExemption }: CombinationProduct, visit: Visit): boolean {
  return visit.isExempt && hasTaxExemption;
}

/** What both cost together, beside what they cost apart, with the button that adds them to the cart. */
function sums({ main, choice }: Pair, visit: Visit): Markup {
  const { words, csrf, address } = visit;
  const parts = [main, choice];
  const sum = (centsOf: (product: CombinationProduct) => number) =>
    parts.reduce((total, product) => total + centsOf(product) * product.qty, 0);
  const total = sum((product) => product.price);
  const taxed = parts.find((product) => product.vatRate !== 0 && !isExempt(product, visit));
  return html`<div class="sw-recommended-combination__box">
    <div class="sw-recommended-combination__sums">
      ${apart(parts, { total, sum }, visit)}
      <p class="sw-recommended-combination__total">
        <span>${words.combinationTogether}</span> ${amount(price(total), 'large')}
      </p>
      ${
        taxed
          ? vatLine(
              taxed.vatRate,
              sum(({ vat }) => vat ?? 0),
              visit,
            )
          : vatLine(0, null, visit)
      }
    </div>
    <form class="sw-recommended-combination__order" method="post" action="/cart/add">
      ${hidden({
        _token: csrf,
        back: address,
        type: 'recommended-combination',
        id: main.id,
        qty: 1,
        recommended_combination_product_id: choice.id,
        recommended_combination_product_qty: choice.qty,
      })}
      ${stockLabel(main.inStock && choice.inStock, visit)}
      <button
        class="sw-button sw-button--primary sw-button--wide"
        type="submit"
        aria-label="${fill(words.combinationBuy, { name: main.name })}"
      >
        ${kitIcon('cart')}<span class="sw-button__label">${words.buy}</span>
      </button>
    </form>
  </div>`;
}

interface Sums {
  readonly total: number;
  readonly sum: (centsOf: (product: CombinationProduct) => number) => number;
}

/** What the parts cost outside of the combination; what makers recommend, if one of them does. */
function apart(parts: readonly CombinationProduct[], { total, sum }: Sums, { words }: Visit): Markup {
  const isOwn = parts.every(({ advice_price: advice }) => advice === undefined);
  const compared = sum(({ advice_price, originalPrice, price: now }) => advice_price ?? originalPrice ?? now);
  if (isOwn ? compared === total : compared <= total) return html``;
  return html`<p class="sw-recommended-combination__advice">
    <span>${isOwn ? words.combinationApart : words.advicePrice} </span>${
      isOwn
        ? html`<s class="sw-recommended-combination__struck">${price(compared)}</s>`
        : html`<span>${price(compared)}</span>`
    }
  </p>`;
}
