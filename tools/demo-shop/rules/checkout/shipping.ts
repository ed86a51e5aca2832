import type { ShippingMethod, ShippingMethods } from '../../../../shared/contract/checkout.ts';
import type { PickupPoint } from '../../../../shared/contract/address.ts';
import type { WireId } from '../../../../shared/contract/wire.ts';
import {
  chooseDate,
  deliveredFrom,
  extraDays,
  shippingOffers,
  type Load,
  type ShippingOffer,
} from '../../seed/checkout/shipping.ts';
import type { Db } from '../../db/schema.ts';
import { hasExtra } from '../../extras.ts';
import type { StoredLine } from '../priced-cart.ts';
import type { Product } from '../product.ts';
import type { Shopper } from '../shopper.ts';
import { shippingCostsOf, shipsFree, subtotalOf } from '../totals.ts';
import { dateIn, deliveryDates } from './dates.ts';
import { takeBackOffer } from './take-back.ts';

const DATES = 5;
/** In cents, where methods have costs of their own. */
const PICKUP_COSTS = 395;
/** Products of these categories are delivered on a pallet. */
const HEAVY = /^(zonnepanelen|thuisbatterijen)\b/;

/** The shipping methods of a cart to a country, in the shopper's language. */
export async function shippingMethods(
  db: Db,
  shopper: Pick<Shopper, 'locale' | 'now' | 'extras'>,
  lines: readonly StoredLine[],
  country: string,
): Promise<ShippingMethods> {
  const load = loadOf(
    lines.map(({ product }) => product),
    await heavyCategories(db),
  );
  const offered = shippingOffers.filter(({ loads, costs }) => loads.includes(load) && Object.hasOwn(costs, country));
  const costs = (offer: ShippingOffer) =>
    isPickup(offer) && hasExtra(shopper, 'method-costs')
      ? PICKUP_COSTS
      : methodCostsTo(country, offer, subtotalOf(lines));
  const methods = offered.map((offer) => methodOf(offer, shopper, { country, costs: costs(offer) })).filter(isPossible);
  const take_back = await takeBackOffer(db, shopper, lines);
  return {
    shippingMethods: methods.filter((method) => !isPickup(method)),
    pickupMethods: methods.filter(isPickup),
    ...(take_back && { take_back }),
  };
}

/** The shopper collects the order at a store of the shop, free of charge. */
export function isPickup({ type }: Pick<ShippingMethod, 'type'>): boolean {
  return type === 'pickup' || type === 'concept_store';
}

export function findMethod(methods: ShippingMethods, id: WireId | null): ShippingMethod | undefined {
  return [...methods.shippingMethods, ...methods.pickupMethods].find((method) => String(method.id) === String(id));
}

/** Null means as soon as possible; undefined means an unknown option. */
export function findOption(method: ShippingMethod, id: WireId | null) {
  return id === null ? null : method.options.find((option) => String(option.id) === String(id));
}

/** The pick-up location; null for a delivery. */
export function placeOf(method: ShippingMethod, option: WireId | null): PickupPoint | null {
  return findOption(method, option)?.address ?? (method.type === 'delivery' ? null : method.address);
}

type Carried = Pick<Product, 'type' | 'category_id'>;

async function heavyCategories(db: Db): Promise<ReadonlySet<number | null>> {
  const categories = await db.selectFrom('categories').select(['id', 'slug']).execute();
  return new Set(categories.flatMap(({ id, slug }) => (HEAVY.test(slug) ? id : [])));
}

/** Second chances are checked first; panels and batteries need a pallet. */
function loadOf(products: readonly Carried[], heavy: ReadonlySet<number | null>): Load {
  if (products.length === 0) return 'light';
  if (products.every(({ type }) => type === 'second-chance-product')) return 'second-chance';
  return products.some(({ type, category_id }) => type === 'bundle' || heavy.has(category_id)) ? 'heavy' : 'light';
}

export interface EarliestDelivery {
  /** `Bezorgd vanaf dinsdag 24 november`, in the language of the shopper. */
  readonly words: string;
  /** Cents, for this product alone. */
  readonly costs: number;
}

/** When the first delivery method of a product can bring it to the country, and what that costs. */
export async function earliestDelivery(
  db: Db,
  shopper: Pick<Shopper, 'locale' | 'now'>,
  product: Carried & Pick<Product, 'price'>,
  country: string,
): Promise<EarliestDelivery | undefined> {
  const offer = firstOffer(loadOf([product], await heavyCategories(db)), country);
  const more = offer && methodCostsTo(country, offer, product.price);
  if (!offer || more === undefined) return undefined;
  return { words: arrivalIn(shopper, country, offer), costs: shippingCostsOf(product.price) + more };
}

/** When the first delivery method of any product can bring it, in words; undefined where none can. */
export async function arrivalTexts(
  db: Db,
  shopper: Pick<Shopper, 'locale' | 'now'>,
  country: string,
): Promise<(product: Carried) => string | undefined> {
  const heavy = await heavyCategories(db);
  const texts = new Map(
    (['light', 'heavy', 'second-chance'] as const).map((load) => {
      const offer = firstOffer(load, country);
      return [load, offer && arrivalIn(shopper, country, offer)];
    }),
  );
  return (product) => texts.get(loadOf([product], heavy));
}

function firstOffer(load: Load, country: string): ShippingOffer | undefined {
  return shippingOffers.find(
    ({ type, loads, costs, days }) =>
      type === 'delivery' && days && loads.includes(load) && Object.hasOwn(costs, country),
  );
}

function arrivalIn({ locale, now }: Pick<Shopper, 'locale' | 'now'>, country: string, offer: ShippingOffer): string {
  const [date] = deliveryDates(now, daysTo(country, offer).min ?? 1, 1);
  return deliveredFrom[locale].replace('{date}', dateIn(locale, date!));
}

/** Cents in addition to the shipping costs of a cart; undefined for a country that is not served. */
export function methodCostsTo(
  country: string,
  { costs, isStandard = false }: Pick<ShippingOffer, 'costs' | 'isStandard'>,
  subtotal: number,
): number | undefined {
  const more = costs[country];
  return more !== undefined && isStandard && shipsFree(subtotal) ? 0 : more;
}

function methodOf(
  offer: ShippingOffer,
  shopper: Pick<Shopper, 'locale' | 'now' | 'extras'>,
  { country, costs = 0 }: { country: string; costs: number | undefined },
): ShippingMethod {
  const { locale, now } = shopper;
  const { min, max } = daysTo(country, offer);
  return {
    id: offer.id,
    type: offer.type,
    label: offer.label[locale],
    costs,
    description: offer.description[locale].replace('{date}', dateIn(locale, deliveryDates(now, min ?? 1, 1)[0]!)),
    extra_description: offer.extra?.[locale] ?? null,
    select_date_description: offer.hasDates ? chooseDate[locale] : null,
    ...(hasExtra(shopper, 'sustainable-delivery') && { sustainable: offer.sustainable?.[locale] }),
    min_days: min,
    max_days: max,
    force_asap_option: offer.isAsapOnly ?? false,
    address: offer.address?.address ?? null,
    options: offer.hasDates ? datesOf(now, min ?? 1, locale) : spotsOf(offer, country),
  };
}

/** Working days until delivery. */
function daysTo(country: string, { days }: ShippingOffer): { min: number | null; max: number | null } {
  const more = extraDays[country] ?? 0;
  return days ? { min: days[0] + more, max: days[1] + more } : { min: null, max: null };
}

function datesOf(now: number, after: number, locale: Shopper['locale']) {
  return deliveryDates(now, after, DATES).map((date) => ({
    id: date,
    label: dateIn(locale, date),
    description: null,
    address: null,
  }));
}

/** The locations in the country. */
function spotsOf({ spots = [] }: ShippingOffer, country: string) {
  return spots
    .filter(({ address }) => address.country === country)
    .map(({ id, name, address }) => ({ id, label: name, description: lineOf(address), address }));
}

function lineOf({ street, house_number, house_number_addition, city }: PickupPoint): string {
  return `${street} ${house_number}${house_number_addition || ''}, ${city}`;
}

/** A pick-up method needs at least one location. */
function isPossible({ type, address, options }: ShippingMethod): boolean {
  return type === 'delivery' || address !== null || options.length > 0;
}
