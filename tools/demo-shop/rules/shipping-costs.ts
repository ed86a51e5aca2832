import type { ShippingCost } from '../../../shared/contract/shipping-costs.ts';
import { shippingOffers } from '../seed/checkout/shipping.ts';
import { allowedCountries, defaultCountry } from './checkout/countries.ts';
import { methodCostsTo } from './checkout/shipping.ts';
import type { Locale } from './language.ts';
import { shippingCostsOf } from './totals.ts';

/** The most used shipping method. */
const USUAL = shippingOffers.find(({ id }) => id === 'thuis')!;

/** Shipping costs in cents per country for goods of a price; the shopper's own country comes first. */
export function shippingCostsFor(price: number, locale: Locale): ShippingCost[] {
  const home = defaultCountry(locale);
  const isHome = ({ alpha_2_code }: { alpha_2_code: string }) => alpha_2_code === home;
  const countries = allowedCountries({ locale }).toSorted((a, b) => Number(isHome(b)) - Number(isHome(a)));
  return countries.flatMap(({ alpha_2_code, name }) => {
    const more = methodCostsTo(alpha_2_code, USUAL, price);
    return more === undefined ? [] : [{ name, costs: shippingCostsOf(price) + more }];
  });
}
