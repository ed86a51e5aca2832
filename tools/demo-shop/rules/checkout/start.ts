import type { Address } from '../../../../shared/contract/address.ts';
import type { CheckoutCart, CheckoutStart } from '../../../../shared/contract/checkout.ts';
import type { Db } from '../../db/schema.ts';
import { hasExtra } from '../../extras.ts';
import { exemption, secondChanceNotice, shippingNotice } from '../../seed/checkout/notices.ts';
import type { Buyer } from '../exemption.ts';
import { guaranteeNotice } from '../guarantee-notice.ts';
import type { Locale } from '../language.ts';
import { priceCart } from '../priced-cart.ts';
import type { Shopper } from '../shopper.ts';
import { checkoutCart } from './checkout-cart.ts';
import { allowedCountries, allowsExemption, countryOf, defaultCountry } from './countries.ts';
import { buyerIn, keepData, knownData } from './known.ts';
import { knownOrder } from './method-carts.ts';

/** Pages of the shop that the last step links to. */
const TERMS = '/algemene-voorwaarden';
const PRIVACY = '/privacy';

/** The initial data of the checkout. */
export async function startCheckout(db: Db, shopper: Shopper): Promise<CheckoutStart> {
  const { locale, person } = shopper;
  const data = await knownData(db, shopper);
  const priced = await priceCart(db, shopper, buyerIn(data, shopper));
  const cart = checkoutCart(priced, await knownOrder(db, shopper, priced, data));
  const hasSecondChance = priced.lines.some(({ product }) => product.type === 'second-chance-product');
  return {
    user: person && (await userOf(db, person)),
    taxExemptionCountries: exemptionsIn(locale),
    allowedCountries: allowedCountries(shopper),
    defaultCountry: defaultCountry(locale),
    checkoutData: data,
    cart,
    shippingNotice: shippingNotice[locale],
    secondChanceShippingNotice: hasSecondChance ? secondChanceNotice[locale] : null,
    termsPage: TERMS,
    privacyPage: PRIVACY,
    discountEnabled: !priced.isQuoted,
    ...(!hasExtra(shopper, 'no-credits') && { spsCreditEarnDisabled: priced.isCreditEarnDisabled }),
    currentDiscount: cart.currentDiscount,
    currentVoucher: cart.currentVoucher,
    ...(hasExtra(shopper, 'order-key') && { order_key: true }),
    ...(hasExtra(shopper, 'guarantee-notice') && { guarantee_notice: guaranteeNotice(locale) }),
  };
}

/** Stores another buyer, and returns the cart for that buyer. */
export async function reloadCart(
  db: Db,
  shopper: Shopper,
  { country, type, tax_exemption_accepted }: Buyer & { tax_exemption_accepted: boolean },
): Promise<CheckoutCart> {
  const buyer = { country: countryOf(country)?.alpha2 ?? defaultCountry(shopper.locale), type };
  await keepData(db, shopper, { ...buyer, tax_exemption_accepted });
  const priced = await priceCart(db, shopper, buyer);
  return checkoutCart(priced, await knownOrder(db, shopper, priced, await knownData(db, shopper)));
}

/** Power Credits are for consumers. */
export function earnsCredits({ type }: { type: 'private' | 'business' }): boolean {
  return type === 'private';
}

async function userOf(db: Db, person: NonNullable<Shopper['person']>): Promise<CheckoutStart['user']> {
  const rows = await db.selectFrom('addresses').selectAll().where('person_id', '=', person.id).orderBy('id').execute();
  return {
    addresses: rows.map(addressOf),
    defaultBillingAddress: rows.find((row) => row.is_billing === 1)?.id ?? null,
    defaultShippingAddress: rows.find((row) => row.is_shipping === 1)?.id ?? null,
    isAllowedToParticipateInPowerCreditProgram: earnsCredits(person),
  };
}

type Nullable = 'middle_name' | 'house_number_addition' | 'address_line_2' | 'province' | 'company' | 'vat_number';
type StoredAddress = Omit<Address, Nullable> & Record<Nullable, string | null>;

function addressOf(row: StoredAddress): Address {
  const { id, first_name, last_name, street, house_number, zip_code, city, country } = row;
  return {
    id,
    first_name,
    middle_name: row.middle_name ?? '',
    last_name,
    street,
    house_number,
    house_number_addition: row.house_number_addition ?? '',
    zip_code,
    city,
    country,
    company: row.company ?? '',
    vat_number: row.vat_number ?? '',
    ...(row.address_line_2 && { address_line_2: row.address_line_2 }),
    ...(row.province && { province: row.province }),
  };
}

function exemptionsIn(locale: Locale) {
  return allowedCountries({ locale })
    .filter(({ alpha_2_code }) => allowsExemption(alpha_2_code))
    .map(({ alpha_2_code }) => ({
      country_code: alpha_2_code,
      business_warning_text: exemption.warning[locale],
      popup_title: exemption.title[locale],
      popup_text: exemption.text[locale],
      agree_text: exemption.agree[locale],
    }));
}
