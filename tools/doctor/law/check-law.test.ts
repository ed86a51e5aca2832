import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Entry } from '../har.ts';
import { readPage } from '../parse-html.ts';
import { checkLawOnPage } from './check-law.ts';
import { DAY } from './earlier-price.ts';
import { drawPage } from './draw-page.ts';
import { LAW_CODES } from './law-codes.ts';
import { readLawSettings } from './law-settings.ts';
import { createClient } from '../client.ts';
import { checkLawLive, checkLawRecorded } from './run-law.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const FILE = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
const HASH = createHash('sha256').update(FILE).digest('hex');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eiland-law-'));
});
afterAll(() => rm(folder, { recursive: true }));

const NOTICE = '<img data-guarantee-notice src="/notice-nl.svg" lang="nl" alt="Wettelijke garantie">';
const BUTTON = '<button data-order-button>Bestellen en betalen</button>';
const FOOT = '<footer><a href="/withdrawal">Overeenkomst hier ontbinden</a></footer>';
const pageOf = (main: string, { lang = 'nl', foot = FOOT } = {}) =>
  `<!doctype html><html lang="${lang}"><head><title>Kassa</title></head><body><main>${main}</main>${foot}</body></html>`;

async function report(html: string, settings = readLawSettings(null, [HASH]), file: Uint8Array | null = FILE) {
  const page = readPage({ url: new URL('https://shop.example/kabel'), headers: new Headers(), text: html });
  try {
    return await checkLawOnPage(page, settings, () => Promise.resolve(file), NOW);
  } finally {
    await page.close();
  }
}
const codesOf = async (...args: Parameters<typeof report>) => (await report(...args)).findings.map(({ code }) => code);

test('a page that keeps the rules has no finding', async () => {
  const price = '<p><s>€ 120,-</s> € 100,-</p><p>Adviesprijs € 130,-</p>';
  const reviews = '<section><p data-review-checks>Geverifieerd</p><div itemprop="review">Goed</div></section>';
  expect(await report(pageOf(`${price}${reviews}${NOTICE}${BUTTON}`))).toEqual({
    findings: [],
    notes: ['Struck prices were not compared with earlier ones: give --history.'],
  });
});

test.each([
  ['behind a link', '<a data-guarantee-notice href="/notice-nl.svg">Garantie</a>', 'notice-hidden'],
  ['in closed details', `<details><summary>Garantie</summary>${NOTICE}</details>`, 'notice-hidden'],
  ['in a dialog', `<dialog>${NOTICE}</dialog>`, 'notice-hidden'],
  ['hidden', `<div hidden>${NOTICE}</div>`, 'notice-hidden'],
  ['in another language', NOTICE.replace('lang="nl"', 'lang="de"'), 'notice-language'],
  ['missing', '', 'notice-missing'],
] as const)('a notice is %s', async (_, notice, code) => {
  expect(await codesOf(pageOf(`${notice}${BUTTON}`))).toEqual([code]);
});

test('a notice after the button, and a changed file, are found', async () => {
  expect(await codesOf(pageOf(`${BUTTON}${NOTICE}`))).toEqual(['notice-order']);
  const changed = await report(pageOf(`${NOTICE}${BUTTON}`), undefined, new Uint8Array([1]));
  expect(changed.findings.map(({ code }) => code)).toEqual(['notice-altered']);
  const unread = await report(pageOf(`${NOTICE}${BUTTON}`), undefined, null);
  expect(unread).toEqual({
    findings: [],
    notes: ['The file of img[data-guarantee-notice] cannot be read, and was not compared.'],
  });
  expect((await report(pageOf(`${NOTICE}${BUTTON}`), readLawSettings(null))).notes).toEqual([
    'The files of official images were not compared: give --notice-sha256.',
  ]);
});

test('of two copies of a notice, one has to be in sight before the button', async () => {
  expect(await codesOf(pageOf(`${NOTICE}${BUTTON}${NOTICE}`))).toEqual([]);
  expect(await codesOf(pageOf(`<dialog>${NOTICE}</dialog>${NOTICE}${BUTTON}`))).toEqual([]);
  expect(await codesOf(pageOf(`<dialog>${NOTICE}</dialog>${BUTTON}${NOTICE}`))).toEqual([
    'notice-hidden',
    'notice-order',
  ]);
  const label = '<img data-guarantee-label src="/10.svg" alt="10 jaar">';
  expect(await codesOf(pageOf(`<p>${label}</p><p hidden>${label}</p>`))).toEqual(['notice-hidden']);
});

test('a hash is that of a notice or of a label, and may say the language', async () => {
  const file = join(folder, 'hashes.json');
  const write = (official: object) => writeFile(file, JSON.stringify({ files: { 'a.svg': official } }));
  const label = '<img data-guarantee-label src="/10.svg" alt="10 jaar">';
  const labelNote =
    'The files of durability labels were not compared: --law-file has no file of the kind "label" with its sha256.';
  expect(await report(pageOf(`${NOTICE}${BUTTON}${label}`))).toEqual({ findings: [], notes: [labelNote] });

  await write({ kind: 'label', sha256: HASH });
  expect((await report(pageOf(label), readLawSettings(file))).notes).toEqual([]);
  expect(await codesOf(pageOf(label), readLawSettings(file), new Uint8Array([1]))).toEqual(['notice-altered']);
  expect(await codesOf(pageOf(`${NOTICE}${BUTTON}`), readLawSettings(file, ['0'.repeat(64)]))).toEqual([
    'notice-altered',
  ]);

  await write({ language: 'de', sha256: HASH.toUpperCase() });
  expect(await codesOf(pageOf(`${NOTICE}${BUTTON}`), readLawSettings(file, [HASH]))).toEqual(['notice-language']);
  expect(await codesOf(pageOf(`${NOTICE.replace('"nl"', '"fr"')}${BUTTON}`), readLawSettings(file))).toEqual([
    'notice-language',
  ]);

  await write({ sha256: HASH });
  expect(await codesOf(pageOf(`<a href="/x/a.svg">Garantie</a>${BUTTON}`), readLawSettings(file))).toEqual([
    'notice-hidden',
  ]);
});

test('the file of the shop says the language of a notice, which link leads to it, and where withdrawal is', async () => {
  const file = join(folder, 'law.json');
  const table = { files: { 'notice-nl.svg': { language: 'fr', sha256: HASH } }, withdrawal: '/herroepen' };
  await writeFile(file, JSON.stringify(table));
  const settings = readLawSettings(file);
  expect(await codesOf(pageOf(`${NOTICE}${BUTTON}`), settings)).toEqual(['notice-language', 'withdrawal-missing']);
  expect(await codesOf(pageOf(`<a href="/x/notice-nl.svg">i</a>${BUTTON}`), settings)).toContain('notice-hidden');
  await writeFile(file, '{"leastwidth": 2}');
  expect(() => readLawSettings(file)).toThrow(/law\.json cannot be read: /);
});

test.each([
  ['Adviesprijs <s>€ 120,-</s> <b>€ 100,-</b>'],
  ['<span>UVP </span><span><del>€ 120,-</del></span> € 100,-'],
  ['<s>RRP € 120,-</s> € 100,-'],
])('a struck advice price: %s', async (price) => {
  expect(await codesOf(pageOf(`<p>${price}</p>`))).toEqual(['advice-struck']);
});

test.each([
  ['<span>Adviesprijs</span> <s>€ 120,-</s> <b>€ 100,-</b>'],
  ['<span>Consumentenadviesprijs:</span><!-- 1 -->\n<span> <s>€ 120,-</s> </span> € 100,-'],
  ['<dl><dt>Unverb. Preisempf.</dt> <dd><s>120,00 €</s></dd></dl> 100,00 €'],
  ['<span>M.S.R.P.</span> <s>€ 120.00</s> € 100.00'],
])('a struck advice price after a space: %s', async (price) => {
  expect(await codesOf(pageOf(`<div>${price}</div>`))).toEqual(['advice-struck']);
});

test.each([
  ['<span>Adviesprijs € 130,-</span> <s>€ 120,-</s> <b>€ 100,-</b>'],
  ['<a href="/advies">Gratis advies van onze vakmensen</a> <s>€ 120,-</s> <b>€ 100,-</b>'],
])('an earlier price after words on something else: %s', async (price) => {
  expect(await codesOf(pageOf(`<div>${price}</div>`))).toEqual([]);
});

test('an advice price beside an earlier price is not struck', async () => {
  const drawn =
    '<span class="sw-price"><span class="sw-price__earlier"><s class="sw-price__struck">€ 120,-</s></span><span class="sw-price__earlier"><span> Adviesprijs </span><span>€ 140,-</span></span><span class="sw-price__now">€ 100,-</span></span>';
  expect(await codesOf(pageOf(drawn))).toEqual([]);
});

test('other rules of a page', async () => {
  expect(await codesOf(pageOf('<div itemprop="review">Goed</div>'))).toEqual(['reviews-unexplained']);
  expect(await codesOf(pageOf('', { foot: '' }))).toEqual(['withdrawal-missing']);
  expect(await codesOf(pageOf('', { lang: '' }))).toEqual(['page-language']);
  expect(await codesOf(pageOf('', { lang: 'nederlands' }))).toEqual(['page-language']);
  const settings = '<script type="application/json" data-shop-settings>{"locale":"de"}</script>';
  expect(await codesOf(pageOf(`${settings}<div data-widget="cart-badge"></div>`))).toEqual(['page-language']);
  const hint = (await report(pageOf(`${NOTICE}<button data-order-button>Afrekenen</button>`))).findings;
  expect(hint).toEqual([
    {
      severity: 'info',
      code: 'order-button-words',
      where: 'the order button',
      what: 'The order button says "Afrekenen", which may not name the duty to pay clearly enough.',
      mend: LAW_CODES['order-button-words'].mend,
      guide: 'guide/doctor.md#order-button-words',
      law: `${LAW_CODES['order-button-words'].law}. This is no legal advice.`,
    },
  ]);
});

test.each([
  ['marked by the shop', '<p data-review-checks>Geverifieerd</p>', []],
  ['printed for the widget', '<p data-verified-note>Alleen van kopers</p>', []],
  ['drawn', '<div class="sw-product-reviews__summary"><p class="sw-product-reviews__note">Ja</p></div>', []],
  ['empty', '<p data-verified-note> </p>', ['reviews-unexplained']],
  ['of one review', '<li><span class="sw-product-reviews__note">Koper</span></li>', ['reviews-unexplained']],
])('a word on the checks of reviews is %s', async (_, note, codes) => {
  expect(await codesOf(pageOf(`${note}<div itemprop="review">Goed</div>`))).toEqual(codes);
});

test.each([
  ['Withdraw from contract here', true],
  ['Withdrawal', true],
  ['Vertrag widerrufen', true],
  ['Withdrawal policy', false],
  ['Right of withdrawal', false],
  ['Widerrufsbelehrung', false],
  ['Widerrufsrecht', false],
  ['Muster-Widerrufsformular', false],
  ['Herroepingsrecht', false],
])('a link "%s" leads to the withdrawal function: %s', async (words, isFunction) => {
  const foot = `<footer><a href="/a">${words}</a></footer>`;
  expect(await codesOf(pageOf('', { foot }))).toEqual(isFunction ? [] : ['withdrawal-missing']);
});

test('addresses that are not encoded well do not end the check', async () => {
  const image = NOTICE.replace('/notice-nl.svg', '/sale-50%');
  expect(await codesOf(pageOf(`${image}${BUTTON}`))).toEqual([]);
  expect(await codesOf(pageOf(`<a href="/sale-50%">Acties</a>${NOTICE}${BUTTON}`))).toEqual([]);
});

test('a struck price is compared with what earlier runs have written', async () => {
  const history = join(folder, 'history');
  const settings = readLawSettings(null, [], history);
  const now = NOW;
  const visit = async (price: string, daysAgo: number) => {
    const page = readPage({
      url: new URL('https://shop.example/kabel'),
      headers: new Headers(),
      text: pageOf(price),
    });
    const { findings } = await checkLawOnPage(page, settings, () => Promise.resolve(null), now - daysAgo * DAY);
    await page.close();
    return findings;
  };
  const offer = (price: number) =>
    `<script type="application/ld+json">{"@type":"Product","offers":{"price":${price}}}</script>`;
  expect(await visit('<p><s>€ 120,-</s> € 100,-</p>', 60)).toMatchObject([
    { code: 'price-not-provable', severity: 'info', where: '/kabel' },
  ]);
  expect(await visit(offer(110), 20)).toEqual([]);
  expect(await visit(offer(120), 10)).toEqual([]);
  expect(await visit('<p><s>€ 120,-</s> € 100,-</p>', 0)).toMatchObject([
    {
      code: 'price-not-lowest',
      what: 'The struck price 120.00 is above the lowest price of the 30 days before the reduction, 110.00 on 2026-11-07.',
    },
  ]);
  expect(await visit('<p><s>€ 110,-</s> € 100,-</p>', -1)).toEqual([]);
  expect(await readdir(history)).toHaveLength(5);
  await writeFile(join(history, 'prices-x.json'), '[]');
  const page = readPage({ url: new URL('https://shop.example/'), headers: new Headers(), text: pageOf('') });
  const { notes } = await checkLawOnPage(page, settings, () => Promise.resolve(null), now);
  expect(notes).toEqual([`prices-x.json in ${history} is not a history of prices, and was ignored.`]);
});

function entry(method: string, path: string, text: string, mimeType: string, body?: object): Entry {
  return {
    time: 1,
    request: {
      method,
      url: `https://shop.example${path}`,
      headers: [],
      ...(body && { postData: { mimeType: 'application/json', text: JSON.stringify(body) } }),
    },
    response: { status: 200, headers: [], redirectURL: '', content: { mimeType, text } },
  };
}
const json = (path: string, answer: object, body?: object) =>
  entry('POST', path, JSON.stringify(answer), 'application/json', body);
const html = (path: string, main: string) => entry('GET', path, pageOf(main), 'text/html');

test('a recording: prices of answers, and the total after the order', async () => {
  const settings = readLawSettings(null, [], join(folder, 'recorded'));
  const list = (struck: number, price: number) =>
    json('/product-overview/init', { products: [{ id: 7, url: '/lamp', price: String(price), prior_price: struck }] });
  const at = (entries: readonly Entry[], now: number) => checkLawRecorded(entries, settings, now);
  await at([html('/', ''), list(0, 90)], NOW - 5 * DAY);
  const { findings } = await at([html('/', ''), list(100, 80)], NOW);
  expect(findings).toMatchObject([{ code: 'price-not-lowest', where: '/lamp' }]);

  const order = [
    html('/checkout', ''),
    json('/checkout/payment', {
      cart: { total: 104.5 },
      paymentMethods: [{ id: 3, label: 'Kaart', costs: '0.50' }],
    }),
    json('/checkout/validate/payment', { redirect: '/bedankt' }, { payment_method: 3 }),
  ];
  const thanks = (amount: string) => html('/bedankt', `<p>Bestelling 7, betaald € ${amount}</p>`);
  expect((await at([...order, thanks('105,-')], NOW)).findings).toEqual([]);
  expect((await at([...order, thanks('106,-')], NOW)).findings).toMatchObject([
    { code: 'total-changed', what: 'The last step has shown 105.00, and the page after the order 106.00.' },
  ]);
  expect((await at(order, NOW)).notes).toContain(
    'No page after the order shows its amount: the total was not compared.',
  );
  const marked = (path: string) => html(path, '<p data-order-total>€ 106,-</p>');
  expect((await at([...order, html('/tips', 'Nu € 5,-'), marked('/dank')], NOW)).findings).toMatchObject([
    { code: 'total-changed', where: '/dank' },
  ]);
  const elsewhere = marked('/bedankt');
  const ofOthers = { ...elsewhere, request: { ...elsewhere.request, url: 'https://pay.example/bedankt' } };
  for (const page of [html('/tips', '<p>Nu € 5,-</p>'), html('/bedankt?x', '<p>Nu € 5,-</p>'), ofOthers]) {
    const { findings: none, notes } = await at([...order, page], NOW);
    expect(none.map(({ code }) => code)).not.toContain('total-changed');
    expect(notes).toContain('No page after the order shows its amount: the total was not compared.');
  }
  const unknown = [order[0]!, json('/checkout/payment', { cart: { subtotal: 1 } }), order[2]!, thanks('105,-')];
  expect((await at(unknown, NOW)).notes).toContain(
    'The total of the last step is not in the recording: no answer has `total`.',
  );
});

function liveOptions(text: string) {
  const url = new URL('https://shop.example/kabel');
  const answer = {
    url,
    status: 200,
    headers: new Headers({ 'content-type': 'text/html' }),
    bytes: FILE,
    text,
    duration: 1,
    redirects: [],
  };
  const client = { ...createClient(url, { timeout: 1000 }), request: () => Promise.resolve(answer) };
  const options = { client, settings: readLawSettings(null), cookie: undefined, headers: {}, timeout: 1000, now: NOW };
  return { url, answer, options };
}

test('without Playwright the HTML of the server is checked, and a note says so', async () => {
  const { url, options } = liveOptions(pageOf('<s>UVP € 5,-</s>'));
  const { findings, notes } = await checkLawLive(url, { ...options, folder });
  expect(findings.map(({ code }) => code)).toEqual(['advice-struck']);
  expect(notes).toEqual([expect.stringMatching(/^There is no Chromium of Playwright here: /)]);
});

test('a page whose load event is late is drawn all the same', async () => {
  const page = {
    goto: (_: string, { waitUntil }: { waitUntil: string }) =>
      waitUntil === 'domcontentloaded' ? Promise.resolve() : Promise.reject(new Error('Timeout')),
    waitForLoadState: () => Promise.reject(new Error('Timeout')),
    setViewportSize: () => Promise.resolve(),
    evaluate: () => Promise.resolve([]),
    waitForTimeout: () => Promise.resolve(),
    content: () => Promise.resolve('<p>drawn</p>'),
    url: () => 'https://shop.example/kabel',
  };
  const context = { addCookies: () => Promise.resolve(), newPage: () => Promise.resolve(page) };
  const close = vi.fn(() => Promise.resolve());
  const browser = { newContext: () => Promise.resolve(context), close } as unknown as Browser;
  const { url, options } = liveOptions('');
  expect(await drawPage(browser, url, options)).toMatchObject({
    windows: [
      { width: 1280, html: '<p>drawn</p>' },
      { width: 320, html: '<p>drawn</p>' },
    ],
  });
  expect(close).toHaveBeenCalledOnce();
});

test('a page that Chromium does not draw, an image that is no file, and a page that is gone leave a report', async () => {
  const at = join(folder, 'failing', 'node_modules', 'playwright');
  await mkdir(at, { recursive: true });
  const browser = `{ newContext: () => Promise.reject(new Error('Target closed\\nlog')), close: () => Promise.resolve() }`;
  await writeFile(
    join(at, 'index.js'),
    `module.exports = { chromium: { launch: () => Promise.resolve(${browser}) } };`,
  );
  const image = NOTICE.replace('/notice-nl.svg', 'data:foo');
  const { url, answer, options } = liveOptions(pageOf(`${image}<s>UVP € 5,-</s>`));
  const live = { ...options, settings: readLawSettings(null, [HASH]), folder: join(folder, 'failing') };
  const { findings, notes } = await checkLawLive(url, live);
  expect(findings.map(({ code }) => code)).toEqual(['advice-struck']);
  expect(notes).toEqual([
    'The file of img[data-guarantee-notice] cannot be read, and was not compared.',
    'Chromium does not draw https://shop.example/kabel (Target closed): the HTML of the server was checked, and not what scripts draw, sizes and visibility.',
  ]);
  answer.status = 503;
  expect(await checkLawLive(url, live)).toEqual({
    findings: [],
    notes: ['What the law asks was not checked. https://shop.example/kabel answers 503.'],
  });
});
