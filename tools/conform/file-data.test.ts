import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openNode } from '../demo-shop/db/open-node.ts';
import type { Db } from '../demo-shop/db/schema.ts';
import { seed } from '../demo-shop/seed/seed.ts';
import { DEMO_FILE, openConformShop, type ConformShop } from './conform-shop.support.ts';
import { all, answers, whenSent } from './faults/fault.support.ts';
import { runConform } from './run-conform.ts';
import type { ShopFile } from './shop-file.ts';

let db: Db;
let shop: ConformShop;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eiland-conform-'));
  db = await openNode();
  await seed(db, { products: 60 });
  shop = await openConformShop(db);
});

afterAll(async () => {
  await shop.close();
  await db.destroy();
  await rm(folder, { recursive: true });
});

afterEach(() => {
  shop.fault = null;
});

async function conform(changed: Partial<ShopFile>, ...args: string[]) {
  const path = join(folder, 'conform.json');
  await writeFile(path, JSON.stringify({ ...DEMO_FILE, ...changed }));
  return runConform([shop.url, '--file', path, '--write', ...args], null);
}

const [FIRST, SECOND] = DEMO_FILE.products;
const ADDRESS = DEMO_FILE.address;

test.each<[string, Partial<ShopFile>, string, RegExp]>([
  [
    'an unknown product',
    { products: [FIRST, { ...SECOND, id: 9 }] },
    'cart-add',
    /"products\[1\]" of the file: the shop refuses the product 9 \(product\): “.+” Name two products that it sells/,
  ],
  [
    'a product of which too few can be bought',
    { products: [{ ...FIRST, id: 2004 }, SECOND] },
    'cart-add',
    /"products\[0\]" of the file: the shop refuses the product 2004/,
  ],
  [
    'an unknown list',
    { list: { id: 9999, type: 'category' } },
    'overview-read',
    /"list" of the file: the shop refuses the list 9999 \(category\)/,
  ],
  [
    'an unknown code',
    { code: 'ZON11' },
    'code-accepted',
    /"code" of the file: the shop refuses the code ZON11: “.+” Name one that holds for both products/,
  ],
  [
    'an unknown gift card',
    { giftCard: 'CADEAU' },
    'gift-card-pays',
    /"giftCard" of the file: the shop refuses the code CADEAU/,
  ],
  [
    'a wrong password',
    { customer: { email: 'sanne@example.nl', password: 'zon' } },
    'login',
    /"customer" of the file: the shop refuses sanne@example\.nl/,
  ],
  [
    'a country that is not served',
    { address: { ...ADDRESS, country: 'us' } },
    'checkout-address',
    /"address" of the file: the shop does not deliver to us\. Name an address in nl, /,
  ],
  [
    'an unknown payment method',
    { payment: 'contant' },
    'order-placed',
    /"payment" of the file: the shop has no payment method contant\. It has ideal, /,
  ],
  ['a page that is not there', { pages: { de: '/de' } }, 'cart-empty', /"pages\.de" of the file: \/de answers 404\./],
])('%s is a mistake of the file, and ends with 2', async (_, changed, clause, sentence) => {
  const { code, output } = await conform(changed, '--clause', clause);
  expect(output).toMatch(sentence);
  expect(output).not.toContain('✗');
  expect(code).toBe(2);
});

test('a sold-out product that the shop does not know is a mistake of the file', async () => {
  shop.fault = whenSent('/cart/add', '"id":9,', 404, { message: 'Onbekend product.' });
  const { code, output } = await conform({ soldOut: { type: 'product', id: 9 } }, '--clause', 'cart-sold-out');
  expect(output).toContain('"soldOut" of the file: the shop refuses the product 9 (product): “Onbekend product.”');
  expect(code).toBe(2);
});

test('only what the chosen clauses use is compared', async () => {
  const { code } = await conform({ code: 'ZON11', list: { id: 9999, type: 'category' } }, '--only', 'session,cart');
  expect(code).toBe(0);
});

test('a call that the shop does not have, and one that fails, are no mistakes of the file', async () => {
  const missing = { message: 'The route could not be found.' };
  shop.fault = all(answers('/cart/add', 404, missing), answers('/conform-no-such-call', 404, missing));
  const absent = await conform({}, '--clause', 'cart-add');
  expect(absent.output).toContain('It answers 404: there is no route for this path');
  expect(absent.code).toBe(1);
  shop.fault = answers('/cart/add', 500, { message: 'Server Error' });
  expect(await conform({}, '--clause', 'cart-add')).toMatchObject({ code: 1 });
});
