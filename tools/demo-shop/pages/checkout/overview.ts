import { html } from 'hono/html';
import type { CheckoutItem } from '../../../../shared/contract/checkout.ts';
import { linePrice } from '../cart-lines.ts';
import { price } from '../../rules/currency.ts';
import { kitIcon, type Markup } from '../icons.ts';
import { orderAmounts } from '../order/amounts.ts';
import { unbroken } from '../product-name.ts';
import { amount } from '../product-parts.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { HELP } from './checkout-mount.ts';
import { chosenMethod } from './shipping-step.ts';
import type { CheckoutView } from './view.ts';

type OrderItem = Pick<CheckoutItem, 'image' | 'name' | 'qty' | 'price'> &
  Partial<Pick<CheckoutItem, 'mobile_image' | 'brand' | 'from_price' | 'prior_price' | 'line_total'>>;

/** A line of an order. */
export function orderItem(item: OrderItem, visit: Visit): Markup {
  const { words } = visit;
  const { image, mobile_image: mobile, name, brand, qty, price: each } = item;
  return html`<li class="sw-checkout__item">
    <picture class="sw-image sw-checkout__picture sw-image--line">
      ${mobile ? html`<source media="(max-width: 640px)" srcset="${mobile}" />` : ''}
      <img class="sw-image__picture" src="${image ?? ''}" alt="" width="56" height="56" />
    </picture>
    <div class="sw-checkout__product">
      <p class="sw-checkout__name">${unbroken(name)}</p>
      <p class="sw-checkout__fact">${brand ? html`<span>${brand}</span>` : ''}</p>
      <p class="sw-checkout__cost">
        <span class="sw-checkout__quantity">${fill(words.times, { count: qty })}</span>
        ${linePrice({ ...item, price: each ?? 0, free: !each }, visit, 'small')}
      </p>
    </div>
  </li>`;
}

/** Where the invoice and the order go, and how; each with a link back to the step that asked for it. */
function destinations(view: CheckoutView, step: number, visit: Visit): Markup {
  const { words } = visit;
  const { checkoutData: data } = view.start;
  const isSame = data.shipping_address_same_as_billing_address;
  const chosen = chosenMethod(view, visit);
  const entries = [
    { name: words.billingAddress, shown: addressIn(view, ''), link: '/checkout' },
    {
      name: words.shippingAddress,
      shown: isSame ? words.asBilling : addressIn(view, 'shipping_'),
      link: '/checkout',
    },
    ...(chosen
      ? [
          {
            name: words.step2,
            shown: html`<span>${chosen.method.label}</span>
              <p>${chosen.option?.label ?? ''}</p>`,
            link: step > 2 ? '/checkout/shipping' : '',
          },
        ]
      : []),
  ];
  return html`<div class="sw-checkout__destinations">
    ${entries.map(
      ({ name, shown, link }) =>
        html`<div>
          <p class="sw-checkout__destination-head">
            <span class="sw-checkout__destination-name">${name}</span>
            ${link === '' ? '' : changeLink(link, name, visit)}
          </p>
          <div class="sw-checkout__destination-text">${shown}</div>
        </div>`,
    )}
  </div>`;
}

export function changeLink(href: string, name: string, { words }: Visit): Markup {
  return html`<a class="sw-checkout__link" href="${href}"
    ><span>${words.change}</span><span class="sw-visually-hidden"> ${name}</span></a
  >`;
}

type Part = 'first_name' | 'last_name' | 'street' | 'house_number' | 'house_number_addition' | 'zip_code' | 'city';

/** The lines of an address as on an envelope. */
export function addressLinesIn({ start }: CheckoutView, prefix: '' | 'shipping_'): readonly (string | undefined)[] {
  const { checkoutData: data, allowedCountries } = start;
  const shown = (...names: Part[]) =>
    names
      .map((name) => data[`${prefix}${name}`])
      .filter(Boolean)
      .join(' ');
  return [
    shown('first_name', 'last_name'),
    shown('street', 'house_number', 'house_number_addition'),
    shown('zip_code', 'city'),
    allowedCountries.find(({ alpha_2_code }) => alpha_2_code === data[`${prefix}country`])?.name,
  ];
}

function addressIn(view: CheckoutView, prefix: '' | 'shipping_'): Markup {
  return html`<address class="sw-checkout__address">
    ${addressLinesIn(view, prefix).map((line) => html`<span class="sw-checkout__address-line">${line}</span>`)}
  </address>`;
}

function items({ start }: CheckoutView, visit: Visit, part = ''): Markup {
  return html`<ul class="sw-checkout__items ${part}" role="list">
    ${start.cart.items.map((bought) => orderItem(bought, visit))}
  </ul>`;
}

function amounts({ start: { cart }, sums, vatLines }: CheckoutView, visit: Visit): Markup {
  return orderAmounts(
    {
      amounts: { ...sums, subtotal: cart.subtotal },
      discountCode: cart.currentDiscount?.name,
      isPowerCreditDiscount: cart.isPowerCreditDiscount,
      voucherCode: cart.currentVoucher?.name,
      vatLines,
    },
    visit,
  );
}

/** The whole order above the button that places it, on a phone, where its summary is folded. */
export function review(view: CheckoutView, visit: Visit): Markup {
  const part = 'sw-checkout__review';
  return html`${items(view, visit, part)}
    <div class="${part}">${amounts(view, visit)}</div>`;
}

function credits({ start, sums: amounts }: CheckoutView, { words, locale }: Visit): Markup {
  const earns = start.user?.isAllowedToParticipateInPowerCreditProgram && start.spsCreditEarnDisabled === false;
  if (!earns) return html``;
  return html`<p class="sw-checkout__credits">
    ${kitIcon('sun')}<span>${fill(words.creditsEarned, { count: amounts.credits.toLocaleString(locale) })}</span>
  </p>`;
}

/** The lines and totals of the order, beside every step. On a phone they are folded, above it. */
export function overview(view: CheckoutView, step: number, visit: Visit): Markup {
  const { words } = visit;
  const { sums, isWithoutAddress } = view;
  return html`<section class="sw-checkout__summary" aria-labelledby="overview">
    <div class="sw-checkout__summary-head">
      <h2 class="sw-checkout__summary-heading" id="overview">
        <span>${words.orderSummary} </span>${amount(price(sums.due))}
      </h2>
      <label class="sw-checkout__summary-toggle"
        ><input class="sw-visually-hidden" type="checkbox" aria-labelledby="overview" />${kitIcon(
          'chevron',
          'sw-checkout__summary-arrow',
        )}</label
      >
    </div>
    <div class="sw-checkout__summary-body sw-checkout__summary-body--folded">
      ${items(view, visit)} ${step === 1 || isWithoutAddress ? '' : destinations(view, step, visit)}
      ${amounts(view, visit)} ${credits(view, visit)}
      <p class="sw-checkout__help">
        <span>${words.questions}</span>
        <a class="sw-checkout__link" href="${HELP.customerService}">${words.footerService}</a>
        <a class="sw-checkout__link" href="${HELP.centre.replace('{locale}', visit.locale)}">${words.helpCentre}</a>
      </p>
    </div>
  </section>`;
}
