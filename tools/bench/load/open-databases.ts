import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openNode } from '../../demo-shop/db/open-node.ts';
import { openPostgres } from '../../demo-shop/db/open-postgres.ts';
import type { Db } from '../../demo-shop/db/schema.ts';

/** An empty database for one measurement. */
export interface Database {
  readonly name: 'SQLite' | 'PostgreSQL';
  open(): Promise<Db>;
  /** After its connections are closed. */
  remove(): Promise<void>;
}

export async function createSqlite(): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'eiland-load-'));
  return {
    name: 'SQLite',
    open: () => openNode(join(folder, 'shop.sqlite')),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** @param server such as `postgres://user:password@host:5432/postgres` */
export async function createPostgres(server: string): Promise<Database> {
  const name = `load_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name: 'PostgreSQL',
    open: () => openPostgres(url.href),
    remove: () => onServer(server, `drop database ${name} with (force)`),
  };
}

async function onServer(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
