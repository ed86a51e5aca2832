import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openNode } from '../../db/open-node.ts';
import { openPostgres } from '../../db/open-postgres.ts';
import type { Db } from '../../db/schema.ts';
import { createDatabases, server } from '../../new-database.support.ts';
import { seed } from '../../seed/seed.ts';
import { products } from '../catalogue.ts';
import { NO_FILTERS } from './engine.ts';
import { createSqlEngine } from './sql-engine.ts';

const databases = createDatabases();

describe.each([
  { name: 'SQLite', open: () => openNode(), isThere: true },
  { name: 'PostgreSQL', open: async () => openPostgres(await databases.create()), isThere: server !== undefined },
])('on $name', ({ open, isThere }) => {
  describe.skipIf(!isThere)('the engine', () => {
    let db: Db;
    beforeAll(async () => {
      db = await open();
      await seed(db, { products: 400 });
    }, 60_000);
    afterAll(async () => {
      await db.destroy();
      await databases.drop();
    }, 30_000);

    test.each([
      ['growatt', 5],
      ['Growatt Wechselrichter', 5],
      ['att min', 1],
      ['3 kw', 0],
      ['stäubli', 1],
      ['100%', 0],
      ['a_b', 0],
      ['x', 1],
      ["o'neill", 0],
      ['"groen"', 0],
    ])('finds for “%s” what the page of the search finds', async (text, atLeast) => {
      const scope = { categories: null, isOffers: false, text };
      const engine = createSqlEngine(db);
      const { total } = await engine.facets(scope, NO_FILTERS);
      const ids = await engine.productIds(scope, NO_FILTERS, { sort: null, from: 0, count: 500 });
      const page = await products(db, 'nl', { search: text, size: 500 });
      expect(ids).toEqual(page.products.map(({ id }) => String(id)));
      expect(total).toBe(ids.length);
      expect(total).toBeGreaterThanOrEqual(atLeast);
    });
  });
});
