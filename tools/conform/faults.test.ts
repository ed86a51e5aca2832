import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNode } from '../demo-shop/db/open-node.ts';
import type { Db } from '../demo-shop/db/schema.ts';
import { EXTRA_NAMES } from '../demo-shop/extras.ts';
import { seed } from '../demo-shop/seed/seed.ts';
import { DEMO_FILE, openConformShop, playAgainst, type ConformShop } from './conform-shop.support.ts';
import {
  accountFaults,
  quotationFaults,
  requestFaults,
  returnFaults,
  uploadFaults,
  withdrawalFaults,
} from './faults/account.support.ts';
import { checkoutFaults, orderFaults } from './faults/checkout.support.ts';
import { codeFaults, listFaults, productFaults, searchFaults } from './faults/list.support.ts';
import { cartFaults } from './faults/cart.support.ts';
import type { FaultTable, Planted } from './faults/fault.support.ts';
import { sessionFaults } from './faults/session.support.ts';
import { scenarios } from './scenarios.ts';

const FAULTS: FaultTable = {
  ...sessionFaults,
  ...cartFaults,
  ...codeFaults,
  ...listFaults,
  ...checkoutFaults,
  ...orderFaults,
  ...accountFaults,
  ...returnFaults,
  ...withdrawalFaults,
  ...quotationFaults,
  ...productFaults,
  ...searchFaults,
  ...uploadFaults,
  ...requestFaults,
};

const ids = scenarios.flatMap(({ clauses }) => clauses.map(({ id }) => id));

let db: Db;
let plain: ConformShop;
let extended: ConformShop;

beforeAll(async () => {
  db = await openNode();
  await seed(db, { products: 60 });
  plain = await openConformShop(db);
  extended = await openConformShop(db, EXTRA_NAMES);
});

afterAll(async () => {
  await plain.close();
  await extended.close();
  await db.destroy();
});

function plantedFor(id: string): Planted {
  const planted = FAULTS[id]!();
  return typeof planted === 'function' ? { fault: planted } : planted;
}

test('every clause has a fault that breaks it, and its id once', () => {
  expect(ids.filter((id) => !Object.hasOwn(FAULTS, id))).toEqual([]);
  expect(Object.keys(FAULTS).filter((id) => !ids.includes(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(150);
});

test.each(ids.filter((id) => Object.hasOwn(FAULTS, id)))('%s fails where a shop breaks it', async (id) => {
  const { fault, hasExtras, file } = plantedFor(id);
  const shop = hasExtras ? extended : plain;
  shop.fault = fault;
  const [played] = await playAgainst(shop, { ...DEMO_FILE, ...file }, { clauses: [id] });
  expect(played?.outcome).toMatchObject({ is: 'broken' });
});
