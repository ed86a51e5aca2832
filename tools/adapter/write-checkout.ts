import type * as z from 'zod/mini';
import type * as address from '../../shared/contract/address.ts';
import type { AddressBook } from '../../shared/contract/address-book.ts';
import type { GuaranteeNotice as Notice, PaymentMethods, ShippingMethods } from '../../shared/contract/checkout.ts';
import { savedAddress } from './addresses.ts';
import type { Country, Customer, PaymentMethod, ShippingMethod, TakeBackOffer } from './model.ts';
import type { GuaranteeNotice } from './shop.ts';
import { whole, writeCheckoutCart } from './write-cart.ts';

export function writeCountry({ code, code3, name, ...form }: Country): address.Country {
  const { provinces } = form;
  return {
    alpha_2_code: code.toLowerCase(),
    alpha_3_code: code3?.toLowerCase() ?? null,
    name,
    address_format: form.format === 'lines' ? 'lines' : undefined,
    second_line: form.hasSecondLine || undefined,
    province: provinces === true || undefined,
    provinces:
      provinces === undefined || provinces === true ? undefined : provinces.map((province) => ({ ...province })),
    province_required: form.needsProvince || undefined,
  };
}

const isInLines = (countries: readonly Country[]) => (country: string) =>
  countries.some(({ code, format }) => code.toLowerCase() === country && format === 'lines');

export function writeUser({ addresses }: Customer, countries: readonly Country[]) {
  return {
    addresses: addresses.map((address) => savedAddress(address, isInLines(countries))),
    defaultBillingAddress: addresses.find(({ isDefaultBilling }) => isDefaultBilling)?.id ?? null,
    defaultShippingAddress: addresses.find(({ isDefaultShipping }) => isDefaultShipping)?.id ?? null,
    isAllowedToParticipateInPowerCreditProgram: false,
  };
}

export function writeBook({ addresses }: Customer, countries: readonly Country[]): z.output<typeof AddressBook> {
  const allowedCountries = countries.map(writeCountry);
  return {
    addresses: addresses.map((address) => {
      const saved = savedAddress(address, isInLines(countries));
      return {
        ...saved,
        name: [saved.first_name, saved.middle_name, saved.last_name].filter(Boolean).join(' '),
        type: saved.company === '' ? ('private' as const) : ('business' as const),
        address: [saved.street, saved.house_number, saved.house_number_addition].filter(Boolean).join(' '),
        ignore_vat: false,
        country_name: allowedCountries.find(({ alpha_2_code }) => alpha_2_code === saved.country)?.name ?? null,
        defaultShip: address.isDefaultShipping ?? false,
        defaultBill: address.isDefaultBilling ?? false,
      };
    }),
    allowedCountries,
    defaultCountry: allowedCountries[0]?.alpha_2_code ?? null,
  };
}

function costsOf({ price = 0, cart }: Pick<PaymentMethod, 'price' | 'cart'>) {
  return {
    costs: whole(price),
    // A cart of its own has the costs already.
    costs_included: cart !== undefined || undefined,
    cart: cart && writeCheckoutCart(cart),
  };
}

export function writeShipping(methods: readonly ShippingMethod[]): z.output<typeof ShippingMethods> {
  const written = methods.map((method) => ({
    id: method.id,
    type: method.kind ?? 'delivery',
    label: method.label,
    ...costsOf(method),
    description: method.description ?? null,
    sustainable: method.sustainable,
    extra_description: null,
    select_date_description: null,
    min_days: null,
    max_days: null,
    force_asap_option: false,
    address: null,
    options: (method.options ?? []).map((option) => ({ ...option, description: null, address: null })),
  }));
  return {
    shippingMethods: written.filter(({ type }) => type === 'delivery'),
    pickupMethods: written.filter(({ type }) => type === 'pickup'),
  };
}

export function writeTakeBack(offer: TakeBackOffer | null): z.output<typeof ShippingMethods>['take_back'] {
  return offer ? { label: offer.label, description: offer.description ?? null } : undefined;
}

export function writePayment(methods: readonly PaymentMethod[]): z.output<typeof PaymentMethods> {
  const paymentMethods = methods.map((method) => ({
    id: method.id,
    label: method.label,
    image: method.image,
    ...costsOf(method),
    // With the key at one method, those without it have no badge.
    recommended: method.isRecommended ?? false,
    options: (method.options ?? []).map((option) => ({ ...option })),
  }));
  return { paymentMethods };
}

export function writeNotice(notice: GuaranteeNotice | undefined): Notice | undefined {
  if (!notice) return undefined;
  const { image, width, height, alt = null, page = null } = notice;
  return { image, width, height, alt, url: page };
}
