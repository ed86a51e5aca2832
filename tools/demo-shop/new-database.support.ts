import { Client } from 'pg';
import { vi } from 'vitest';

/** The PostgreSQL server of the tests; undefined without one. */
export const server = process.env['DATABASE_URL'];

/** Databases on the server, each for one shop of a test. */
export interface Databases {
  /** The address of a new one. */
  create(): Promise<string>;
  /** Drops them, when their connections are closed. */
  drop(): Promise<void>;
}

export function createDatabases(): Databases {
  const names: string[] = [];

  async function onServer(sql: string): Promise<void> {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  }

  return {
    async create() {
      const name = `shop_${crypto.randomUUID().replaceAll('-', '')}`;
      await onServer(`create database ${name}`);
      names.push(name);
      const url = new URL(server!);
      url.pathname = `/${name}`;
      return url.href;
    },
    async drop() {
      // The server notices a closed connection a little later.
      for (const name of names.splice(0))
        await vi.waitFor(() => onServer(`drop database ${name}`), { timeout: 20_000 });
    },
  };
}
