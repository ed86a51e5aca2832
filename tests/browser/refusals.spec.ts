import type { Locator, Page } from '@playwright/test';
import { field, next, openCheckout, toPayment, toShipping, typeAddress } from './checkout.ts';
import { expectAnnounced, expectErrorsLinked, clearAnnouncements, recordAnnouncements } from './announcements.ts';
import { openPageWith } from './open-page-with.ts';
import { nextButton, pickProducts, picture, widgetReady, test } from './return-shop.ts';
import { CONNECTORS, expect, INVERTER } from './shop.ts';
import { signIn } from './visitor-session.ts';

/** A form on a page of the shop, and how to submit it with an error. */
interface Form {
  readonly name: string;
  /** The call of the form. */
  readonly call: string;
  open(page: Page, fill: (id: number) => Promise<void>): Promise<Locator>;
  /** Submits from the refused field, as Enter does. */
  send(form: Locator, page: Page): Promise<void>;
  /** The message of the shop. */
  readonly says: RegExp;
}

const dialogIn = (page: Page) => page.locator('dialog[open]');
const REQUEST =
  'data-submit-url="/installer-request-submission" data-website-id="1" data-model-id="4711" data-model-type="product"';
const PRICE = 'data-submit-url="/price-match" data-website-id="1" data-product-id="4711"';

const enterIn = (name: string) => async (form: Locator) => {
  await field(form, name).press('Enter');
};

const FORMS: readonly Form[] = [
  {
    name: 'the login of the checkout',
    call: '/checkout/login',
    async open(page, fill) {
      await fill(CONNECTORS);
      const checkout = await openCheckout(page);
      await checkout.getByRole('button', { name: 'Heb je al een account?' }).click();
      const form = checkout.locator('form').filter({ has: page.locator('[name=login_email]') });
      await field(form, 'login_password').fill('verkeerd');
      await field(form, 'login_email').fill('sanne@example.nl');
      return form;
    },
    send: enterIn('login_email'),
    says: /klopt|onjuist|combinatie/i,
  },
  {
    name: 'the code of a discount',
    call: '/discounts/apply',
    async open(page, fill) {
      await fill(CONNECTORS);
      await toPayment(await openCheckout(page));
      await page.getByRole('button', { name: 'Kortingscode of tegoedbon inwisselen' }).click();
      await dialogIn(page).getByLabel('Code').fill('BESTAATNIET');
      return dialogIn(page);
    },
    send: enterIn('code'),
    says: /code/i,
  },
  {
    name: 'the addresses of an order',
    call: '/checkout/validate',
    async open(page, fill) {
      await fill(CONNECTORS);
      const checkout = await openCheckout(page);
      await typeAddress(checkout);
      await field(checkout, 'phone').fill('1');
      return checkout;
    },
    send: enterIn('phone'),
    says: /telefoonnummer/,
  },
  {
    name: 'the mail about a product',
    call: '/mail-when-in-stock',
    async open(page) {
      await openPageWith(page, '<div data-widget="back-in-stock-modal"></div>');
      await page.evaluate(() => {
        const detail = { type: 'product', id: 4711, name: 'Sanne' };
        document.dispatchEvent(new CustomEvent('shop:back-in-stock-open', { detail }));
      });
      return dialogIn(page);
    },
    send: enterIn('email'),
    says: /e-mailadres/i,
  },
  {
    name: 'the request for an installer',
    call: '/installer-request-submission',
    async open(page) {
      await openPageWith(page, `<div data-widget="installer-request" ${REQUEST}></div>`);
      await page.getByRole('button', { name: 'Vraag een installateur aan' }).click();
      return dialogIn(page);
    },
    send: enterIn('email'),
    says: /e-mailadres/i,
  },
  {
    name: 'the better price',
    call: '/price-match',
    async open(page) {
      await openPageWith(page, `<div data-widget="price-match" ${PRICE}><a href="/contact">Goedkoper?</a></div>`);
      // Until the engine is there, the link leads to another page.
      await expect(page.locator('[data-widget="cart-badge"]').first()).toHaveAttribute('data-widget-state', 'ready');
      await page.getByText('Goedkoper?').click();
      return dialogIn(page);
    },
    send: enterIn('email'),
    says: /e-mailadres/i,
  },
  {
    name: 'an address of the book',
    call: '/dashboard/addresses/vue/store',
    async open(page) {
      await signIn(page);
      await page.goto('/dashboard/addresses');
      const book = await widgetReady(page, 'address-book');
      await book.getByRole('button', { name: 'Adres toevoegen' }).click();
      await expect(field(book, 'phone')).toBeVisible();
      return book;
    },
    send: enterIn('phone'),
    says: /telefoonnummer/,
  },
];

for (const { name, call, open, send, says } of FORMS) {
  test(`${name}: a screen reader announces each refusal and the field to correct`, async ({
    page,
    fill,
    misbehave,
    behave,
  }) => {
    test.slow();
    await recordAnnouncements(page);
    const form = await open(page, fill);
    async function expectRefused() {
      await clearAnnouncements(page);
      await send(form, page);
      await expectAnnounced(page, says);
      await expectErrorsLinked(page);
    }

    await expectRefused();
    // The same text again.
    await expectRefused();
    for (const [how, words] of [
      ['429', /Te veel pogingen/],
      ['500', /Er ging iets mis/],
      ['offline', /Er ging iets mis/],
    ] as const) {
      await misbehave(call, how);
      await clearAnnouncements(page);
      await send(form, page);
      await expectAnnounced(page, words);
      await behave();
    }
    await expectRefused();
  });
}

test('a refused shipping method is announced, and belongs to its group', async ({ page, fill }) => {
  await recordAnnouncements(page);
  await fill(INVERTER, 1);
  const checkout = await openCheckout(page);
  await toShipping(checkout);
  await page.route('**/checkout/validate/shipping', (route) =>
    route.fulfill({ status: 422, json: { errors: { shipping_method: ['Deze wijze is er niet meer.'] } } }),
  );
  await next(checkout).click();
  await expectAnnounced(page, /Deze wijze is er niet meer/);
  await expectErrorsLinked(page);
  const question = checkout.getByRole('radiogroup', { description: 'Deze wijze is er niet meer.' });
  await page.getByRole('link', { name: 'Deze wijze is er niet meer.' }).click();
  await expect(question.getByRole('radio', { checked: true }).first()).toBeFocused();
});

test('a wizard without a solution links to its question, and announces it even if the focus is there', async ({
  page,
}) => {
  await recordAnnouncements(page);
  await pickProducts(page, /^Growatt MIN/);
  await page.getByLabel('Wat is er met Growatt MIN').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Volgende' }).click();
  const wizard = await widgetReady(page, 'return-solution-wizard');
  await nextButton(wizard).click();
  const question = wizard.getByRole('radiogroup', { description: 'Kies een oplossing' });
  await expect(question).toHaveAttribute('aria-invalid', 'true');
  await expect(question.getByRole('radio').first()).toBeFocused();
  await expectAnnounced(page, /Kies een oplossing/);
  await clearAnnouncements(page);
  await page.keyboard.press('Enter');
  await expectAnnounced(page, /Kies een oplossing/);
  await expectErrorsLinked(page);
});

test('an invalid e-mail address of the newsletter is announced at its field', async ({ page }) => {
  await page.addInitScript(() => void ((globalThis as { _sqzl?: unknown })._sqzl = []));
  await recordAnnouncements(page);
  await page.goto('/');
  const box = page.locator('footer [data-widget="newsletter-box"]');
  await field(box, 'email').fill('sanne');
  await clearAnnouncements(page);
  await field(box, 'email').press('Enter');
  await expectAnnounced(page, /e-mailadres/);
  await expectErrorsLinked(page);
});

test('files beyond the maximum are announced', async ({ page }) => {
  await recordAnnouncements(page);
  await openPageWith(page, '<div data-widget="media-field" data-multiple data-max-items="1" data-label="Foto"></div>');
  const media = await widgetReady(page, 'media-field');
  await clearAnnouncements(page);
  await media.locator('input[type=file]').setInputFiles(['a.png', 'b.png'].map(picture));
  await expectAnnounced(page, /Er kan nog 1 bestand bij/);
});

test('a removed delivery address leaves no alert, and returns unmarked', async ({ page, fill }) => {
  await fill(CONNECTORS, 1);
  const checkout = await openCheckout(page);
  await typeAddress(checkout);
  const same = field(checkout, 'shipping_address_same_as_billing_address');
  await same.uncheck();
  await next(checkout).click();
  const summary = checkout.getByRole('region', { name: 'Controleer je gegevens' });
  await expect(summary.getByRole('link', { name: /^Bezorgadres: Zoek je adres en kies het uit de lijst/ })).toHaveCount(
    1,
  );
  await expectErrorsLinked(page);
  await same.check();
  await expect(summary).toHaveCount(0);
  await expect(checkout.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await same.uncheck();
  await expect(checkout.locator('[aria-invalid]')).toHaveCount(0);
});
