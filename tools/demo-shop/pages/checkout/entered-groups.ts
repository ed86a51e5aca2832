import { html } from 'hono/html';
import type { Markup } from '../icons.ts';
import type { Visit } from '../visit.ts';
import { idOf } from './fields.ts';
import { addressLinesIn, changeLink } from './overview.ts';
import { chosenMethod } from './shipping-step.ts';
import type { CheckoutView } from './view.ts';

/** What was entered in the steps before, a line for each group, with a link that goes back to it. */
export function enteredGroups(view: CheckoutView, step: number, visit: Visit): Markup {
  const { words } = visit;
  const { email, phone, take_back, shipping_address_same_as_billing_address: isOneAddress } = view.start.checkoutData;
  const takeBack = (take_back && view.shipping.take_back?.label) || '';
  const address = (prefix: '' | 'shipping_') => [addressLinesIn(view, prefix).filter(Boolean).join(', ')];
  const chosen = chosenMethod(view, visit);
  const group = (name: string, shown: readonly string[], link: string) =>
    html`<li class="sw-checkout__group">
      <span class="sw-checkout__group-name">${name}</span>
      <div class="sw-checkout__group-text">${shown.filter(Boolean).map((text) => html`<span>${text}</span>`)}</div>
      ${changeLink(link, name, visit)}
    </li>`;
  const details = (name: string) => `/checkout#${idOf(name)}`;
  return html`<ul class="sw-checkout__entered" role="list">
    ${group(words.contact, [email, phone], details(email ? 'email' : 'phone'))}
    ${group(isOneAddress ? words.address : words.billingAddress, address(''), details('first_name'))}
    ${isOneAddress ? '' : group(words.shippingAddress, address('shipping_'), details('shipping_first_name'))}
    ${
      step > 2 && chosen
        ? group(words.deliveryGroup, [chosen.method.label, chosen.option?.label ?? '', takeBack], '/checkout/shipping')
        : ''
    }
  </ul>`;
}
