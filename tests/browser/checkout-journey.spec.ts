import type { Locator, Page } from '@playwright/test';
import { GUEST } from '../support/guest.ts';
import { expectStep, field, next, openCheckout, toPayment, typeAddress } from './checkout.ts';
import { CONNECTORS, expect, INVERTER, test } from './shop.ts';

/** The amounts of money in a text, in cents and in order. */
function amountsIn(text: string): number[] {
  return [...text.matchAll(/€\s(-?[\d.]+)(?:,(\d\d|-))/g)].map(([, whole, part]) => {
    const cents = part === '-' ? 0 : Number(part);
    const euros = Number(whole!.replaceAll('.', ''));
    return euros * 100 + (whole!.startsWith('-') ? -cents : cents);
  });
}

/** The row of a list of sums, as text. */
function sum(place: Locator, term: RegExp): Locator {
  return place.locator('dl > div', { has: place.page().locator('dt', { hasText: term }) }).locator('dd');
}

async function amountOf(place: Locator, term: RegExp): Promise<number> {
  const [cents] = amountsIn(await sum(place, term).first().innerText());
  expect(cents, `an amount at ${term}`).toBeDefined();
  return cents!;
}

/** The total in the summary of the checkout. */
async function summaryOf(page: Page) {
  const summary = page
    .getByRole('complementary')
    .or(page.getByRole('region', { name: /Overzicht bestelling|Bestell\u00AD?übersicht|Order summary/ }));
  await expect(summary.first()).toBeVisible();
  return summary.first();
}

const WITHDRAW = /^(Overeenkomst hier ontbinden|Vertrag hier widerrufen|Withdraw from contract here)$/;

/** Pays on the page of the payment service, and returns the confirmation. */
async function pay(page: Page): Promise<Locator> {
  await page.waitForURL(/\/betalen\//);
  await page.getByRole('button', { name: /^(Betalen|Bezahlen|Pay)/ }).click();
  await page.waitForURL(/\/bedankt\//);
  await expect(page.getByRole('heading', { level: 1, name: /Klaar!|Fertig!|Done!/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: WITHDRAW })).toBeVisible();
  return page.getByRole('main');
}

test('a guest buys a combination and pays it with iDEAL', async ({ page, pageErrors }) => {
  await page.goto('/growatt-min-3000tl-xh#aanbevolen-combinaties');
  const block = page.locator('#aanbevolen-combinaties');
  await expect(block).toHaveAttribute('data-widget-state', 'ready');
  await expect(block).toBeInViewport();
  await block
    .getByRole('button', { name: /Kies een accessoire|Accessoire kiezen|Voeg.*accessoire/i })
    .first()
    .click();
  const choose = page.getByRole('dialog').getByRole('button', { name: /^Kies/ }).first();
  await choose.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const promised = amountsIn(await block.locator('.sw-recommended-combination__total').first().innerText()).at(-1)!;
  await block.getByRole('button', { name: /In winkelwagen/ }).click();
  const popup = page.getByRole('dialog', { name: 'Toegevoegd aan je winkelwagen!' });
  await popup.getByRole('link', { name: 'Naar winkelwagen' }).click();
  const cart = page.locator('[data-widget="cart-page"]');
  await expect(cart).toHaveAttribute('data-widget-state', 'ready');
  expect(await amountOf(cart, /Subtotaal/)).toBe(promised);

  await cart.getByRole('link', { name: 'Naar bestellen' }).click();
  const checkout = page.locator('[data-widget="checkout"]');
  await expect(checkout).toHaveAttribute('data-widget-state', 'ready');
  await toPayment(checkout);
  await expect(checkout.getByText('Meest gekozen')).toHaveCount(1);
  await checkout.getByRole('radio', { name: /iDEAL/ }).check();
  const due = await amountOf(await summaryOf(page), /^Totaal/);
  await checkout.getByRole('button', { name: 'Afrekenen' }).click();
  const thanks = await pay(page);
  expect(await amountOf(thanks, /^Totaal/)).toBe(due);
  await expect(thanks).toContainText('iDEAL');
  await expect(thanks).toContainText('1012 LG');
  await page.goto('/cart');
  await expect(page.getByText('De winkelwagen is leeg').filter({ visible: true })).toBeVisible();
  pageErrors.expectOnly();
});

test('a business in Belgium, whose VAT number cannot be checked, chooses pickup', async ({ page, fill }) => {
  await fill(CONNECTORS, 40);
  const checkout = await openCheckout(page);
  await checkout.getByRole('radio', { name: 'Zakelijk' }).check();
  await field(checkout, 'country').selectOption('be');
  await typeAddress(checkout, {
    ...GUEST,
    company: 'Zonnewerken bvba',
    vat_number: 'BE0123456700',
    street: 'Meir',
    house_number: '12',
    zip_code: '2000',
    city: 'Antwerpen',
    phone: '+32470123456',
  });
  await next(checkout).click();
  const without = field(checkout, 'ignore_vat');
  await expect(without).toBeVisible();
  await without.check();
  await next(checkout).click();
  await expectStep(checkout, 'delivery');
  await checkout
    .getByRole('radiogroup', { name: /Afhalen/ })
    .getByRole('radio')
    .first()
    .check();
  await next(checkout).click();
  await expectStep(checkout, 'payment');
  const summary = await summaryOf(page);
  expect(await sum(summary, /Verzend/).innerText()).toMatch(/Gratis/);
  await expect(checkout.getByRole('radio').first()).toBeVisible();
  const due = await amountOf(summary, /^Totaal/);
  await checkout.getByRole('button', { name: 'Afrekenen' }).click();
  const thanks = await pay(page);
  expect(await amountOf(thanks, /^Totaal/)).toBe(due);
  await expect(thanks).toContainText('Zonnewerken bvba');
});

test('a customer in Germany takes the rate of 0 %', async ({ page }) => {
  await page.goto('/login?lang=de');
  await page.locator('[name="email"]').fill('greta@example.de');
  await page.locator('[name="password"]').fill('zonneschijn');
  await page.locator('[name="password"]').press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  const token = await page.locator('meta[name="csrf-token"]').getAttribute('content');
  const headers = { 'X-CSRF-TOKEN': token!, 'X-Requested-With': 'XMLHttpRequest' };
  await page.request.post('/cart/add', { headers, data: { type: 'product', id: INVERTER, qty: 1 } });
  await page.request.post('/tax-exemption', { headers, data: { tax_exemption_selected: true } });
  const checkout = await openCheckout(page);
  const onwards = checkout.getByRole('button', { name: /^Weiter zu/ });
  await field(checkout, 'country').selectOption('de');
  await typeAddress(checkout, {
    first_name: 'Greta',
    last_name: 'Neumann',
    street: 'Unter den Linden',
    house_number: '5',
    zip_code: '10117',
    city: 'Berlin',
    phone: '+493012345678',
  });
  await onwards.click();
  // Without consent the order is refused.
  await expect(field(checkout, 'tax_exemption_accepted')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/checkout');
  await field(checkout, 'tax_exemption_accepted').check();
  await onwards.click();
  await page.waitForURL(/\/checkout\/shipping/);
  await expect(checkout.getByRole('radio').first()).toBeVisible();
  await onwards.click();
  await page.waitForURL(/\/checkout\/payment/);
  await expect(checkout.getByRole('radio').first()).toBeVisible();
  const due = await amountOf(await summaryOf(page), /^Gesamt/);
  await checkout.locator('form').last().locator('button[type=submit]').click();
  const thanks = await pay(page);
  expect(await amountOf(thanks, /^Gesamt/)).toBe(due);
});

test('a voucher pays everything', { tag: '@once' }, async ({ page, fill }) => {
  await fill(INVERTER, 1);
  const checkout = await openCheckout(page);
  await toPayment(checkout);
  await checkout
    .getByRole('button', { name: /kortingscode|cadeaukaart|tegoedbon/i })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Cadeaukaart / Tegoedbon inwisselen' });
  await form.getByRole('textbox').fill('  ');
  await form.getByRole('textbox').press('Enter');
  await form.getByRole('textbox').fill('BESTAATNIET');
  await form.getByRole('textbox').press('Enter');
  await expect(form.getByText('Deze code is niet geldig.')).toBeVisible();
  await form.getByRole('textbox').fill(' cadeau1000 ');
  await form.getByRole('textbox').press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(checkout.getByText('Tegoedbon - geen betaling nodig')).toBeVisible();
  await expect(checkout.getByRole('radio')).toHaveCount(0);
  const sent = page.waitForRequest('**/checkout/validate/payment');
  await checkout.getByRole('button', { name: 'Afrekenen' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    payment_method: 'no_payment_needed',
    payment_method_option: null,
  });
  await page.waitForURL(/\/bedankt\//);
  await expect(page.getByRole('heading', { level: 1, name: /Klaar!/ })).toBeVisible();
});

test('what is typed while the checkout appears is whole, however late the code comes that moves it', async ({
  page,
  fill,
}) => {
  await fill(CONNECTORS, 1);
  await page.route(/\/widgets\/replay-\w+\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/checkout', { waitUntil: 'commit' });
  // The shop's own HTML may stand hidden beside the frame of a server.
  const name = page.locator('[data-widget="checkout"] [name="first_name"]').filter({ visible: true });
  await name.focus();
  const text = 'Sanne van den Bovenkamp-Hoogeveen te Zuidlaren';
  await page.keyboard.type(text, { delay: 50 });
  await expect(page.locator('[data-widget="checkout"]')).toHaveAttribute('data-widget-state', 'ready');
  await expect(name).toHaveValue(text);
  await expect(name).toBeFocused();
});

test('a whole order by keyboard alone', async ({ page, fill }) => {
  test.slow();
  await fill(CONNECTORS, 2);
  const checkout = await openCheckout(page);
  const to = async (target: Locator) => {
    for (let step = 0; step < 80; step++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`No Tab leads to ${target.toString()}`);
  };
  await to(field(checkout, 'email'));
  await page.keyboard.type(GUEST.email);
  await to(field(checkout, 'first_name'));
  await page.keyboard.type(GUEST.first_name);
  await to(field(checkout, 'last_name'));
  await page.keyboard.type(GUEST.last_name);
  await to(field(checkout, 'manual_address'));
  await page.keyboard.press('Space');
  for (const name of ['street', 'house_number', 'zip_code', 'city', 'phone'] as const) {
    await to(field(checkout, name));
    await page.keyboard.type(GUEST[name]);
  }
  await page.keyboard.press('Enter');
  await expectStep(checkout, 'delivery');
  await expect(checkout.getByRole('radio').first()).toBeVisible();
  await to(next(checkout));
  await page.keyboard.press('Enter');
  await expectStep(checkout, 'payment');
  await expect(checkout.getByRole('radio').first()).toBeVisible();
  await to(checkout.getByRole('button', { name: 'Afrekenen' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/betalen\//);
});
