import { open as openFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { MP4 } from '../../tools/demo-shop/uploads.ts';
import { escapeAttribute, openPageWith } from './open-page-with.ts';
import { nextButton, picture, widgetReady, testWithClip as test } from './return-shop.ts';
import { expect, expectAccessible, REPORTED_BY_BROWSER } from './shop.ts';

const MB = 1024 * 1024;
const DATA = '/rma/proef/gegevens';
const SEND = '/rma/proef';

const SOLUTION_PLACE = `<div data-widget="return-solution-wizard" data-source-url="${DATA}" data-submit-url="${SEND}"
  data-update-url="/tax-exemption"><p>Het formulier van de winkel</p></div>`;
const PLAYER = '<p>Zo haal je hem los.</p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>';
const REPAIR = {
  id: 1,
  name: 'Repareren',
  extra_explanation_text: PLAYER,
  return_conditions_text: '<p>Verpak het goed.</p>',
  display_image: true,
  display_video: true,
};
const INVERTER = {
  id: 31,
  name: 'Omvormer',
  selected_amount: 2,
  shelf: { row: 'A3' },
  solutions: [REPAIR, { id: 2, name: 'Ruilen' }],
  manual: { name: 'Boek zonder adres' },
  faq: { id: 9, items: [{ id: 1, question: 'Waar staat het nummer?', answer: '<p>Rechts.</p>' }] },
};
const PANEL = { id: '32', name: 'Paneel', solutions: [{ id: '5', name: 'Geld terug' }], faq: [] };
const customerDetails = { email: 'sanne@example.nl', address: 'Damrak 1A', zip_code: '1012 LG', city: 'Amsterdam' };

const isDone = { is_final_answer: true };
const END = { id: 2, title: 'Wat wil je?', answers: [{ id: 21, title: 'Ruilen', ...isDone }] };
const TREE = [{ id: 1, title: 'Wat is er?', answers: [{ id: 11, title: 'Kapot', follow_up_question_id: 2 }] }, END];

/** Opens a wizard with the given answers; returns the requests of the page. */
async function openSolutions(page: Page, products: unknown, settings = {}): Promise<[Locator, unknown[]]> {
  const sent: unknown[] = [];
  await page.route(`**${DATA}`, (route) => route.fulfill({ json: { products, customerDetails } }));
  await page.route(`**${SEND}`, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { redirectUrl: '/klantenservice' } });
  });
  await openPageWith(page, SOLUTION_PLACE, { settings });
  return [await widgetReady(page, 'return-solution-wizard'), sent];
}

async function openQuestions(page: Page, products: unknown): Promise<Locator> {
  const json = escapeAttribute(JSON.stringify(products));
  await openPageWith(
    page,
    `<div data-widget="return-question-wizard" data-submit-url="${SEND}" data-products="${json}"></div>`,
  );
  return widgetReady(page, 'return-question-wizard');
}

for (const [how, answer] of [
  ['refused', { status: 500, json: {} }],
  ['a page', { contentType: 'text/html', body: '<p>Log in</p>' }],
  ['nothing', null],
] as const)
  test(`products that cannot be read are not mentioned: ${how}`, async ({ page }) => {
    await page.route(`**${DATA}`, (route) => (answer ? route.fulfill(answer) : route.abort()));
    const uncaught: Error[] = [];
    page.on('pageerror', (error) => uncaught.push(error));
    await openPageWith(page, SOLUTION_PLACE);
    const wizard = page.locator('[data-widget="return-solution-wizard"]');
    await expect(wizard).toHaveAttribute('data-widget-state', 'failed');
    await expect(wizard).toHaveText('Het formulier van de winkel');
    await expect(wizard).not.toHaveAttribute('aria-busy', 'true');
    expect(uncaught).toEqual([]);
  });

test('unanswered details of a product are sent unchanged', async ({ page, pageErrors }) => {
  const [wizard, sent] = await openSolutions(page, { 4: INVERTER, 7: PANEL });
  await wizard.getByText('Ruilen', { exact: true }).click();
  await nextButton(wizard).click();
  await wizard.getByText('Geld terug', { exact: true }).click();
  await nextButton(wizard).click();
  await wizard.getByRole('button', { name: 'Retour indienen' }).click();
  await page.waitForURL(/klantenservice/);
  const empty = { serial_number: '', remark: '', images: [], videos: [], removed: false };
  expect(sent).toEqual([
    {
      products: [
        { ...INVERTER, ...empty, selected_solution: 2 },
        { ...PANEL, ...empty, selected_solution: '5' },
      ],
      customerDetails,
      lastOpenedFaqId: null,
    },
  ]);
  pageErrors.expectOnly();
});

test('a product takes four pictures of 15 MB and two videos of 200 MB', async ({ page, clip }) => {
  test.setTimeout(60_000);
  const uploads: string[] = [];
  await page.route('**/media/delete/nonpersisted', (route) => route.fulfill({ json: {} }));
  await page.route('**/media/upload/*', (route) => {
    const id = uploads.push(route.request().postData() ?? '');
    return route.fulfill({ json: { id, file_name: `bestand-${id}`, url: `/media/${id}`, size: 9 } });
  });
  const [wizard] = await openSolutions(page, [INVERTER]);
  await wizard.getByText('Repareren', { exact: true }).click();
  const images = wizard.getByRole('group', { name: 'Foto’s' }).locator('input[type=file]');
  const videos = wizard.getByRole('group', { name: 'Video’s' }).locator('input[type=file]');
  const large = { ...picture('groot.png'), buffer: Buffer.concat([picture('').buffer, Buffer.alloc(16 * MB)]) };
  await images.setInputFiles(large);
  await expect(wizard.getByText(/De maximale bestandsgrootte is 15 MB/)).toBeVisible();
  expect(uploads).toEqual([]);

  const five = [1, 2, 3, 4, 5].map((each) => picture(`${each}.png`));
  await images.setInputFiles(five);
  await expect(wizard.getByText('Er kunnen nog 4 bestanden bij.')).toBeVisible();
  expect(uploads).toEqual([]);
  await images.setInputFiles(five.slice(1));
  const removals = wizard.getByRole('button', { name: /^Verwijderen bestand-/ });
  await expect(removals).toHaveCount(4);
  await expect(images).toHaveCount(0);

  const [film, ...others] = ['een', 'twee', 'drie'].map((name) => ({
    name: `${name}.mp4`,
    mimeType: 'video/mp4',
    buffer: Buffer.from(MP4),
  }));
  await videos.setInputFiles([film!, ...others]);
  await expect(wizard.getByText('Er kunnen nog 2 bestanden bij.')).toBeVisible();
  expect(uploads).toHaveLength(4);
  await videos.setInputFiles(others);
  await expect(removals).toHaveCount(6);
  await expect(videos).toHaveCount(0);
  expect(uploads).toHaveLength(6);
  for (const key of ['dzIdentifier', 'dzChunkIndex', 'dzTotalChunkCount'])
    expect(uploads.at(-1)).toContain(`name="${key}"`);
  await expectAccessible(page);
  await wizard.getByRole('button', { name: 'Verwijderen bestand-6' }).click();
  const file = await openFile(clip, 'r+');
  await file.truncate(201 * MB);
  await file.close();
  await videos.setInputFiles(clip);
  await expect(wizard.getByText(/De maximale bestandsgrootte is 200 MB/)).toBeVisible();
  expect(uploads).toHaveLength(6);
});

for (const status of [200, 500])
  test(`a shopper who declines the rate of 0 % reloads the page, also after ${status}`, async ({ page }) => {
    const [wizard] = await openSolutions(page, [PANEL], { taxExemptionSelected: true });
    await wizard.getByText('Geld terug', { exact: true }).click();
    await nextButton(wizard).click();
    const bodies: unknown[] = [];
    await page.route('**/tax-exemption', (route) => {
      bodies.push(route.request().postDataJSON());
      return route.fulfill({ status, json: {} });
    });
    const again = page.waitForEvent('load');
    await wizard.getByRole('button', { name: 'Ik maak geen gebruik van het 0%-tarief' }).click();
    await again;
    expect(bodies).toEqual([{ tax_exemption_selected: false }]);
  });

test('an anchor link keeps the confirmation; the second step and Back return to the solutions', async ({ page }) => {
  const [wizard] = await openSolutions(page, [PANEL]);
  const confirmation = wizard.getByRole('heading', { name: 'Kloppen je gegevens nog steeds?' });
  const solutions = wizard.getByRole('heading', { name: 'Wat wil je met je producten?' });
  await wizard.getByText('Geld terug', { exact: true }).click();
  await nextButton(wizard).click();
  await page.evaluate(() => location.assign('#content'));
  await expect(page).toHaveURL(/#content$/);
  await expect(confirmation).toBeVisible();
  await wizard.getByRole('button', { name: '2 Oplossing' }).click();
  await expect(solutions).toBeFocused();
  await page.goBack();
  await nextButton(wizard).click();
  await expect(confirmation).toBeFocused();
  await page.goBack();
  await expect(solutions).toBeFocused();
});

test('a shopper who chose no VAT rate does not lose one', async ({ page }) => {
  const [wizard] = await openSolutions(page, [PANEL], { taxExemptionSelected: false });
  await wizard.getByText('Geld terug', { exact: true }).click();
  await nextButton(wizard).click();
  await expect(wizard.getByRole('button', { name: 'Retour indienen' })).toBeVisible();
  await expect(wizard.getByText('0%-tarief')).toHaveCount(0);
});

test('a video in an explanation waits for a click, and does not track the shopper', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).hostname));
  const [wizard] = await openSolutions(page, [INVERTER]);
  await wizard.getByText('Repareren', { exact: true }).click();
  await expect(wizard.getByText('Zo haal je hem los.')).toBeVisible();
  await expect(wizard.locator('iframe')).toHaveCount(0);
  await wizard.getByRole('button', { name: /Video met uitleg/ }).click();
  await expect(wizard.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/,
  );
  await expect(wizard.locator('iframe')).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  expect(requested.filter((host) => /(^|\.)youtube\.com$/.test(host))).toEqual([]);
});

test('questions below the wizard are about the selected product', async ({ page }) => {
  const wizard = await openQuestions(page, [
    { id: 1, name: 'Omvormer', possible_questions: TREE, faq: INVERTER.faq, manual: { name: 'Nergens' } },
    { id: 2, name: 'Paneel', possible_questions: TREE, faq: { id: 4, question: 'En nu?', answer: '<p>Zo.</p>' } },
    { id: 3, name: 'Kabel', possible_questions: TREE },
  ]);
  const about = wizard.getByRole('region', { name: 'Veelgestelde vragen' });
  await expect(about).toContainText('Waar staat het nummer?');
  await wizard.getByRole('button', { name: /^Paneel/ }).click();
  await expect(about).toContainText('En nu?');
  await wizard.getByRole('button', { name: /^Kabel/ }).click();
  await expect(about).toHaveCount(0);
});

test('the longest words break on a telephone of 320 px, in a table of the shop too', async ({ page }) => {
  const long = 'Photovoltaikwechselrichteranschlussklemmenset';
  await page.setViewportSize({ width: 320, height: 640 });
  const table = `<table><tr><td>${long}</td><td>${long}</td></tr></table>`;
  const answer = { ...END.answers[0], title: long, extra_text: table, show_manual: true };
  const tree = [{ id: 1, title: long, answers: [answer] }];
  const manual = { name: long, url: '/boek.pdf' };
  const wizard = await openQuestions(page, [{ id: 1, name: long, category: long, manual, possible_questions: tree }]);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(320);
  await wizard.getByRole('radio').click();
  await expect(wizard.getByRole('table')).toBeVisible();
  expect(await width()).toBe(320);
});

test('a product can be taken out while another one is left, and is sent all the same', async ({ page, pageErrors }) => {
  const products = ['Omvormer', 'Paneel'].map((name, at) => ({ id: at + 1, name, possible_questions: TREE }));
  const wizard = await openQuestions(page, products);
  await wizard.getByText('Kapot', { exact: true }).click();
  await wizard.getByRole('button', { name: 'Verwijder Omvormer' }).click();
  await expect(wizard.getByRole('button', { name: /^Paneel/, expanded: true })).toBeFocused();
  await expect(wizard.getByRole('button', { name: /^Verwijder/ })).toHaveCount(0);
  await wizard.getByText('Kapot', { exact: true }).click();
  await wizard.getByText('Ruilen', { exact: true }).click();
  await expect(nextButton(wizard)).toHaveText('Volgende');

  const sent: unknown[] = [];
  const statuses = [500, 419, 200];
  await page.route(`**${SEND}`, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: statuses[sent.length - 1]!, json: { redirectUrl: '/klantenservice' } });
  });
  await nextButton(wizard).click();
  await expect.poll(() => pageErrors.heard.filter((text) => text.includes('[return-question-wizard]'))).toHaveLength(1);
  await expect(wizard.getByRole('alert')).toHaveCount(0);
  await expect(nextButton(wizard)).toBeFocused();
  // The token was expired: the page reads the new one and repeats the request.
  await nextButton(wizard).click();
  await page.waitForURL(/klantenservice/);
  const [kapot] = TREE[0]!.answers;
  const empty = { serial_number: '', images: [], videos: [] };
  expect(sent[2]).toEqual({
    products: [
      {
        ...products[0],
        ...empty,
        questionOrder: [1, 2],
        answered_questions: { 1: kapot },
        final_question_answered: false,
        removed: true,
      },
      {
        ...products[1],
        ...empty,
        questionOrder: [1, 2],
        answered_questions: { 1: kapot, 2: END.answers[0] },
        final_question_answered: true,
        removed: false,
      },
    ],
  });
  pageErrors.expectOnly(REPORTED_BY_BROWSER, /\[return-question-wizard\]/);
});
