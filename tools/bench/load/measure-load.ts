import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { top } from '../../commands/run-command.ts';
import type { Build } from '../builds.ts';
import type { LoadCosts } from './load-plan.ts';
import { withTables } from './load-tables.ts';
import { measureCosts, type Cost } from './measure-costs.ts';
import { measureFiles } from './measure-files.ts';
import { createPostgres, createSqlite, type Database } from './open-databases.ts';
import { CALLS, PAGES } from './visit-steps.ts';

const COSTS = join(top, 'tools/bench/load/costs.json');
const GUIDE = join(top, 'stories/guide/load.md');

/**
 * Measures what each page and call of a visit costs on SQLite and PostgreSQL, and writes the figures and the tables of the
 * guide.
 *
 * @param server a PostgreSQL server, such as `postgres://user:password@host:5432/postgres`
 */
export async function measureLoad(light: Build, server: string): Promise<string> {
  const machine = { processor: cpus()[0]!.model.trim(), processors: cpus().length, load: loadavg()[0]! };
  const databases: Record<string, readonly Cost[]> = {};
  for (const create of [createSqlite, () => createPostgres(server)]) {
    const database = await create();
    console.error(`${database.name} …`);
    databases[database.name] = await measureOn(database);
  }
  const costs: LoadCosts = {
    at: new Date().toISOString().slice(0, 10),
    machine,
    files: await measureFiles(light, PAGES),
    databases,
  };
  writeFileSync(COSTS, `${JSON.stringify(costs, null, 2)}\n`);
  const page = withTables(readFileSync(GUIDE, 'utf8'), costs);
  writeFileSync(GUIDE, `${page}\n`);
  return page.slice(page.indexOf('## What was measured'));
}

async function measureOn(database: Database): Promise<Cost[]> {
  try {
    return await measureCosts(database, [...PAGES, ...CALLS]);
  } finally {
    await database.remove();
  }
}
