import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { submitForm } from '../../shop-client.ts';
import { openNode } from '../../db/open-node.ts';
import { openShop, type OpenedShop, type ShopSetup } from '../../open-shop.ts';
import { LOCALES } from '../../rules/language.ts';
import { nextWorkingDay } from '../../rules/returns/receipt.ts';
import { PDF, PNG } from '../../uploads.ts';
import { mountPages } from '../pages.ts';

const INVERTERS = 1_112_001;
const PANELS = 1_112_002;
const ORDER = '/rma/bestelling/bestelling-7f3a9c1e5b';

let shop: OpenedShop;
const open = async (setup: Partial<ShopSetup> = {}) => {
  shop = await openShop({ open: openNode, products: 60, pages: mountPages, ...setup });
};
beforeEach(() => open({ customer: 'sanne' }));
afterEach(() => shop.close());

async function page(path: string): Promise<string> {
  const answer = await shop.fetch(path, { headers: { Accept: 'text/html' } });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
}

/** Submits a form with files as a browser does. */
function sendForm(path: string, fields: Record<string, string | File>): Promise<Response> {
  const form = new FormData();
  form.append('_token', shop.csrf);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const headers = { Accept: 'text/html', 'X-Demo-Session': shop.session.id };
  return Promise.resolve(shop.app.request(path, { method: 'POST', body: form, headers }));
}

async function leads(answer: Response): Promise<string> {
  expect([answer.status, await answer.clone().text()]).toEqual([303, '']);
  return answer.headers.get('location')!;
}

const details = {
  'customerDetails.email': 'sanne@example.nl',
  'customerDetails.address': 'Damrak 1A',
  'customerDetails.zip_code': '1012 LG',
  'customerDetails.city': 'Amsterdam',
};

describe.each(LOCALES)('in %s', (locale) => {
  test('every page of a return is complete', async () => {
    await shop.close();
    await open({ customer: 'sanne', locale, returning: { [INVERTERS]: 2, [PANELS]: 1 } });
    const paths = [
      '/rma',
      '/rma/problem-selection',
      '/rma/oplossing',
      '/rma/vragen',
      ORDER,
      '/rma/bedankt/retour-2b81d60c',
    ];
    const offers = ['20261', '20190', '20255', '20244', '20262', '20310', '20311'].map(
      (id) => `/offerte/off-${id}?signature=zon${id}`,
    );
    for (const path of [...paths, ...offers, '/mijn-aanvragen', '/klantenservice']) {
      const markup = await page(path);
      expect(markup).not.toMatch(/undefined|\[object|NaN|\sstyle=/);
      expect([path, markup.match(/<h1[ >]/g)?.length]).toEqual([path, 1]);
      expect(markup.replaceAll(/<script[\s\S]*?<\/script>/g, '').match(/\{\w+\}/g)).toBeNull();
    }
  });
});

test('a guest finds an order by number and postcode, and cannot guess one', async () => {
  await shop.close();
  await open();
  expect(await page('/rma')).toContain('name="order_number"');
  const wrong = { order_number: '2026-11120', zip_code: '9999 ZZ' };
  const refused = await submitForm(shop, '/rma/zoeken', wrong);
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Geen producten gevonden die je kunt retourneren');
  expect(await leads(await submitForm(shop, '/rma/zoeken', { ...wrong, zip_code: '1012lg' }))).toBe('/rma');
  expect(await page('/rma')).toContain(`products[${INVERTERS}]`);
  for (let tried = 0; tried < 5; tried++) await submitForm(shop, '/rma/zoeken', wrong);
  const right = await submitForm(shop, '/rma/zoeken', { ...wrong, zip_code: '1012 LG' });
  expect(right.status).toBe(429);
  expect(await right.text()).toContain('Te veel pogingen, probeer het later opnieuw');
});

test('without JavaScript a customer picks products, describes the problem, corrects the address and reads what happens next', async () => {
  const picked = { [`products[${INVERTERS}]`]: '1', [`products[${PANELS}]`]: '1' };
  expect(await leads(await submitForm(shop, '/rma', picked))).toBe('/rma/problem-selection');
  expect(await page('/rma/problem-selection')).toContain('Growatt MIN 3000TL-XH');
  const unanswered = { [`problems[${INVERTERS}]`]: '1', [`problems[${PANELS}]`]: '' };
  const problems = await submitForm(shop, '/rma/problem-selection', unanswered);
  expect(problems.status).toBe(422);
  const incomplete = await problems.text();
  expect(incomplete).toContain(`href="#r-problems-${PANELS}">Kies wat er aan de hand is.`);
  expect(incomplete).toMatch(/<form [^>]*problem-selection"\s+novalidate/);
  await submitForm(shop, '/rma', { ...picked, [`products[${PANELS}]`]: '0' });
  const problem = await submitForm(shop, '/rma/problem-selection', { [`problems[${INVERTERS}]`]: '1' });
  expect(await leads(problem)).toBe('/rma/oplossing');
  const fields = {
    [`products[${INVERTERS}][solution]`]: '1',
    [`products[${INVERTERS}][serial]`]: 'GR-77',
    [`products[${INVERTERS}][remark]`]: 'Foutcode 302',
    [`products[${INVERTERS}][images]`]: new File([PNG], 'sticker.png'),
    ...details,
  };
  const refused = await sendForm('/rma/oplossing', { ...fields, 'customerDetails.zip_code': '8899 AB' });
  expect(refused.status).toBe(422);
  const again = await refused.text();
  expect(again).toContain('href="#r-customerDetails-zip_code"');
  expect(again).toContain('Op dit adres kunnen we niet ophalen.');
  expect(again).toContain('value="GR-77"');
  const receipt = await page(await leads(await sendForm('/rma/oplossing', fields)));
  expect(receipt).toMatch(/R-50001[\s\S]*Antwoord uiterlijk[\s\S]*Serienummer: GR-77[\s\S]*1 bestand toegevoegd/);
  expect(await page('/mijn-aanvragen')).toContain('R-50001');
});

test('a return promises an answer until the day on which it comes', async () => {
  let now = Date.UTC(2026, 10, 24, 9);
  await shop.close();
  await open({ customer: 'sanne', clock: () => now });
  const receipt = () => page('/rma/bedankt/retour-2b81d60c');
  now -= 3 * 24 * 60 * 60 * 1000;
  expect(await receipt()).toContain('hoor je van ons');
  now += 7 * 24 * 60 * 60 * 1000;
  expect(await receipt()).not.toContain('hoor je van ons');
});

test('without JavaScript the questions are shown one at a time, and an answer can be removed', async () => {
  await submitForm(shop, '/rma', { [`products[${INVERTERS}]`]: '1' });
  const line = String(INVERTERS);
  const say = (question: number, answer?: number) =>
    submitForm(shop, '/rma/vragen/antwoord', {
      line,
      question: String(question),
      ...(answer === undefined ? {} : { answer: String(answer) }),
    });
  const unanswered = await submitForm(shop, '/rma/vragen/antwoord', { line, question: '1', isAnswer: '1' });
  expect(await unanswered.text()).toContain('Kies een antwoord.');
  await say(1, 12);
  await say(3, 32);
  expect(await page('/rma/vragen')).toContain('Wat wil je?');
  await say(1);
  expect(await page('/rma/vragen')).toContain('value="11"');
  await say(1, 11);
  await say(2, 23);
  const sent = await sendForm('/rma/vragen', { [`products[${INVERTERS}][serial]`]: '' });
  expect(await sent.text()).toMatch(/Vul het serienummer[\s\S]*Voeg een video/);
  await say(2);
  await say(2, 22);
  await say(4, 42);
  expect(await leads(await sendForm('/rma/vragen', { [`products[${INVERTERS}][serial]`]: 'GR-1' }))).toContain(
    '/rma/bedankt/',
  );
});

describe('the form of an order', () => {
  const line = (id: number, fields: Record<string, string | File>) =>
    Object.fromEntries(
      Object.entries({ order_line_id: String(id), ...fields }).map(([key, value]) => [
        `rmaLines[${id}][${key}]`,
        value,
      ]),
    );
  const right = { amount: '2', rma_reason_id: '1', rma_solution_id: '1', reason: 'Geen opbrengst' };

  test('keeps its lines with their pictures', async () => {
    const image = new File([PNG], 'foto.png');
    const fields = { ...line(INVERTERS, { ...right, image }), ...line(PANELS, { amount: '0' }) };
    const receipt = await page(await leads(await sendForm(ORDER, fields)));
    expect(receipt).toMatch(/Het werkt niet · Repareren[\s\S]*Geen opbrengst[\s\S]*1 bestand toegevoegd/);
    expect(await shop.db.selectFrom('media').select('saved_at').execute()).toMatchObject([
      { saved_at: expect.any(Number) },
    ]);
  });

  test.each([
    ['nl', 'Vertel kort wat er aan de hand is.', 'Kies een aantal van 1 tot en met 2.'],
    ['de', 'Beschreiben Sie kurz, was los ist.', 'Wählen Sie eine Anzahl von 1 bis 2.'],
    ['en', 'Tell us briefly what the matter is.', 'Choose a quantity from 1 to 2.'],
  ])('shows in %s the typed values and the errors', async (lang, text, amount) => {
    await page(`/?lang=${lang}`);
    const fields = line(INVERTERS, { ...right, amount: '3', reason: ' ', rma_reason_id: '' });
    const refused = await sendForm(ORDER, fields);
    expect(refused.status).toBe(422);
    const markup = await refused.text();
    expect(markup).toContain(`&quot;rmaLines.${INVERTERS}.reason&quot;:[&quot;${text}&quot;]`);
    expect(markup).toContain(`&quot;${INVERTERS}&quot;:{&quot;amount&quot;:&quot;3&quot;`);
    const [, message] = markup.split(`id="r-rmaLines-${INVERTERS}-amount-error">`);
    expect(message?.split('</ul>')[0]).toContain(amount);
    expect(markup).toContain(`href="#r-rmaLines-${INVERTERS}-rma_reason_id"`);
  });

  test('shows the typed values of a line without a quantity', async () => {
    const refused = await sendForm(ORDER, line(PANELS, { amount: '0', reason: 'Gebarsten', rma_reason_id: '2' }));
    const markup = await refused.text();
    expect(markup).toMatch(/<textarea[^>]*>Gebarsten<\/textarea>/);
    expect(markup).toContain('Kies minstens één product.');
  });

  test('refuses a file that is not a picture, and a form without lines', async () => {
    const image = new File([PDF], 'foto.png');
    const wrong = await sendForm(ORDER, line(INVERTERS, { ...right, image }));
    expect(await wrong.text()).toContain(`rmaLines.${INVERTERS}.image`);
    expect(await (await sendForm(ORDER, {})).text()).toContain(
      '&quot;rmaLines&quot;:[&quot;Kies minstens één product.',
    );
    expect((await sendForm('/rma/bestelling/order-x', {})).status).toBe(404);
  });
});

test('the manual of a product is a PDF document', async () => {
  const answer = await shop.fetch('/handleidingen/4711.pdf');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(await answer.text()).toMatch(/^%PDF/);
  expect((await shop.fetch('/handleidingen/nobody.pdf')).status).toBe(404);
});

test.each([
  ['2026-11-19T10:00:00Z', '2026-11-20'],
  ['2026-11-20T10:00:00Z', '2026-11-23'],
  ['2026-11-21T10:00:00Z', '2026-11-23'],
])('what is announced on %s is answered by %s', (from, until) => {
  expect(new Date(nextWorkingDay(Date.parse(from))).toISOString().slice(0, 10)).toBe(until);
});
