import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { top } from '../../tools/commands/run-command.ts';
import { expectStep, field, next, openCheckout } from './checkout.ts';
import { openPageWith } from './open-page-with.ts';
import { widgetReady, test } from './return-shop.ts';
import { CONNECTORS, expect, expectAccessible, price, REPORTED_BY_BROWSER } from './shop.ts';

/** Signs in with the form, after a redirect to it. */
async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('E-mailadres').fill('sanne@example.nl');
  await page.getByLabel('Wachtwoord').fill('zonneschijn');
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

async function type(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
}

/** The saved addresses for invoice and delivery: the streets, and the chosen one. */
const offered = (checkout: Locator) =>
  checkout
    .locator('select')
    .filter({ hasText: 'Damrak' })
    .evaluateAll((lists) =>
      (lists as HTMLSelectElement[]).map(({ options, selectedIndex }) => ({
        streets: [...options].map(({ text }) => /Damrak|Zonnestraat|Groenplaats/.exec(text)?.[0] ?? ''),
        chosen: selectedIndex,
      })),
    );

test('the checkout offers the addresses of the address book, the defaults first', async ({
  page,
  pageErrors,
  db,
  fill,
}) => {
  await signIn(page, '/dashboard/addresses');
  const book = await widgetReady(page, 'address-book');
  const form = book.locator('form');
  const card = (name: string) => book.getByRole('listitem').filter({ hasText: name });
  const save = () => form.getByRole('button', { name: 'Opslaan' }).click();

  await book.getByRole('button', { name: 'Adres toevoegen' }).click();
  await type(form, { first_name: 'Noor', last_name: 'Bakker', phone: '0612345678' });
  await form.getByRole('combobox', { name: 'Zoek je adres' }).fill('1012 LG 1');
  await form.locator('[role=option]').first().click();
  await expect(form.getByRole('group', { name: 'Adres', exact: true })).toContainText('Amsterdam');
  await expect(form.getByRole('button', { name: 'Wijzigen' })).toBeFocused();
  await expect(form.locator('[name=city]')).toHaveValue('Amsterdam');
  await save();
  await expect(card('Noor Bakker')).toBeFocused();

  await book.getByRole('button', { name: 'Adres toevoegen' }).click();
  await type(form, { first_name: 'Ivo', last_name: 'Smit', phone: '0687654321' });
  await form.getByRole('checkbox', { name: 'Adres zelf invullen' }).check();
  await type(form, { street: 'Zonnestraat', house_number: '7', zip_code: '3500 AA', city: '' });
  await save();
  await expect(form.locator('[name=city]')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.locator('[name=street]')).toHaveValue('Zonnestraat');
  await form.locator('[name=city]').fill('Utrecht');
  await save();
  await expect(card('Ivo Smit')).toBeFocused();

  await card('Noor Bakker').getByRole('button', { name: 'Gebruik als bezorgadres' }).click();
  await expect(card('Noor Bakker').getByText('Standaardbezorgadres')).toBeVisible();
  await card('Ivo Smit').getByRole('button', { name: 'Gebruik als factuuradres' }).click();
  await expect(card('Ivo Smit').getByText('Standaardfactuuradres')).toBeVisible();
  await card('Ivo Smit').getByRole('button', { name: 'Wijzigen' }).click();
  await form.getByRole('button', { name: 'Wijzigen' }).click();
  await form.getByRole('checkbox', { name: 'Adres zelf invullen' }).check();
  await form.locator('[name=house_number]').fill('9');
  await save();
  await expect(card('Zonnestraat 9')).toBeFocused();

  await card('Zonneweg').getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(card('Zonneweg')).toHaveCount(0);
  await expect(book.getByRole('status')).toHaveText('Het adres Zonneweg 12 is verwijderd.');
  await expectAccessible(page);

  const rows = await db.selectFrom('addresses').selectAll().where('person_id', '=', 'sanne').execute();
  expect(rows.map(({ street, is_shipping, is_billing }) => `${street} ${is_shipping}${is_billing}`).toSorted()).toEqual(
    ['Damrak 00', 'Damrak 10', 'Groenplaats 00', 'Zonnestraat 01'],
  );
  await fill(CONNECTORS, 1);
  const checkout = await openCheckout(page);
  await field(checkout, 'shipping_address_same_as_billing_address').uncheck();
  expect(await offered(checkout)).toEqual([
    { streets: ['Zonnestraat', 'Damrak', 'Groenplaats', 'Damrak', ''], chosen: 0 },
    { streets: ['Damrak', 'Damrak', 'Groenplaats', 'Zonnestraat', ''], chosen: 0 },
  ]);
  pageErrors.expectOnly(REPORTED_BY_BROWSER);
});

test('credits become a voucher, and the voucher pays an order', async ({ page, pageErrors, db, fill }) => {
  await signIn(page, '/dashboard/power_credits');
  const dashboard = await widgetReady(page, 'credits-dashboard');
  const codes = page.locator('[data-codes] code');
  const before = await codes.allTextContents();
  await dashboard.getByRole('button', { name: 'Inwisselen' }).first().click();
  await page.getByRole('button', { name: 'Ja, inwisselen' }).click();
  await expect(dashboard.getByRole('status')).toHaveText(/^Je hebt 250 Power Credits ingewisseld/);
  await expect(dashboard.getByText('0492', { exact: true })).toBeVisible();
  await expect(codes).toHaveCount(before.length + 1);
  const code = (await codes.allTextContents()).find((text) => !before.includes(text))!;
  expect(await db.selectFrom('redemptions').selectAll().where('code', '=', code).executeTakeFirst()).toMatchObject({
    person_id: 'sanne',
    credits: 250,
  });
  await expectAccessible(page);

  await fill(CONNECTORS, 1);
  const checkout = await openCheckout(page);
  await next(checkout).click();
  await expectStep(checkout, 'delivery');
  await next(checkout).click();
  await expectStep(checkout, 'payment');
  await checkout
    .getByRole('button', { name: /kortingscode|cadeaukaart|tegoedbon/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(code);
  await dialog.getByRole('textbox').press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(checkout.getByText(price('€ -2,50')).filter({ visible: true })).toHaveCount(1);
  await checkout.getByRole('button', { name: 'Afrekenen' }).click();
  await page.waitForURL(/\/betalen\//);
  await page.getByRole('button', { name: /^Betalen/ }).click();
  await page.waitForURL(/\/bedankt\//);
  const order = await db.selectFrom('orders').selectAll().orderBy('placed_at', 'desc').executeTakeFirstOrThrow();
  expect(order).toMatchObject({ person_id: 'sanne', status: 'paid', total: 395 + 995 - 250 });
  expect(JSON.parse(order.details!)).toMatchObject({ discountCode: code, isPowerCreditDiscount: true });

  await page.goto('/dashboard/power_credits');
  await widgetReady(page, 'credits-dashboard');
  await expect(page.locator('[data-codes] code').filter({ hasText: code })).toHaveCount(0);
  pageErrors.expectOnly();
});

test('a shopper who asks for a reminder of a product finds it in the account, and deletes it', async ({
  page,
  pageErrors,
  db,
}) => {
  const { id, slug, name_nl } = await db
    .selectFrom('products')
    .selectAll()
    .where('stock', '<=', 0)
    .where('pre_order', '=', 0)
    .where('eol', '=', 0)
    .where('price_on_request', '=', 0)
    .where('type', '=', 'product')
    .where('id', 'not in', (waiting) => waiting.selectFrom('stock_reminders').select('product_id'))
    .executeTakeFirstOrThrow();
  await signIn(page, '/dashboard/stock_reminders');
  await page.goto(`/${slug}`);
  await page.getByText('Mail mij bij voorraad').first().click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('[name=name]').fill('Sanne');
  await dialog.locator('[name=email]').fill('sanne@example.nl');
  await dialog.locator('[type=submit]').click();
  await expect(dialog.locator('[type=submit]')).toHaveCount(0);
  const kept = () => db.selectFrom('stock_reminders').selectAll().where('product_id', '=', id).execute();
  await expect.poll(async () => (await kept()).map(({ person_id }) => person_id)).toEqual(['sanne']);

  await page.goto('/dashboard/stock_reminders');
  const list = await widgetReady(page, 'stock-reminders');
  const row = list.getByRole('row').filter({ hasText: name_nl });
  await row.getByRole('button', { name: 'Verwijder' }).click();
  await expect(row).toHaveCount(0);
  await expect(list.getByRole('status')).toContainText(name_nl);
  expect(await kept()).toEqual([]);
  await expect(list.getByRole('button', { name: 'Verwijder' }).first()).toBeFocused();
  pageErrors.expectOnly();
});

/** The first block of code in a language of the README of the address form. */
const exampleIn = (language: string) =>
  new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(
    readFileSync(`${top}/widgets/address-form/README.md`, 'utf8'),
  )![1]!;

test('the example of the address form saves the form that was submitted, and shows every refusal in it', async ({
  page,
  pageErrors,
}) => {
  const known = { first_name: 'Noor', last_name: 'Bakker', phone: '0612345678', country: 'nl', type: 'private' };
  const place = { street: 'Damrak', house_number: '1', zip_code: '1012 LG', city: 'Amsterdam' };
  const html = exampleIn('html')
    .replace(/<meta[^>]*>/, '')
    .replace('data-postcode-key="…"', `data-address='${JSON.stringify({ ...known, ...place })}'`);
  const sent: { token: string | undefined; body: unknown }[] = [];
  const answers = [
    { status: 419, json: { message: 'CSRF token mismatch.' } },
    { status: 422, json: { message: 'Nee.', errors: { phone: ['Dit nummer kennen we niet.'] } } },
    { status: 200, json: {} },
  ];
  await page.route('**/account/address', async (route) => {
    const request = route.request();
    sent.push({ token: request.headers()['x-csrf-token'], body: request.postDataJSON() });
    await route.fulfill(answers.shift());
  });
  await page.route('**/account', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Mijn account</h1>' }));
  await page.route('**/example.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: exampleIn('js') }),
  );
  await openPageWith(page, `${html}${html}<script type="module" src="/example.js"></script>`);
  const [first, second] = [page.locator('form').nth(0), page.locator('form').nth(1)];
  const save = () => second.getByRole('button', { name: 'Opslaan' }).click();
  await second.scrollIntoViewIfNeeded();
  await second.getByLabel('Voornaam').fill('Sam');

  await save();
  await expect(second.getByText('Het adres is niet opgeslagen.')).toBeVisible();
  await save();
  await expect(second.getByText('Dit nummer kennen we niet.').first()).toBeVisible();
  await expect(first).not.toContainText(/niet opgeslagen|kennen we niet/);
  await second.getByLabel('Telefoonnummer').fill('0687654321');
  await save();
  await expect(page.getByRole('heading', { name: 'Mijn account' })).toBeVisible();
  expect(sent.map(({ body }) => body)).toMatchObject([
    { first_name: 'Sam', phone: '0612345678' },
    { first_name: 'Sam', phone: '0612345678' },
    { first_name: 'Sam', phone: '0687654321' },
  ]);
  expect(sent.every(({ token }) => token !== undefined && token.length > 10)).toBe(true);
  pageErrors.expectOnly(REPORTED_BY_BROWSER);
});
