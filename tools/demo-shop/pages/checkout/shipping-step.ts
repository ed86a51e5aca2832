import { html, raw } from 'hono/html';
import type { ShippingMethod } from '../../../../shared/contract/checkout.ts';
import { isPickup } from '../../rules/checkout/shipping.ts';
import { hidden } from '../buy-form.ts';
import { price } from '../../rules/currency.ts';
import { kitIcon, type Markup } from '../icons.ts';
import { amount } from '../product-parts.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';
import { actions } from './actions.ts';
import { choice, choices } from '../form/choice.ts';
import { tickField } from './fields.ts';
import type { CheckoutView } from './view.ts';

/** A day or a place of a method. */
interface MethodOption {
  readonly option: string;
  readonly label: string;
  readonly text: string | null;
}

function days({ min_days: min, max_days: max }: ShippingMethod, { words }: Visit): string {
  if (min === null || max === null) return '';
  const span = min === max ? String(min) : `${min}-${max}`;
  return ` (${fill(span === '1' ? words.workingDay : words.workingDays, { days: span })})`;
}

function choicesOf(method: ShippingMethod, visit: Visit): MethodOption[] {
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

function costsOf(method: ShippingMethod, { words }: Visit): Markup {
  const { costs } = method;
  return amount(isPickup(method) || costs === 0 ? words.free : price(costs));
}

/** Cards that are shown before the others. */
const IN_VIEW = 3;

/** The first cards, and the others on demand; all of them where one of the others is chosen. */
function withMore(cards: readonly Markup[], chosen: number, { words }: Visit): readonly Markup[] {
  if (cards.length <= IN_VIEW || chosen >= IN_VIEW) return cards;
  return [
    ...cards.slice(0, IN_VIEW),
    html`<details class="sw-page__more">
      <summary class="sw-button sw-button--quiet sw-checkout__more-button">
        ${kitIcon('plus')}<span class="sw-button__label">${words.moreMethods}</span>
      </summary>
      <div class="sw-choices__list">${cards.slice(IN_VIEW)}</div>
    </details>`,
  ];
}

/** The method that is chosen, or the first one; with the name of its day or place. */
export function chosenMethod({ start, shipping }: CheckoutView, visit: Visit) {
  const { shipping_method: id, shipping_method_option: option } = start.checkoutData;
  const all = [...shipping.shippingMethods, ...shipping.pickupMethods];
  const known = all.find((method) => String(method.id) === String(id));
  const method = known ?? all[0];
  if (!method) return undefined;
  const options = choicesOf(method, visit);
  const wanted = known && option !== null ? String(option) : '';
  return { method, option: options.find((each) => each.option === wanted) ?? options[0] };
}

function optionsOf(method: ShippingMethod, chosen: string, visit: Visit): Markup | undefined {
  const all = choicesOf(method, visit);
  const [only] = all;
  if (!only) return undefined;
  const name = `option_${method.id}`;
  if (all.length === 1)
    return html`<p class="sw-checkout__soon">${only.label}</p>
      ${hidden({ [name]: only.option })}`;
  const at = Math.max(
    0,
    all.findIndex(({ option }) => option === chosen),
  );
  const cards = all.map(({ option, label, text }, index) =>
    choice({
      id: `checkout-${name}-${index}`,
      name,
      value: option,
      isChecked: index === at,
      title: label,
      text: text ? html`${text}` : undefined,
    }),
  );
  const legend = method.select_date_description ?? visit.words.chooseSpot;
  // As soon as possible comes before the days.
  const first = method.type === 'delivery' ? 1 : 0;
  const more = withMore(cards.slice(first), at - first, visit);
  return choices({ legend, cards: [...cards.slice(0, first), ...more] });
}

function textOf({ description, extra_description: more, address }: ShippingMethod): Markup | undefined {
  if (!description && !more && !address) return undefined;
  const lines = address
    ? [
        address.company,
        `${address.street} ${address.house_number}${address.house_number_addition ?? ''}`,
        `${address.zip_code} ${address.city}`,
      ].filter(Boolean)
    : [];
  return html`${description ? html`<div class="sw-html">${raw(description)}</div>` : ''}
  ${
    lines.length > 0
      ? html`<address class="sw-checkout__address">
          ${lines.map((line) => html`<span class="sw-checkout__address-line">${line}</span>`)}
        </address>`
      : ''
  }
  ${more ? html`<div class="sw-html">${raw(more)}</div>` : ''}`;
}

type Chosen = ReturnType<typeof chosenMethod>;

function card(method: ShippingMethod, chosen: Chosen, visit: Visit): Markup {
  const isChosen = method === chosen?.method;
  return choice({
    id: `checkout-shipping_method-${method.id}`,
    name: 'shipping_method',
    value: String(method.id),
    isChecked: isChosen,
    title: method.label,
    badge: method.sustainable ?? undefined,
    aside: costsOf(method, visit),
    text: textOf(method),
    inside: optionsOf(method, (isChosen && chosen.option?.option) || '', visit),
  });
}

function group(legend: string, methods: readonly ShippingMethod[], chosen: Chosen, visit: Visit): Markup {
  if (methods.length === 0) return html``;
  const cards = methods.map((method) => card(method, chosen, visit));
  return choices({ legend, cards: withMore(cards, methods.indexOf(chosen!.method), visit) });
}

/** The second step: how the order is shipped. */
export function shippingStep(view: CheckoutView, visit: Visit): Markup {
  const { words, csrf } = visit;
  const { shippingNotice, secondChanceShippingNotice, checkoutData: data } = view.start;
  const { shippingMethods, pickupMethods, take_back: offer } = view.shipping;
  const chosen = chosenMethod(view, visit);
  const back = html`<a class="sw-button sw-button--quiet" href="/checkout"
    ><span class="sw-button__label">${words.backToAddresses}</span></a
  >`;
  return html`<form class="sw-checkout__form" method="post" action="/checkout/validate/shipping">
    ${hidden({ _token: csrf, back: '/checkout/payment', again: '/checkout/shipping' })}
    ${[shippingNotice, secondChanceShippingNotice].map((notice) =>
      notice
        ? html`<div class="sw-message sw-message--info">
            ${kitIcon('truck', 'sw-message__icon')}
            <div class="sw-message__text"><div class="sw-html">${raw(notice)}</div></div>
          </div>`
        : '',
    )}
    ${group(words.delivery, shippingMethods, chosen, visit)} ${group(words.pickup, pickupMethods, chosen, visit)}
    ${chosen ? '' : html`<p class="sw-checkout__none">${words.noMethods}</p>`}
    ${offer ? tickField('take_back', offer.label, { data, errors: view.errors }, offer.description ?? '') : ''}
    ${actions(view, { next: words.toPayment, back }, visit)}
  </form>`;
}
