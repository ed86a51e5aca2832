import type { Page, Route } from '@playwright/test';
import { hasRun, findUnsafeElements, REPORTED_WHILE_READING, SAMPLES, watchPolicy } from './hostile-markup.ts';
import { escapeAttribute, openPageWith } from './open-page-with.ts';
import { expect, expectAccessible, REPORTED_BY_BROWSER, test } from './shop.ts';

const STOCK = '<div data-widget="back-in-stock-modal"></div>';
const INSTALLER =
  '<div data-widget="installer-request" data-submit-url="/installer-request-submission" data-website-id="1" data-model-id="4711" data-model-type="product"></div>';
const PRICE =
  '<div data-widget="price-match" data-submit-url="/price-match" data-website-id="1" data-product-id="4711"><a href="/contact">Goedkoper?</a></div>';
const FOUND = {
  first_name: 'Sanne',
  last_name: 'Vries',
  email: 'sanne@example.nl',
  price: '599',
  link: 'elders.example',
};

const dialogIn = (page: Page) => page.locator('dialog[open]');
const field = (page: Page, name: string) => dialogIn(page).locator(`[name=${name}]`);

async function ask(page: Page, command: string, detail?: object) {
  await page.evaluate(([name, data]) => document.dispatchEvent(new CustomEvent(`shop:${name}`, { detail: data })), [
    command,
    detail,
  ] as const);
}

const askForMail = (page: Page, more: object = {}) =>
  ask(page, 'back-in-stock-open', { type: 'product', id: 4711, ...more });

async function fill(page: Page, values: Readonly<Record<string, string>> = FOUND) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** Waits until a dialog has its final size. */
const expectWidth = (page: Page, width: number) =>
  expect.poll(async () => (await dialogIn(page).boundingBox())?.width).toBe(width);

/** Counts the requests to a path, and answers them with `answer`. */
async function count(page: Page, path: string, answer: (route: Route) => Promise<void> = (route) => route.continue()) {
  const sent: unknown[] = [];
  await page.context().route(`**${path}`, async (route) => {
    sent.push(route.request().postDataJSON());
    await answer(route);
  });
  return sent;
}

test('a shopper signs up for a reminder once, however often they press the button', async ({ page, pageErrors }) => {
  await openPageWith(page, STOCK);
  const answer = Promise.withResolvers<void>();
  const sent = await count(page, '/mail-when-in-stock', async (route) => {
    await answer.promise;
    await route.fulfill({ json: {} });
  });
  await askForMail(page, { name: 'Sanne', email: 'sanne@example.nl' });
  const dialog = dialogIn(page);
  await expect(field(page, 'email')).toHaveValue('sanne@example.nl');
  await expectWidth(page, 500);
  await expectAccessible(page);

  const button = dialog.getByRole('button', { name: 'Mail mij bij voorraad' });
  await button.evaluate((element: HTMLElement) => {
    for (let click = 0; click < 100; click += 1) element.click();
  });
  await field(page, 'name').press('Enter');
  await expect(button).toBeDisabled();
  answer.resolve();
  await expect(dialog.getByText('Bedankt! Je hebt je aangemeld.')).toBeVisible();
  expect(sent).toEqual([{ type: 'product', id: 4711, name: 'Sanne', email: 'sanne@example.nl' }]);
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.waitForTimeout(250);
  await askForMail(page);
  await expect(field(page, 'email')).toHaveValue('');
  pageErrors.expectOnly();
});

test('messages stand under their fields, joined with commas, and the first one has the focus', async ({ page }) => {
  await openPageWith(page, STOCK.replace('<div', '<div data-width="32rem"'));
  await count(page, '/mail-when-in-stock', (route) =>
    route.fulfill({ status: 422, json: { errors: { name: ['Te kort.', 'Geen naam.'], email: ['Klopt niet.'] } } }),
  );
  await askForMail(page);
  await dialogIn(page).getByRole('button', { name: 'Mail mij bij voorraad' }).click();
  await expect(dialogIn(page).getByText('Te kort, Geen naam.')).toBeVisible();
  await expect(field(page, 'name')).toBeFocused();
  await expect(field(page, 'email')).toHaveAttribute('type', 'email');
  await expectWidth(page, 512);
  await expectAccessible(page);
});

test('the installer form loads on pointer or focus, and restores the focus', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openPageWith(page, INSTALLER);
  const button = page.getByRole('button', { name: 'Vraag een installateur aan' });
  await expect(button).toBeVisible();
  expect(scripts.filter((url) => url.includes('InstallerDialog'))).toEqual([]);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialogIn(page).getByRole('heading', { name: 'Installateur nodig?' })).toBeFocused();
  await expectWidth(page, 580);
  expect(scripts.filter((url) => url.includes('InstallerDialog'))).toHaveLength(1);
  await field(page, 'house_number').fill('12345678901');
  await field(page, 'house_number_addition').pressSequentially('abcdefghijkl');
  await expect(field(page, 'house_number_addition')).toHaveValue('abcdefghij');
  await expectAccessible(page);

  await dialogIn(page).getByRole('button', { name: 'Aanvraag versturen' }).click();
  await expect(dialogIn(page).getByRole('heading', { name: 'Controleer je gegevens' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('when the code of the form fails to load there is a message, and the shopper can retry', async ({ page }) => {
  await page.route('**/InstallerDialog-*', (route) => route.abort());
  await openPageWith(page, INSTALLER);
  await page.getByRole('button', { name: 'Vraag een installateur aan' }).click();
  await expect(page.getByRole('alert')).toHaveText(/Er ging iets mis/);
  await page.unroute('**/InstallerDialog-*');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(dialogIn(page)).toBeVisible();
});

test('a link of the page opens the price form, and still leads to its page in another tab', async ({
  page,
  context,
}) => {
  await openPageWith(page, PRICE);
  const link = page.getByText('Goedkoper?');
  await link.click();
  await expect(dialogIn(page).getByText('Betere prijs gevonden?')).toBeVisible();
  await expectWidth(page, 580);
  expect(new URL(page.url()).pathname).toBe('/place');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/contact$/);
});

test('typed values survive a lost connection and a closed dialog, and are sent at the second attempt', async ({
  page,
}) => {
  await openPageWith(page, PRICE);
  let isLost = true;
  const sent = await count(page, '/price-match', (route) => (isLost ? route.abort() : route.fulfill({ json: {} })));
  await page.getByText('Goedkoper?').click();
  await fill(page);
  await dialogIn(page).getByRole('button', { name: 'Versturen' }).click();
  await expect(dialogIn(page).getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(250);
  await page.getByText('Goedkoper?').click();
  await expect(dialogIn(page).getByRole('alert')).toHaveCount(0);
  await expect(field(page, 'link')).toHaveValue('elders.example');
  isLost = false;
  await field(page, 'link').press('Enter');
  await expect(dialogIn(page).getByRole('heading', { name: 'Bedankt!' })).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual({ ...FOUND, middle_name: '', remark: '', website_id: '1', product_id: '4711' });
});

test('two tabs and a hundred clicks send one request', async ({ page, context }) => {
  const sent = await count(page, '/price-match', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.fulfill({ json: {} });
  });
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await openPageWith(tab, PRICE);
    await tab.getByText('Goedkoper?').click();
    await fill(tab);
  }
  await Promise.all(
    tabs.map((tab) =>
      dialogIn(tab)
        .getByRole('button', { name: 'Versturen' })
        .evaluate((element: HTMLElement) => {
          for (let click = 0; click < 50; click += 1) element.click();
        }),
    ),
  );
  for (const tab of tabs) await expect(dialogIn(tab).getByRole('heading', { name: 'Bedankt!' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('the store dialog closes by icon, backdrop and Escape', async ({ page }) => {
  await openPageWith(
    page,
    '<div data-widget="concept-store-modal" data-title="Onze <i>winkel</i>" data-content="<p>Welkom</p>" data-label="De winkel"></div>',
  );
  const button = page.getByRole('button', { name: 'De winkel' });
  const ways = [
    () => dialogIn(page).getByRole('button', { name: 'Sluiten' }).click(),
    () => page.mouse.click(8, 450),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await button.click();
    await expect(dialogIn(page).locator('h2 i')).toHaveText('winkel');
    await expectWidth(page, 762);
    await close();
    await expect(dialogIn(page)).toBeHidden();
  }
});

test.describe('hostile texts', () => {
  const words = SAMPLES.map((sample, at) => `<b>Regel ${at}</b> ${sample}`).join('\n');

  for (const isUnguarded of [false, true]) {
    test(`run nothing ${isUnguarded ? 'without' : 'under'} a policy`, async ({ page, pageErrors }) => {
      const stopped = await watchPolicy(page);
      await page.route('**/installer-request-submission/init', (route) =>
        route.fulfill({
          json: {
            displayButton: true,
            modalData: { button_text: words, title: words, text: words, thanks_title: words, thanks_text: words },
          },
        }),
      );
      await page.route('**/installer-request-submission', (route) => route.fulfill({ json: {} }));
      await page.route('**/mail-when-in-stock', (route) =>
        route.fulfill({ status: 422, json: { message: words, errors: { name: [words], other: [words] } } }),
      );
      await page.route('**/modal/**', (route) => route.fulfill({ json: { modalTitle: words, modalContent: words } }));
      const texts = `data-title="${escapeAttribute(words)}" data-content="${escapeAttribute(words)}"`;
      await openPageWith(
        page,
        [
          STOCK.replace('<div', `<div ${texts}`),
          INSTALLER,
          `<div data-widget="concept-store-modal" data-label="winkel" ${texts}></div>`,
          '<div data-widget="content-modal" id="app"><a href="/levering">levering</a></div>',
        ].join('\n'),
        { isUnguarded },
      );

      async function look() {
        await expect(dialogIn(page).locator('.sw-html b').getByText('Regel 0', { exact: true }).first()).toBeVisible();
        await page.waitForTimeout(100);
        expect(await findUnsafeElements(page)).toEqual([]);
        for (const link of await dialogIn(page).getByText('link', { exact: true }).all())
          await link.evaluate((element: HTMLElement) => element.click());
        expect(await hasRun(page)).toBe(false);
      }

      await askForMail(page);
      await look();
      await dialogIn(page).locator('[type=submit]').click();
      await expect(dialogIn(page).getByRole('alert')).toBeVisible();
      await look();
      await page.keyboard.press('Escape');
      await ask(page, 'concept-store-open');
      await look();
      await page.keyboard.press('Escape');
      await page.locator('.sw-installer-request button').first().click();
      await look();
      await dialogIn(page).locator('[type=submit]').click();
      await expect(dialogIn(page).locator('.sw-request__thanks')).toBeVisible();
      await look();
      await page.keyboard.press('Escape');
      await page.getByText('levering', { exact: true }).click();
      await look();

      expect((await stopped()).filter((what) => !REPORTED_WHILE_READING.test(what))).toEqual([]);
      pageErrors.expectOnly(REPORTED_BY_BROWSER, REPORTED_WHILE_READING);
    });
  }
});
