import { html } from 'hono/html';
import { countryOf, provinceName } from '../../rules/checkout/countries.ts';
import type { Locale } from '../../rules/language.ts';
import type { OrderAddress } from '../../rules/order.ts';
import type { Markup } from '../icons.ts';

/** An address as on a parcel; empty lines are left out. */
export function addressLines(address: OrderAddress, locale: Locale): Markup {
  const { company, first_name, middle_name, last_name, street, house_number, zip_code, city, country } = address;
  const lines = [
    company,
    joined(first_name, middle_name, last_name),
    joined(street, house_number, address.house_number_addition),
    address.address_line_2 ?? '',
    joined(zip_code, city),
    address.province ? provinceName(country, address.province) : '',
    countryOf(country)?.name[locale] ?? '',
  ];
  const shown = lines.filter(Boolean);
  return html`<address class="address">
    ${shown.map((line, index) => html`${index > 0 ? html`<br />` : ''}${line}`)}
  </address>`;
}

function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ');
}
