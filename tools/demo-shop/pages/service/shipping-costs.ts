import { html } from 'hono/html';
import { shippingCostsFor } from '../../rules/shipping-costs.ts';
import { price } from '../../rules/currency.ts';
import type { Page } from '../layout.ts';
import { fill } from '../texts.ts';
import type { Visit } from '../visit.ts';

/** Shipping costs per country, for the order value in euros in the address. */
export function shippingCostsPage(value: string | undefined, { words, locale }: Visit): Page {
  const euros = worthOf(value);
  const cents = Math.round(euros * 100);
  return {
    title: words.shippingCosts,
    about: words.shippingCostsIntro,
    body: html`<article class="wrap wrap--narrow article">
      <h1>${words.shippingCosts}</h1>
      <p>${words.shippingCostsIntro}</p>
      <form class="worth" action="/verzendkosten" method="get">
        <label for="worth">${words.shippingCostsFor}</label>
        <input
          class="buy__quantity"
          id="worth"
          type="number"
          name="price"
          value="${euros}"
          min="0"
          max="99999"
          step="0.01"
          inputmode="decimal"
        />
        <button class="sw-button sw-button--secondary" type="submit">${words.shippingCostsApply}</button>
      </form>
      <table class="costs">
        <caption>
          ${fill(words.shippingCostsOf, { price: price(cents) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">${words.country}</th>
            <th scope="col">${words.shippingCosts}</th>
          </tr>
        </thead>
        <tbody>
          ${shippingCostsFor(cents, locale).map(
            ({ name, costs }) =>
              html`<tr>
                <th scope="row">${name}</th>
                <td>${costs === 0 ? words.freeSending : price(costs)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </article>`,
  };
}

/** At most the largest value that the form accepts; 0 for an invalid one. */
function worthOf(value: string | undefined): number {
  const worth = Number(value?.replace(',', '.'));
  return Number.isFinite(worth) && worth >= 0 ? Math.min(worth, 99_999) : 50;
}
