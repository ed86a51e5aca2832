import { html } from 'hono/html';
import { labelsOf } from '../../rules/labels.ts';
import type { EarliestDelivery } from '../../rules/checkout/shipping.ts';
import type { Product } from '../../rules/product.ts';
import type { ProductView } from './page.ts';
import { reducedRateOf } from '../../rules/priced-cart.ts';
import { buyForm } from '../buy-form.ts';
import { compareBox } from '../compare-box.ts';
import { decimal } from '../format.ts';
import { price } from '../../rules/currency.ts';
import { guaranteeMount } from '../guarantee-mount.ts';
import { icon, type Markup } from '../icons.ts';
import { isExempt, payable } from '../payable.ts';
import { canBuy, priceBlock, stock } from '../product-parts.ts';
import { installerPlace, notifyPlace, priceMatchPlace } from '../requests/places.ts';
import { fill } from '../texts.ts';
import { vatChoice } from '../vat-choice.ts';
import { phoneLink } from '../phone.ts';
import type { Visit } from '../visit.ts';

function vatLine(product: Product, visit: Visit): Markup {
  const { words, vatRate, locale } = visit;
  if (product.price_on_request) return html``;
  const line = isExempt(product, visit)
    ? words.vatExempt
    : fill(words.vatIncluded, { rate: decimal(reducedRateOf(product, visit) ?? vatRate, locale) });
  return html`<p class="offer__vat">${line}</p>`;
}

/** The labels in a legible size, so that they need no larger view. */
function labelsBeside({ id }: Product, visit: Visit): Markup {
  const { words } = visit;
  const { guarantee_label: guarantee, energy_label: energy } = labelsOf(id, visit);
  if (!guarantee && !energy) return html``;
  const [best, worst] = energy?.scale ?? ['A', 'G'];
  return html`<div class="offer__labels">
    ${energy ? html`<p><img src="${energy.image}" width="160" height="240" alt="${fill(words.energyLabel, { class: energy.class, best, worst })}" data-energy-class="${energy.class}" /><a href="${energy.sheet}">${words.productSheet}</a></p>` : ''}
    ${guarantee ? html`<p><img src="${guarantee.image}" width="240" height="160" alt="${fill(words.guaranteeLabel, { years: guarantee.years })}" data-guarantee-label /></p>` : ''}
  </div>`;
}

/** An announced product has no alternative yet: it is coming. */
function whyNotText({ price_on_request, pre_heat, eol }: Product, { words }: Visit): string {
  if (price_on_request) return words.askPrice;
  return pre_heat && !eol ? words.announced : words.notForSale;
}

function whyNot(product: Product, visit: Visit): Markup {
  return html`<p class="offer__why">${whyNotText(product, visit)}</p>
    <p class="offer__contact">
      ${phoneLink} ·
      <a href="mailto:service@zonshop.example">service@zonshop.example</a>
    </p>`;
}

/** The shipping costs of this product; without JavaScript a link to their page. */
function sending({ price: cents, price_on_request }: Product, { words }: Visit): Markup {
  if (price_on_request) return html``;
  const euros = cents / 100;
  return html`<div class="offer__sending" data-widget="shipping-costs" data-price="${euros}">
    <a href="/verzendkosten?price=${euros}">${words.shippingCostsShow}</a>
  </div>`;
}

function promises(product: Product, { words, hasCredits }: Visit): Markup {
  return html`<ul class="offer__promises">
    ${hasCredits && product.extra_power_credits > 0 ? html`<li>${icon('check')}${fill(words.credits, { count: product.extra_power_credits })}</li>` : ''}
    <li>${icon('check')}${words.promiseReturn}</li>
    <li>${icon('check')}${words.promiseAdvice}</li>
  </ul>`;
}

/** When it arrives and what that costs. */
function deliveryLines({ words: when, costs }: EarliestDelivery, { words }: Visit): Markup {
  return html`<ul class="offer__delivery">
    <li>${when}</li>
    <li>${costs === 0 ? words.freeSending : fill(words.deliveryCosts, { price: price(costs) })}</li>
  </ul>`;
}

/** Leads to the recommended combinations, further down. */
function combinationLine(partners: readonly Product[], { words }: Visit): Markup {
  if (partners.length === 0) return html``;
  return html`<p class="offer__combination"><a href="#aanbevolen-combinaties">${words.combinationLine}</a></p>`;
}

/** Price, stock, and all ways to buy the product. */
export function offer(
  {
    product,
    secondChance,
    partners,
    delivery,
  }: Pick<ProductView, 'product' | 'secondChance' | 'partners' | 'delivery'>,
  visit: Visit,
): Markup {
  const { words } = visit;
  const priced = payable(product, visit);
  return html`<div class="offer">
    ${priceBlock(priced, visit, { size: 'large' })} ${vatLine(product, visit)} ${labelsBeside(product, visit)}
    ${visit.mayBeExempt && product.has_tax_exemption ? vatChoice(visit) : ''} ${stock(product, visit)}
    ${delivery && canBuy(product) ? deliveryLines(delivery, visit) : ''}
    ${canBuy(product) ? buyForm(product, visit, { price: price(priced.price) }) : whyNot(product, visit)}
    ${combinationLine(partners, visit)} ${notifyPlace(product, visit)} ${compareBox(product, visit)}
    ${priceMatchPlace(product, visit)} ${sending(product, visit)}
    ${
      secondChance
        ? html`<p class="offer__second">
            <a href="${secondChance.url}">${fill(words.cheaperSecondChance, { price: price(secondChance.price) })}</a>
          </p>`
        : ''
    }
    ${promises(product, visit)} ${installerPlace(product, visit)} ${guaranteeMount(visit)}
  </div>`;
}
