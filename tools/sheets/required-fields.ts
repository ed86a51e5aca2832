import { addressFields, EMPTY_FORM, toOrder, type CheckoutData } from '../../shared/contract/checkout-data.ts';
import { formatOf } from '../../shared/rules/address-format.ts';
import { FIELDS } from '../../widgets/checkout/field-names.rules.ts';
import { isRequired } from './is-required.ts';

/** What may be true of an order, in words for a condition and for its opposite. */
const CIRCUMSTANCES = {
  isSeparate: ['with a separate shipping address', 'without a separate shipping address'],
  isGuest: ['of guests', 'of customers who are signed in'],
  wantsAccount: ['of guests who open an account', 'without a new account'],
  isBusiness: ['of businesses', 'of private buyers'],
  isAbroad: ['outside the Netherlands', 'in the Netherlands'],
  isInLines: ['in a country with `address_format`', 'unless the country has `address_format`'],
  hasProvince: ['in a country with `provinces` or `province`', 'in a country without provinces'],
  isProvinceRequired: ['and `province_required`', 'and without `province_required`'],
} as const;

type Circumstance = keyof typeof CIRCUMSTANCES;
type Order = Readonly<Record<Circumstance, boolean>>;

const NAMES = Object.keys(CIRCUMSTANCES) as Circumstance[];

/** Every combination. */
const ORDERS: readonly Order[] = Array.from(
  { length: 2 ** NAMES.length },
  (_, number) => Object.fromEntries(NAMES.map((name, at) => [name, Boolean(number & (2 ** at))])) as Order,
);

/** The fields of the checkout that have to be filled in, by the words for when. */
export function requiredFields(): ReadonlyMap<string, readonly string[]> {
  const byCondition = new Map<string, string[]>();
  for (const field of FIELDS) {
    const orders = ORDERS.filter((order) => isRequiredIn(field, order));
    if (orders.length === 0) continue;
    const condition = conditionOf(orders);
    byCondition.set(condition, [...(byCondition.get(condition) ?? []), field]);
  }
  return byCondition;
}

/** The text fields that never have to be filled in. */
export function optionalFields(): readonly string[] {
  return FIELDS.filter(
    (field) =>
      typeof EMPTY_FORM[field] === 'string' &&
      !field.endsWith('type') &&
      !ORDERS.some((order) => isRequiredIn(field, order)),
  );
}

function isRequiredIn(field: keyof CheckoutData, order: Order): boolean {
  const country = order.isAbroad ? 'de' : 'nl';
  const address = { country, type: order.isBusiness ? 'business' : 'private' } as const;
  const data = toOrder({
    ...EMPTY_FORM,
    ...addressFields('billing', address),
    ...addressFields('shipping', address),
    shipping_address_same_as_billing_address: !order.isSeparate,
  });
  const known = {
    alpha_2_code: country,
    alpha_3_code: null,
    name: '',
    address_format: order.isInLines ? ('lines' as const) : undefined,
    second_line: true,
    provinces: undefined,
    province: order.hasProvince,
    province_required: order.isProvinceRequired,
  };
  return isRequired(field, data, {
    isGuest: order.isGuest,
    wantsAccount: order.wantsAccount,
    isExemptionShown: false,
    hasMiddleName: true,
    canIgnoreVat: true,
    hasTakeBack: false,
    formatOf: (code) => formatOf([known], code),
  });
}

/** What these orders have in common, and no other has. */
function conditionOf(orders: readonly Order[]): string {
  const common = NAMES.filter((name) => orders.every((order) => order[name] === orders[0]![name]));
  if (orders.length !== 2 ** (NAMES.length - common.length))
    throw new Error('A field is required under one of several conditions: write them apart.');
  const words = common.map((name) => CIRCUMSTANCES[name][orders[0]![name] ? 0 : 1]);
  return words.length === 0 ? 'always' : words.join(', ');
}
