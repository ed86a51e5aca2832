import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { top } from '../../tools/commands/run-command.ts';
import { openPageWith } from './open-page-with.ts';
import { expect, expectAccessible, REPORTED_BY_BROWSER, test } from './shop.ts';
import { signIn } from './visitor-session.ts';

interface Entry {
  readonly name: string;
  readonly title: { readonly nl: string; readonly de: string; readonly en: string };
}

const { widgets } = JSON.parse(readFileSync(join(top, 'dist', 'widgets.json'), 'utf8')) as { widgets: Entry[] };
/** The number of widgets per test and page. */
const AT_ONCE = 13;
const parts = Array.from({ length: Math.ceil(widgets.length / AT_ONCE) }, (_, at) =>
  widgets.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
);
const STATIC = '/widgets/catalogue/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const preview = (page: Page) => page.locator('.catalogue__stage');
const live = (page: Page, name: string) => preview(page).locator(`[data-widget="${name}"]`);
const state = (page: Page) => page.locator('.catalogue__state');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function pick(page: Page, { title }: Entry): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: title.nl, exact: true }).click();
  // A widget may have a heading with the same text.
  await expect(page.getByRole('heading', { level: 1, name: title.nl, exact: true }).first()).toBeFocused();
}

async function expectLive(page: Page, name: string): Promise<void> {
  // Widgets without a size cannot be scrolled to.
  await preview(page).scrollIntoViewIfNeeded();
  const wake = page.getByRole('button', { name: 'Wek hem nu' });
  const isReady = page.locator('.catalogue__state--ready');
  await expect(isReady.or(wake)).toBeVisible();
  // A widget that waits for the shopper, or for products in its list, is triggered by the test.
  if (await wake.isVisible()) await wake.click({ timeout: 2_000 }).catch(() => {});
  await expect(live(page, name), name).toHaveAttribute('data-widget-state', 'ready');
  await expect(state(page), name).toContainText('Staat er en werkt');
}

async function copied(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Code kopiëren' }).click();
  await expect(page.getByText('De code is gekopieerd.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

for (const [at, part] of parts.entries())
  test(`every widget works in the preview, and its code works in a page (${at + 1})`, async ({ page, pageErrors }) => {
    test.slow();
    await signIn(page);
    await page.goto('/catalogus');
    const snippets: string[] = [];
    for (const entry of part) {
      await pick(page, entry);
      await expectLive(page, entry.name);
      snippets.push(await copied(page));
      await page.getByRole('link', { name: 'Alle widgets' }).first().click();
    }
    pageErrors.expectOnly(REPORTED_BY_BROWSER);

    const sections = snippets.map(
      (html) => `<section>${html.replace('data-widget=', 'data-load="eager" $&')}</section>`,
    );
    await openPageWith(page, sections.join(''));
    for (const [index, { name }] of part.entries())
      await expect
        .soft(page.locator('main > section').nth(index).locator(`[data-widget="${name}"]`), name)
        .toHaveAttribute('data-widget-state', 'ready');
  });

test('a search finds a widget in three languages', async ({ page }) => {
  await page.goto('/catalogus');
  const search = page.getByRole('searchbox', { name: 'Zoek een widget' });
  await search.fill('winkelwagen');
  await expect(page.getByRole('status').filter({ hasText: 'widgets gevonden' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sterren', exact: true })).toHaveCount(0);
  await search.fill('bestaat niet');
  await expect(page.getByText('Geen widget heet zo.')).toBeVisible();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Widget-Katalog' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Widget suchen' }).fill('warenkorb');
  await expect(page.getByRole('main').getByRole('link', { name: 'Warenkorb', exact: true })).toBeVisible();
});

test('values appear in the preview and in the code, and survive a reload and a shared address', async ({
  page,
  context,
}) => {
  await page.goto('/catalogus#widget=star-rating');
  await expectLive(page, 'star-rating');
  await field(page, 'Beoordeling').fill('3');
  await field(page, 'Aantal beoordelingen').fill('7');
  await expect(live(page, 'star-rating')).toHaveAttribute('data-rating', '3');
  await expect(live(page, 'star-rating')).toContainText('7');
  expect(await copied(page)).toBe('<span data-widget="star-rating" data-rating="3" data-count="7"></span>');
  await page.getByRole('radio', { name: 'Telefoon' }).check();
  await page.getByRole('combobox', { name: 'Wanneer hij wakker wordt' }).selectOption('eager');
  await expect(page.getByRole('region', { name: 'Code voor je pagina' })).toContainText('data-load="eager"');

  await page.reload();
  await expect(field(page, 'Beoordeling')).toHaveValue('3');
  await expect(page.getByRole('radio', { name: 'Telefoon' })).toBeChecked();
  expect((await preview(page).boundingBox())!.width).toBe(360);

  await page.getByRole('button', { name: 'Link naar deze keuze kopiëren' }).click();
  await expect(page.getByText('De link is gekopieerd.')).toBeVisible();
  const secondTab = await context.newPage();
  await secondTab.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(field(secondTab, 'Aantal beoordelingen')).toHaveValue('7');
  await secondTab.close();

  await page.getByRole('button', { name: 'Terug naar het voorbeeld' }).click();
  await expect(field(page, 'Beoordeling')).toHaveValue('4.6');
});

test('the lines for the layout have the address of either build', async ({ page }) => {
  await page.goto('/catalogus#widget=star-rating');
  await page.getByText('Code voor de layout van de site').click();
  const lines = page.getByRole('region', { name: 'Code voor de layout van de site' });
  await expect(lines).toContainText('src="/widgets/loader.js"');
  await page.getByRole('checkbox', { name: /^Lichte versie/ }).check();
  await expect(lines).toContainText('src="/widgets/light/loader.js"');
  await page.getByRole('button', { name: 'Regels kopiëren' }).click();
  await expect(page.getByText('De code is gekopieerd.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('href="/widgets/light/base.css"');
  await expectAccessible(page);
});

test('an invalid value shows its error at the field, and the code is not shown', async ({ page }) => {
  await page.goto('/catalogus#widget=add-to-cart');
  await field(page, 'Productnummer').fill('');
  await expect(page.getByText('Vul dit in.')).toBeVisible();
  await expect(field(page, 'Productnummer')).toHaveAttribute('aria-invalid', 'true');
  await expect(state(page)).toContainText('Wacht op goede invulling');
  await expect(page.getByRole('button', { name: 'Code kopiëren' })).toHaveCount(0);
  await field(page, 'Productnummer').fill('512');
  await field(page, 'Aantal').fill('veel');
  await field(page, 'Aantal').blur();
  await expect(page.getByText('Vul een getal in')).toBeVisible();
  await field(page, 'Aantal').fill('0.5');
  await expect(page.getByText('Vul een heel getal in.')).toBeVisible();
  await field(page, 'Aantal').fill('2');
  await expectLive(page, 'add-to-cart');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('template errors of the widget are shown in the words of an editor', async ({ page }) => {
  // A description that allows more than the widget does.
  await page.route('**/widgets.json', async (route) => {
    const text = await (await route.fetch()).text();
    const file = JSON.parse(text, (key, value: unknown) =>
      key === 'qty' ? { ...(value as object), type: 'number', minimum: 0 } : value,
    ) as object;
    await route.fulfill({ json: file });
  });
  await page.goto('/catalogus#widget=add-to-cart');
  await field(page, 'Aantal').fill('0.5');
  await expect(page.getByRole('alert')).toContainText(
    '“Aantal” klopt niet: verwacht wordt een heel getal vanaf 1, er staat “0.5”.',
  );
  await expect(state(page)).toContainText('Werkt nu niet');
  await field(page, 'Aantal').fill('2');
  await expectLive(page, 'add-to-cart');
});

test('a failed call shows a message, and can be retried', async ({ page, misbehave, behave }) => {
  await misbehave('/cart/get', '500');
  await page.goto('/catalogus#widget=cart-page');
  await expect(state(page)).toContainText('Werkt nu niet');
  await expect(page.getByText('De winkel antwoordde op /cart/get met fout 500.')).toBeVisible();
  await behave();
  await page.getByRole('button', { name: 'Opnieuw laden' }).click();
  await expect(state(page)).toContainText('Staat er en werkt');
});

test('a list is edited row by row, or as JSON', async ({ page }) => {
  await page.goto('/catalogus#widget=product-specs');
  const rows = page.getByRole('group', { name: 'Specificaties' });
  await rows.getByRole('button', { name: 'Rij toevoegen' }).click();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kleur');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wit & "mat"');
  const third = live(page, 'product-specs').getByRole('row').nth(2);
  await expect(third).toContainText('Wit & "mat"');
  await rows.getByRole('button', { name: 'Rij 3 omhoog' }).click();
  await expect(rows.getByRole('button', { name: 'Rij 2 omhoog' })).toBeFocused();
  await expect(live(page, 'product-specs').getByRole('row').nth(1)).toContainText('Kleur');
  await rows.getByRole('button', { name: 'Rij 1 verwijderen' }).click();
  await expect(live(page, 'product-specs').getByRole('row')).toHaveCount(2);

  await page.getByRole('button', { name: 'Als JSON bewerken Specificaties' }).click();
  await field(page, 'Specificaties').fill('[\n  { "name": "Gewicht" "value": 9 }\n]');
  await expect(page.getByText('regel 2, kolom 23')).toBeVisible();
  await field(page, 'Specificaties').fill('[{ "name": "Gewicht", "value": 9 }]');
  await expect(page.getByText('Bij 1 › value')).toBeVisible();
  await field(page, 'Specificaties').fill('[{ "name": "Gewicht", "value": "9 kg" }]');
  await expect(live(page, 'product-specs').getByRole('row')).toHaveCount(1);
});

test('an answer is formatted by buttons, and a picture is shown beside its address', async ({ page }) => {
  await page.goto('/catalogus#widget=faq-block');
  const rows = page.getByRole('group', { name: 'Vragen en antwoorden', exact: true });
  await rows.getByText('1. Hoe lang duurt de levering?').click();
  const answer = rows.getByRole('textbox', { name: 'Antwoord' });
  await answer.fill('<p>Twee werkdagen.</p>');
  await answer.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 7));
  await rows.getByRole('button', { name: 'Vet' }).click();
  await expect(answer).toHaveValue('<p><strong>Twee</strong> werkdagen.</p>');
  await expect(answer).toBeFocused();
  const shown = rows.getByRole('group', { name: 'Zo ziet Antwoord eruit' });
  await expect(shown.getByRole('strong')).toHaveText('Twee');
  await expect(page.getByRole('region', { name: 'Code voor je pagina' })).toContainText('strong');

  const picture = field(page, 'Afbeelding');
  await picture.fill('/media/p/4711.svg');
  await expect(page.getByRole('img', { name: 'Voorbeeld van Afbeelding' })).toBeVisible();
  await picture.fill('/media/p/none.svg');
  await expect(page.getByText('Deze afbeelding is niet te laden.')).toBeVisible();
  await expectAccessible(page);
});

test('the cart and the checkout are previewed with products', async ({ page }) => {
  await page.goto('/catalogus#widget=cart-page');
  await expect(live(page, 'cart-page').getByText('Growatt MIN 3000TL-XH omvormer').first()).toBeVisible();
  await page.goto('/catalogus#widget=checkout');
  const checkout = live(page, 'checkout');
  // The stage is narrow, so the summary is folded.
  await checkout.getByRole('button', { name: /^Overzicht bestelling/ }).click();
  await expect(checkout.getByText('Growatt MIN 3000TL-XH omvormer').first()).toBeVisible();
});

test('a dialog is opened by its command, and the events are listed', async ({ page }) => {
  await page.goto('/catalogus#widget=back-in-stock-modal');
  await page.getByText('Gebeurtenissen', { exact: true }).click();
  await page.getByRole('button', { name: 'Laat de pagina hem vragen' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Zojuist gehoord' })).toContainText('shop:back-in-stock-open');
  await expect(page.getByRole('list', { name: 'Zojuist gehoord' })).toContainText('shop:widget-ready');
});

test('a choice is made by keyboard alone', async ({ page }) => {
  await page.goto('/catalogus');
  const search = page.getByRole('searchbox', { name: 'Zoek een widget' });
  await search.focus();
  await page.keyboard.type('sterren');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Sterren', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sterren' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Beoordeling')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  // Leaving the field applies the value, without a delay.
  await expect(live(page, 'star-rating')).toHaveAttribute('data-rating', '2');
  for (let steps = 0; steps < 12; steps++) {
    await page.keyboard.press('Tab');
    if (
      await page.getByRole('button', { name: 'Code kopiëren' }).evaluate((button) => button === document.activeElement)
    )
      break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'De code is gekopieerd.' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Widgetcatalogus' })).toBeVisible();
});

for (const width of [320, 1280])
  test(`the page is accessible at ${width} px, and does not overflow`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/catalogus', '/catalogus#widget=product-specs', `${STATIC}#widget=star-rating&lang=de`]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (path.includes('widget=')) await expect(page.locator('.catalogue__state')).toBeVisible();
      const closed = page.locator('.catalogue details:not([open]) > summary');
      while ((await closed.count()) > 0) await closed.first().click();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

test.describe('as files without a shop around them', () => {
  test('the catalogue gets a session from the home page, under the strict policy', async ({ page, pageErrors }) => {
    const answer = await page.goto(`${STATIC}#widget=cart-page&lang=nl`);
    expect(answer!.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    await expectLive(page, 'cart-page');
    await expect(page.locator('head > meta[name="csrf-token"]')).toHaveCount(1);
    await page.goto(`${STATIC}#widget=add-to-cart&lang=nl`);
    await page.reload();
    await expectLive(page, 'add-to-cart');
    await preview(page).getByRole('button', { name: 'In winkelwagen' }).click();
    await page.waitForURL('**/cart');
    pageErrors.expectOnly();
  });

  test('widgets have the chosen language', async ({ page }) => {
    await page.goto(`${STATIC}#widget=cart-page&lang=nl`);
    await expect(live(page, 'cart-page')).toContainText('De winkelwagen is leeg');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Preview' })).toBeVisible();
    await expect(live(page, 'cart-page')).not.toContainText('De winkelwagen is leeg');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('without a shop there is a message, and the code can be copied', async ({ page }) => {
    await page.route('**/', (route) =>
      new URL(route.request().url()).pathname === '/' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
    );
    await page.goto(`${STATIC}#widget=star-rating&lang=nl`);
    await expect(page.getByText('De winkel op deze site is niet bereikt (503).')).toBeVisible();
    await expectLive(page, 'star-rating');
    expect(await copied(page)).toContain('data-widget="star-rating"');
  });

  test('without the list of widgets there is a message', async ({ page }) => {
    await page.route('**/widgets.json', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${STATIC}#lang=en`);
    await expect(page.getByRole('alert')).toContainText('widgets.json');
  });
});
