import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { postJson, submitForm } from './shop-client.ts';
import { openNode } from './db/open-node.ts';
import { openShop, type OpenedShop } from './open-shop.ts';
import { mountPages } from './pages/pages.ts';
import { exampleData } from './seed/checkout/example.ts';
import { DEMO_PASSWORD } from './seed/people.ts';
import { PNG, withFile } from './uploads.ts';

const INVERTERS = 1_112_001;

let owner: OpenedShop;
/** The ids of what the owner created, by their names in the table below. */
const ids: Record<string, string> = {};

type Ask = (method: string, path: string, body?: unknown) => Promise<Response>;
const others: Record<string, Ask> = {};

/** Another visitor of the same shop. */
async function visitor(email?: string): Promise<Ask> {
  const session = crypto.randomUUID();
  const csrf = async () => {
    const row = owner.db.selectFrom('sessions').select('csrf').where('id', '=', session);
    return (await row.executeTakeFirst())?.csrf ?? '';
  };
  const asking: Ask = async (method, path, body) => {
    const headers = { 'X-Demo-Session': session, 'X-CSRF-TOKEN': await csrf(), 'Content-Type': 'application/json' };
    const accept = method === 'GET' ? 'text/html' : 'application/json';
    const init = { method, headers: { ...headers, Accept: accept }, redirect: 'manual' as const };
    return owner.app.request(`http://shop.test${path}`, {
      ...init,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };
  await asking('GET', '/cart');
  if (email) expect((await asking('POST', '/login', { email, password: DEMO_PASSWORD })).status).toBe(200);
  return asking;
}

beforeAll(async () => {
  owner = await openShop({
    open: openNode,
    pages: mountPages,
    customer: 'sanne',
    cart: [{ id: 512, qty: 3 }],
    returning: { [INVERTERS]: 1 },
    checkout: exampleData(),
  });
  const upload = async () =>
    (await (
      await owner.fetch('/media/upload/image', { method: 'POST', body: withFile(new File([PNG], 'sanne.png')) })
    ).json()) as { id: number };
  const solved = {
    id: INVERTERS,
    selected_solution: 3,
    remark: 'Foutcode 302',
    serial_number: 'GR9',
    images: [await upload()],
  };
  const { products } = (await (await postJson(owner, '/rma/oplossing/gegevens')).json()) as { products: object[] };
  const details = { email: 'sanne@example.nl', address: 'Damrak 1A', zip_code: '1012 LG', city: 'Amsterdam' };
  const returned = await postJson(owner, '/rma/oplossing', {
    products: [{ ...products[0], ...solved }],
    customerDetails: details,
    lastOpenedFaqId: null,
  });
  expect(returned.status).toBe(200);
  ids['receipt'] = ((await returned.json()) as { redirectUrl: string }).redirectUrl.split('/').at(-1)!;
  ids['photo'] = String(solved.images[0]!.id);
  ids['upload'] = String((await upload()).id);
  const placed = await postJson(
    owner,
    '/checkout/validate/payment',
    exampleData({ shipping_method: 'thuis', payment_method: 'ideal' }),
  );
  ids['order'] = ((await placed.json()) as { redirect: string }).redirect.split('/').at(-1)!;
  const article = await submitForm(owner, '/redactie', { title: 'Dak', intro: '', body: 'Van Sanne.' });
  ids['article'] = article.headers.get('location')!.split('/').at(-1)!;
  const reminder = await owner.db
    .selectFrom('stock_reminders')
    .select('id')
    .where('person_id', '=', 'sanne')
    .executeTakeFirstOrThrow();
  ids['reminder'] = String(reminder.id);
  others['guest'] = await visitor();
  others['customer'] = await visitor('greta@example.de');
});
afterAll(() => owner.close());

/** All tables with an owner, except sessions and tables that only the other customer can have changed. */
async function allRows(): Promise<unknown> {
  const tables = [
    'addresses',
    'orders',
    'quotations',
    'stock_reminders',
    'returns',
    'return_lines',
    'return_files',
    'articles',
    'credits',
    'redemptions',
    'vouchers',
    'discounts',
    'media',
  ];
  return Promise.all(
    tables.map(async (table) => (await sql`select * from ${sql.table(table)} order by 1`.execute(owner.db)).rows),
  );
}

interface OwnedRequest {
  readonly request: string;
  readonly body?: unknown;
  /** The expected status, where it proves more than the text of the response. */
  readonly status?: number;
}

/** Every address with the id of something that belongs to a customer. */
const REQUESTS: readonly OwnedRequest[] = [
  { request: 'POST /quotation/off-20261', status: 404 },
  { request: 'GET /quotation/off-20261/accept' },
  { request: 'GET /quotation/off-20261/accept?signature=' },
  { request: 'GET /quotation/off-20261/decline?signature=zon20262' },
  { request: 'GET /quotation/off-20261/download?signature[]=zon20261' },
  { request: 'GET /offerte/off-20261', status: 404 },
  { request: 'GET /offerte/off-20261?signature=zon2026' },
  { request: 'GET /betalen/{order}', status: 404 },
  { request: 'POST /betalen/{order}', body: { outcome: 'paid' } },
  { request: 'GET /bedankt/{order}' },
  { request: 'GET /dashboard/orders/2026-11120' },
  { request: 'GET /dashboard/orders/2026-11120/factuur.pdf' },
  { request: 'GET /dashboard/addresses/7' },
  { request: 'DELETE /dashboard/addresses/8/vue/delete' },
  { request: 'POST /dashboard/addresses/8/delete' },
  { request: 'POST /dashboard/addresses/vue/default', body: { type: 'billing', id: 8 } },
  {
    request: 'POST /dashboard/addresses/vue/store',
    body: { ...exampleData(), id: 8, phone: '0612345678', type: 'private' },
  },
  { request: 'POST /dashboard/power_credits/vue/data' },
  { request: 'POST /dashboard/power_credits/vue/buy', body: { credits: 500 } },
  { request: 'POST /discounts/apply', body: { code: 'CREDITS5' } },
  { request: 'DELETE /dashboard/stock_reminders/{reminder}/vue/delete' },
  { request: 'POST /dashboard/stock_reminders/{reminder}/delete' },
  { request: 'POST /rmas/bestelling-7f3a9c1e5b/11121', status: 404 },
  { request: 'POST /rmas/2026-11120/11120', status: 404 },
  { request: 'POST /rmas/order-2026-10482/10482', status: 404 },
  { request: 'GET /rma/bestelling/2026-11120', status: 404 },
  { request: 'GET /rma/bestelling/order-2026-10482', status: 404 },
  { request: 'POST /rma', body: { products: { [INVERTERS]: 1 } } },
  { request: 'POST /rma/oplossing/gegevens' },
  { request: 'POST /rma/oplossing/gegevens?example' },
  { request: 'GET /rma/bedankt/{receipt}', status: 404 },
  { request: 'GET /rma/bedankt/retour-2b81d60c' },
  { request: 'POST /media/init', body: { data: [{ id: '{photo}' }, { id: '{upload}' }] } },
  { request: 'POST /media/delete/nonpersisted', body: { id: '{upload}' } },
  { request: 'GET /redactie/{article}/bewerken' },
  { request: 'GET /dashboard' },
  { request: 'GET /mijn-aanvragen' },
  { request: 'GET /cart' },
  { request: 'GET /checkout' },
  { request: 'GET /rma' },
];

/** Texts that only the owner may read. */
const SECRETS = /sanne|damrak|zonneweg|1012 ?lg|3899 ?az|0612345678|foutcode|signature=zon|2026-11120|\/storage\//i;

function filled(text: string): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name]!);
}

for (const who of ['guest', 'customer']) {
  test.each(REQUESTS)(`$request is closed to another ${who}`, async ({ request, body, status }) => {
    const [method = '', path = ''] = filled(request).split(' ');
    const before = await allRows();
    const answer = await others[who]!(method, path, body && JSON.parse(filled(JSON.stringify(body))));
    expect(answer.status).toBeLessThan(500);
    if (status !== undefined) expect(answer.status).toBe(status);
    // The 404 page prints the requested address.
    expect((await answer.text()).replaceAll(path, '')).not.toMatch(SECRETS);
    expect(await allRows()).toEqual(before);
  });
}

test('an editor cannot overwrite an article of another editor', async () => {
  for (const ask of Object.values(others)) {
    const body = { id: ids['article'], title: 'Mijn', intro: '', body: 'Nee.' };
    const before = await allRows();
    expect((await ask('POST', '/redactie', body)).status).toBeGreaterThanOrEqual(400);
    expect(await allRows()).toEqual(before);
  }
});

test('the owner can still read everything', async () => {
  for (const path of [
    '/offerte/off-20261',
    '/betalen/{order}',
    '/dashboard/addresses/7',
    '/rma/bedankt/{receipt}',
    '/redactie/{article}/bewerken',
  ])
    expect(
      (await owner.fetch(filled(path), { headers: { Accept: 'text/html' }, redirect: 'manual' })).status,
      path,
    ).toBe(200);
  expect((await postJson(owner, '/quotation/off-20261')).status).toBe(200);
  const records = await (await postJson(owner, '/media/init', { data: [{ id: ids['upload'] }] })).json();
  expect(records).toMatchObject({ result: [{ id: Number(ids['upload']) }] });
});

test('no route with an id is missing from the table', () => {
  // The id of a receipt is its secret.
  const PUBLIC =
    /^(GET \/(media|merken|handleidingen|demo|zoeken)\/|GET \/\*$|POST \/(product|modal)\/|GET \/redactie\/:id\{\[0-9\]\+\}$|GET \/storage\/|GET \/withdrawal\/|POST \/rma\/bestelling\/)/;
  const requests = REQUESTS.map(({ request }) => request.replace(/\?.*$/, ''));
  const routes = owner.app.routes.filter(({ method, path }) => method !== 'ALL' && /[:*]/.test(path));
  for (const { method, path } of routes) {
    const route = `${method} ${path}`;
    if (PUBLIC.test(route)) continue;
    const shape = new RegExp(`^${route.replaceAll(/:\w+(\{[^/]*\})?/g, '[^/]+').replaceAll('/', '\\/')}$`);
    expect(
      requests.some((request) => shape.test(request)),
      route,
    ).toBe(true);
  }
});
