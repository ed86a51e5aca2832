import { serve } from '@hono/node-server';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../demo-shop/app.ts';
import type { Db } from '../demo-shop/db/schema.ts';
import type { Extra } from '../demo-shop/extras.ts';
import { mountPages } from '../demo-shop/pages/pages.ts';
import type { Fault } from './faults/fault.support.ts';
import { openVisit, play, type Played } from './play.ts';
import { scenarios } from './scenarios.ts';
import { parseShopFile, type ShopFile } from './shop-file.ts';

export interface ConformShop {
  readonly url: string;
  /** None by default. */
  fault: Fault | null;
  close(): Promise<void>;
}

/** The demo shop on a port, behind a proxy. The caller closes the database. */
export async function openConformShop(db: Db, extras: readonly Extra[] = []): Promise<ConformShop> {
  const app = createApp({
    db,
    extras,
    pages: mountPages,
    takesHeader: false,
    tries: { session: 1000, address: 100_000 },
  });
  const shop = { fault: null as Fault | null };
  const answer = (request: Request, env: object): Promise<Response> => {
    const forward = async (sent: Request) => app.fetch(sent, env);
    return shop.fault ? shop.fault(request, forward) : forward(request);
  };
  const server = serve({ fetch: answer, port: 0 }) as Server;
  await new Promise<void>((resolve) => {
    server.once('listening', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return Object.assign(shop, { url: `http://localhost:${port}`, close });
}

/** What the demo shop has. */
export const DEMO_PATH = 'tools/conform/demo-shop.json';
export const DEMO_FILE = parseShopFile(readFileSync(DEMO_PATH, 'utf8'), DEMO_PATH);

interface Chosen {
  readonly clauses?: readonly string[];
  readonly scenarios?: readonly string[];
  readonly mayWrite?: boolean;
}

/** Plays all scenarios, or some clauses. */
export async function playAgainst(
  { url }: Pick<ConformShop, 'url'>,
  file: ShopFile,
  { clauses, scenarios: names, mayWrite = true }: Chosen = {},
): Promise<Played[]> {
  const named = scenarios.filter(({ name }) => names?.includes(name) ?? true);
  const chosen = named.map((scenario) => ({
    ...scenario,
    clauses: scenario.clauses.filter(({ id }) => clauses?.includes(id) ?? true),
  }));
  const options = { mayWrite, base: undefined, headers: {}, timeout: 20_000 };
  return play(chosen, await openVisit({ url: new URL(url), ...options }, file));
}
