import { html, raw } from 'hono/html';
import type { ShippingMethod } from '../../../../shared/contract/checkout.ts';
import { hidden } from '../buy-form.ts';
import { price } from '../format.ts';
import type { Markup } from '../icons.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import type { CheckoutView } from './view.ts';

/** Without JavaScript nothing unfolds, so a method with each of its options is a separate choice. */
interface Choice {
  readonly option: string;
  readonly label: string;
  readonly text: string | null;
}

function days({ min_days: min, max_days: max }: ShippingMethod, { words }: Visit): string {
  if (min === null || max === null) return '';
  const span = min === max ? String(min) : `${min}-${max}`;
  return ` (${fill(span === '1' ? words.workingDay : words.workingDays, { days: span })})`;
}

function choicesOf(method: ShippingMethod, visit: Visit): Choice[] {
  const options = method.options.map(({ id, label, description }) => ({
    option: String(id),
    label,
    text: description,
  }));
  const isDelivery = method.type === 'delivery';
  const soon = { option: '', label: visit.words.soon + days(method, visit), text: null };
  if (isDelivery) return method.force_asap_option ? [soon] : [soon, ...options];
  return options;
}

function costsOf({ type, costs }: ShippingMethod, { words }: Visit): string {
  const isCollected = type === 'pickup' || type === 'concept_store';
  return isCollected || costs === 0 ? words.free : `+ ${price(costs)}`;
}

function select(method: ShippingMethod, chosen: string | null, visit: Visit): Markup {
  const choices = choicesOf(method, visit);
  const [only] = choices;
  if (choices.length === 0) return html``;
  if (choices.length === 1 && only) {
    return html`<p class="offer-card__text">${only.label}</p>
      ${hidden({ shipping_method_option: only.option })}`;
  }
  const label = method.select_date_description ?? visit.words.chooseSpot;
  return html`<label class="offer-card__more"
    >${label}
    <select name="shipping_method_option">
      ${choices.map(
        ({ option, label: shown, text }) =>
          html`<option value="${option}" ${option === chosen ? html`selected` : ''}>
            ${shown}${text ? ` – ${text}` : ''}
          </option>`,
      )}
    </select></label
  >`;
}

function takeBackChoice({ start, shipping: { take_back: offer } }: CheckoutView): Markup {
  if (!offer) return html``;
  const isChecked = start.checkoutData.take_back === true;
  return html`<p class="offer-card__text">
    <label><input type="checkbox" name="take_back" value="1" ${isChecked ? html`checked` : ''} /> ${offer.label}</label
    ><br />${offer.description}
  </p>`;
}

/** Each method has a button of its own, because its options differ from those of the others. */
function card(method: ShippingMethod, view: CheckoutView, visit: Visit): Markup {
  const { words, csrf } = visit;
  const data = view.start.checkoutData;
  const isChosen = String(data.shipping_method) === String(method.id);
  const address = method.address;
  return html`<li class="offer-card ${isChosen ? 'offer-card--chosen' : ''}">
    <form method="post" action="/checkout/validate/shipping">
      ${hidden({ _token: csrf, back: '/checkout/payment', again: '/checkout/shipping', shipping_method: method.id })}
      <h3>${method.label}</h3>
      <p class="offer-card__costs">${costsOf(method, visit)}</p>
      ${method.description ? html`<div class="offer-card__text">${raw(method.description)}</div>` : ''}
      ${method.extra_description ? html`<div class="offer-card__text">${raw(method.extra_description)}</div>` : ''}
      ${
        address
          ? html`<p class="offer-card__text">
              ${[address.company, `${address.street} ${address.house_number}${address.house_number_addition ?? ''}`, `${address.zip_code} ${address.city}`].filter(Boolean).join(', ')}
            </p>`
          : ''
      }
      ${select(method, isChosen && data.shipping_method_option !== null ? String(data.shipping_method_option) : null, visit)}
      ${takeBackChoice(view)}
      <button
        class="button ${isChosen ? 'button--action' : 'button--quiet'}"
        type="submit"
        aria-label="${words.choose}: ${method.label}"
      >
        ${words.choose}
      </button>
    </form>
  </li>`;
}

function group(title: string, methods: readonly ShippingMethod[], view: CheckoutView, visit: Visit): Markup {
  if (methods.length === 0) return html``;
  return html`<section class="offers">
    <h2>${title}</h2>
    <ul>
      ${methods.map((method) => card(method, view, visit))}
    </ul>
  </section>`;
}

/** The second step: how the order is shipped. */
export function shippingStep(view: CheckoutView, visit: Visit): Markup {
  const { words } = visit;
  const { shippingNotice, secondChanceShippingNotice } = view.start;
  const { shippingMethods, pickupMethods } = view.shipping;
  return html`${[shippingNotice, secondChanceShippingNotice].map((notice) =>
      notice ? html`<div class="aside-note">${raw(notice)}</div>` : '',
    )}
    ${group(words.delivery, shippingMethods, view, visit)} ${group(words.pickup, pickupMethods, view, visit)}
    ${shippingMethods.length + pickupMethods.length === 0 ? html`<p>${words.noMethods}</p>` : ''}
    <p class="order__ways"><a href="/checkout">${words.backToAddresses}</a></p>`;
}
