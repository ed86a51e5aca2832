// @vitest-environment happy-dom
import { findByLabelText, findByRole, waitFor } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { CheckoutStart } from '../../shared/contract/checkout.ts';
import { EMPTY_FORM, toOrder, type CheckoutData } from '../../shared/contract/checkout-data.ts';
import { formatOf } from '../../shared/rules/address-format.ts';
import { GUEST } from '../../tests/support/guest.ts';
import { openPage } from '../../tests/support/open-page.ts';
import type { ShopSetup } from '../demo-shop/open-shop.ts';
import { island } from '../../widgets/checkout/checkout.island.tsx';
import { bodies, openCheckout } from '../../widgets/checkout/checkout.support.ts';
import { FIELDS } from '../../widgets/checkout/field-names.rules.ts';
import { isRequired } from './is-required.ts';

interface Buyer {
  readonly who: string;
  readonly data?: Partial<CheckoutData>;
  readonly setup?: Partial<ShopSetup>;
  readonly wantsAccount?: boolean;
}

const BUYERS: readonly Buyer[] = [
  { who: 'a private guest' },
  { who: 'a guest who wants an account', wantsAccount: true },
  { who: 'a customer', setup: { customer: 'sanne' } },
  { who: 'a business', data: { type: 'business' } },
  { who: 'a business in Germany', data: { type: 'business', country: 'de' } },
  { who: 'a business whose number is not checked', data: { type: 'business', country: 'de', ignore_vat: true } },
  {
    who: 'a guest with another shipping address',
    data: { shipping_address_same_as_billing_address: false, shipping_type: 'business' },
  },
  { who: 'a guest in Spain', data: { country: 'es' }, setup: { extras: ['foreign-addresses'] } },
];

beforeEach(() => sessionStorage.clear());

/** What the form marks as required, but for the search of an address. */
function marked(element: HTMLElement): string[] {
  const controls = [...element.querySelectorAll<HTMLInputElement>('form [aria-required="true"]')];
  return controls.map(({ name }) => name).filter((name) => name in EMPTY_FORM);
}

test.each(BUYERS)('$who fills in what the rule requires, and the shop refuses what is empty', async (buyer) => {
  const { data = {}, setup = {}, wantsAccount = false } = buyer;
  history.replaceState(null, '', '/checkout');
  onTestFinished(() => history.replaceState(null, '', '/'));
  const manual = { manual_address: true, shipping_manual_address: true, shipping_country: 'nl', country: 'nl' };
  const page = await openPage({ cart: [{ id: 512 }], checkout: { ...GUEST, ...manual, ...data }, ...setup });
  const { element } = page.mount(island, '<div data-widget="checkout"></div>');
  await findByRole(element, 'heading', { level: 1 });
  if (wantsAccount) await userEvent.click(await findByLabelText(element, /account/i));

  const init = await page.shop.fetch('/checkout/init', { method: 'POST' });
  const { allowedCountries } = (await init.json()) as Pick<CheckoutStart, 'allowedCountries'>;
  const order = toOrder({ ...EMPTY_FORM, ...manual, ...data });
  const required = FIELDS.filter((name) =>
    isRequired(name, order, {
      isGuest: !setup.customer,
      wantsAccount,
      isExemptionShown: false,
      hasMiddleName: true,
      canIgnoreVat: data.ignore_vat === true,
      hasTakeBack: false,
      formatOf: (country) => formatOf(allowedCountries, country),
    }),
  );
  await waitFor(() => expect(marked(element).sort()).toEqual(required.toSorted()));

  // Without a country, its rules do not apply. Two empty passwords are an order without an account.
  const empty = required.filter((name) => !name.endsWith('country'));
  const body = {
    ...EMPTY_FORM,
    ...manual,
    ...data,
    ...Object.fromEntries(empty.map((name) => [name, EMPTY_FORM[name]])),
    ...(wantsAccount && { password: 'x' }),
  };
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const answer = await page.shop.fetch('/checkout/validate', { method: 'POST', headers, body: JSON.stringify(body) });
  const { errors } = (await answer.json()) as { errors: object };
  expect(Object.keys(errors).sort()).toEqual(empty.toSorted());
});

test('a step is sent whatever its fields hold: the shop decides', async () => {
  const checkout = await openCheckout();
  const { form } = checkout.model;
  form.edit('manual_address', true);
  form.chooseAccount(true);
  form.edit('password', 'kort');
  form.edit('email', 'geen adres');
  await checkout.model.submit({});
  expect(bodies(checkout, '/checkout/validate')).toMatchObject([
    { first_name: '', email: 'geen adres', password: 'kort' },
  ]);
  expect(form.errorsOf('password_confirmation')).not.toEqual([]);
});
