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
/** What the owner made, by the name that stands for it in the table. */
const made: Record<string, string> = {};

type Ask = (method: string, path: string, body?: unknown) => Promise<Response>;
const strangers: Record<string, Ask> = {};

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
  made['receipt'] = ((await returned.json()) as { redirectUrl: string }).redirectUrl.split('/').at(-1)!;
  made['photo'] = String(solved.images[0]!.id);
  made['upload'] = String((await upload()).id);
  const placed = await postJson(
    owner,
    '/checkout/validate/payment',
    exampleData({ shipping_method: 'thuis', payment_method: 'ideal' }),
  );
  made['order'] = ((await placed.json()) as { redirect: string }).redirect.split('/').at(-1)!;
  const article = await submitForm(owner, '/redactie', { title: 'Dak', intro: '', body: 'Van Sanne.' });
  made['article'] = article.headers.get('location')!.split('/').at(-1)!;
  const reminder = await owner.db
    .selectFrom('stock_reminders')
    .select('id')
    .where('person_id', '=', 'sanne')
    .executeTakeFirstOrThrow();
  made['reminder'] = String(reminder.id);
  strangers['guest'] = await visitor();
  strangers['customer'] = await visitor('greta@example.de');
});
afterAll(() => owner.close());

/** Everything that can belong to somebody; sessions and what only the stranger can have changed are left out. */
async function everything(): Promise<unknown> {
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

interface Door {
  readonly door: string;
  readonly body?: unknown;
  /** What is answered, where that says more than the words. */
  readonly status?: number;
}

/** Every address that names something of a customer's own. */
const DOORS: readonly Door[] = [
  { door: 'POST /quotation/off-20261', status: 404 },
  { door: 'GET /quotation/off-20261/accept' },
  { door: 'GET /quotation/off-20261/accept?signature=' },
  { door: 'GET /quotation/off-20261/decline?signature=zon20262' },
  { door: 'GET /quotation/off-20261/download?signature[]=zon20261' },
  { door: 'GET /offerte/off-20261', status: 404 },
  { door: 'GET /offerte/off-20261?signature=zon2026' },
  { door: 'GET /betalen/{order}', status: 404 },
  { door: 'POST /betalen/{order}', body: { outcome: 'paid' } },
  { door: 'GET /bedankt/{order}' },
  { door: 'GET /dashboard/addresses/7' },
  { door: 'DELETE /dashboard/addresses/8/vue/delete' },
  { door: 'POST /dashboard/addresses/8/delete' },
  { door: 'POST /dashboard/addresses/vue/default', body: { type: 'billing', id: 8 } },
  {
    door: 'POST /dashboard/addresses/vue/store',
    body: { ...exampleData(), id: 8, phone: '0612345678', type: 'private' },
  },
  { door: 'POST /dashboard/power_credits/vue/data' },
  { door: 'POST /dashboard/power_credits/vue/buy', body: { credits: 500 } },
  { door: 'POST /discounts/apply', body: { code: 'CREDITS5' } },
  { door: 'DELETE /dashboard/stock_reminders/{reminder}/vue/delete' },
  { door: 'POST /dashboard/stock_reminders/{reminder}/delete' },
  { door: 'POST /rmas/bestelling-7f3a9c1e5b/11121', status: 404 },
  { door: 'POST /rmas/2026-11120/11120', status: 404 },
  { door: 'POST /rmas/order-2026-10482/10482', status: 404 },
  { door: 'GET /rma/bestelling/2026-11120', status: 404 },
  { door: 'GET /rma/bestelling/order-2026-10482', status: 404 },
  { door: 'POST /rma', body: { products: { [INVERTERS]: 1 } } },
  { door: 'POST /rma/oplossing/gegevens' },
  { door: 'POST /rma/oplossing/gegevens?example' },
  { door: 'GET /rma/bedankt/{receipt}', status: 404 },
  { door: 'GET /rma/bedankt/retour-2b81d60c' },
  { door: 'POST /media/init', body: { data: [{ id: '{photo}' }, { id: '{upload}' }] } },
  { door: 'POST /media/delete/nonpersisted', body: { id: '{upload}' } },
  { door: 'GET /redactie/{article}/bewerken' },
  { door: 'GET /dashboard' },
  { door: 'GET /mijn-aanvragen' },
  { door: 'GET /cart' },
  { door: 'GET /checkout' },
  { door: 'GET /rma' },
];

/** What only the owner knows. */
const SECRETS = /sanne|damrak|zonneweg|1012 ?lg|3899 ?az|0612345678|foutcode|signature=zon|2026-11120|\/storage\//i;

function filled(text: string): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => made[name]!);
}

for (const who of ['guest', 'customer']) {
  test.each(DOORS)(`$door is closed to another ${who}`, async ({ door, body, status }) => {
    const [method = '', path = ''] = filled(door).split(' ');
    const before = await everything();
    const answer = await strangers[who]!(method, path, body && JSON.parse(filled(JSON.stringify(body))));
    expect(answer.status).toBeLessThan(500);
    if (status !== undefined) expect(answer.status).toBe(status);
    // A page that is not found prints its own address.
    expect((await answer.text()).replaceAll(path, '')).not.toMatch(SECRETS);
    expect(await everything()).toEqual(before);
  });
}

test('an article of another editor cannot be overwritten', async () => {
  for (const ask of Object.values(strangers)) {
    const body = { id: made['article'], title: 'Mijn', intro: '', body: 'Nee.' };
    const before = await everything();
    expect((await ask('POST', '/redactie', body)).status).toBeGreaterThanOrEqual(400);
    expect(await everything()).toEqual(before);
  }
});

test('the owner still sees all of it', async () => {
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
  const found = await (await postJson(owner, '/media/init', { data: [{ id: made['upload'] }] })).json();
  expect(found).toMatchObject({ result: [{ id: Number(made['upload']) }] });
});

test('no address with an id is missing from the table', () => {
  const PUBLIC =
    /^(GET \/(media|merken|handleidingen|demo)\/|GET \/\*$|POST \/(product|modal)\/|GET \/redactie\/:id\{\[0-9\]\+\}$|GET \/storage\/|POST \/rma\/bestelling\/)/;
  const doors = DOORS.map(({ door }) => door.replace(/\?.*$/, ''));
  const routes = owner.app.routes.filter(({ method, path }) => method !== 'ALL' && /[:*]/.test(path));
  for (const { method, path } of routes) {
    const route = `${method} ${path}`;
    if (PUBLIC.test(route)) continue;
    const shape = new RegExp(`^${route.replaceAll(/:\w+(\{[^/]*\})?/g, '[^/]+').replaceAll('/', '\\/')}$`);
    expect(
      doors.some((door) => shape.test(door)),
      route,
    ).toBe(true);
  }
});
