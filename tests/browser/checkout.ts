import type { Locator, Page, Request } from '@playwright/test';
import { GUEST } from '../support/guest.ts';
import { expect } from './shop.ts';

/** The keys of an order, in alphabetical order. */
export const ORDER_KEYS = `
  city company country email first_name has_tax_exemption house_number house_number_addition
  ignore_vat last_name manual_address middle_name password password_confirmation payment_method
  payment_method_option phone shipping_address_same_as_billing_address shipping_city shipping_company
  shipping_country shipping_first_name shipping_house_number shipping_house_number_addition
  shipping_last_name shipping_manual_address shipping_method shipping_method_option
  shipping_middle_name shipping_street shipping_type shipping_zip_code street tax_exemption_accepted
  type vat_number zip_code
`
  .trim()
  .split(/\s+/);

/** The checkout, after its first render. */
export async function openCheckout(page: Page, path = '/checkout'): Promise<Locator> {
  await page.goto(path);
  const widget = page.locator('[data-widget="checkout"]');
  await expect(widget).toHaveAttribute('data-widget-state', 'ready');
  return widget;
}

/** The control of a field, by its name in the request. */
export function field(checkout: Locator, name: string): Locator {
  return checkout.locator(`[name="${name}"]`);
}

/** Enters an address manually. A page that the server has drawn also has the shop's own fields, after those that are seen. */
export async function typeAddress(
  checkout: Locator,
  values: Readonly<Record<string, string>> = GUEST,
  prefix = '',
): Promise<void> {
  const manual = field(checkout, `${prefix}manual_address`).first();
  if (await manual.isVisible()) await manual.check();
  for (const [name, value] of Object.entries(values))
    await field(checkout, prefix + name)
      .first()
      .fill(value);
}

export function next(checkout: Locator): Locator {
  return checkout.getByRole('button', { name: /^Doorgaan naar|^Afrekenen/ });
}

const STEPS = {
  details: { title: /^Adresgegevens$/, path: '/checkout' },
  delivery: { title: /^Verzendmethode$/, path: '/checkout/shipping' },
  payment: { title: /^Betaalmethode$/, path: '/checkout/payment' },
};

/** Waits for the step with this title. */
export async function expectStep(checkout: Locator, step: keyof typeof STEPS): Promise<void> {
  const { title, path } = STEPS[step];
  await expect(checkout.getByRole('heading', { name: title })).toBeVisible();
  expect(new URL(checkout.page().url()).pathname).toBe(path);
}

/** Completes the first step as a guest. */
export async function toShipping(checkout: Locator): Promise<void> {
  await typeAddress(checkout);
  await next(checkout).click();
  await expectStep(checkout, 'delivery');
  await expect(checkout.getByRole('radio').first()).toBeVisible();
}

/** Completes the first two steps as a guest. */
export async function toPayment(checkout: Locator): Promise<void> {
  await toShipping(checkout);
  await next(checkout).click();
  await expectStep(checkout, 'payment');
  await expect(checkout.getByRole('button', { name: 'Afrekenen' })).toBeVisible();
}

export interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly request: Request;
}

/** Calls of the shop that the page sends from now on. */
export function recordCalls(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(cart|checkout|discounts|postcode|recommended-combination|tax-exemption)\b/.test(pathname)) return;
    if (request.resourceType() !== 'fetch') return;
    const text = request.postData();
    sent.push({ path: pathname, body: text ? JSON.parse(text) : '', request });
  });
  return sent;
}

export function bodiesOf(sent: readonly Sent[], path: string): unknown[] {
  return sent.filter((request) => request.path === path).map(({ body }) => body);
}
