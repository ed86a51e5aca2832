import { createApp } from './app.ts';
import type { ShopApp } from './context.ts';
import type { Db } from './db/schema.ts';
import type { Extra } from './extras.ts';
import { prepare } from './prepare.ts';
import type { ShopSetup } from './prepare.ts';
import type { ShopSession } from './rules/sessions.ts';
import { seed } from './seed/seed.ts';

export type { CartEntry, ShopSetup } from './prepare.ts';

export interface OpenedShop {
  app: ShopApp;
  db: Db;
  session: ShopSession;
  csrf: string;
  /** `fetch` of a browser on a page of this shop: session and token are added where they are missing. */
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  close: () => Promise<void>;
}

/** Opens a separate shop with a fresh database, a session and a cart. */
export async function openShop(setup: ShopSetup): Promise<OpenedShop> {
  const { open, clock = Date.now, pages, pieces } = setup;
  const pauses = createPauses();
  const db = await open();
  await seed(db, { products: setup.products ?? 60, now: clock() });
  const session = await db.transaction().execute((transaction) => prepare(transaction, setup, clock()));
  const app = createApp({
    db,
    clock,
    wait: setup.wait ?? pauses.wait,
    ...(setup.random && { random: setup.random }),
    ...(setup.tries && { tries: setup.tries }),
    ...(pieces && { pieces }),
    ...(pages && { pages }),
  });
  const shop: OpenedShop = {
    app,
    db,
    session,
    csrf: session.csrf,
    fetch: fetchIn(app, session),
    close: () => {
      pauses.stop();
      return db.destroy();
    },
  };
  await setBehaviours(shop, setup.answers ?? {});
  await setExtras(shop, setup.extras ?? []);
  return shop;
}

/** A slow answer does not arrive after the shop is closed, because its database is gone. */
function createPauses() {
  const running = new Set<ReturnType<typeof setTimeout>>();
  return {
    wait: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        running.add(setTimeout(resolve, milliseconds));
      }),
    stop: () => running.forEach((pause) => clearTimeout(pause)),
  };
}

/** `fetch` of a browser with this session, on a page of this shop. */
export function fetchIn(app: ShopApp, session: ShopSession): OpenedShop['fetch'] {
  const base = globalThis.location?.href.startsWith('http') ? globalThis.location.href : 'http://shop.test/';
  return async (input, init) => {
    const request = input instanceof Request ? new Request(input, init) : new Request(new URL(input, base), init);
    const headers = new Headers(request.headers);
    headers.set('X-Demo-Session', session.id);
    if (!headers.has('X-CSRF-TOKEN') && request.method !== 'GET') headers.set('X-CSRF-TOKEN', session.csrf);
    return app.fetch(new Request(request, { headers }));
  };
}

async function setBehaviours(shop: OpenedShop, answers: NonNullable<ShopSetup['answers']>): Promise<void> {
  for (const [call, wanted] of Object.entries(answers)) {
    const behaviour = typeof wanted === 'string' ? { how: wanted } : wanted;
    const body = JSON.stringify({ call, ...behaviour });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await shop.fetch('/demo/behaviour', { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`The shop cannot answer ${call} like this: ${body}`);
  }
}

async function setExtras(shop: OpenedShop, names: readonly Extra[]): Promise<void> {
  if (names.length === 0) return;
  const headers = { 'Content-Type': 'application/json' };
  const answer = await shop.fetch('/demo/extras', { method: 'POST', headers, body: JSON.stringify({ names }) });
  if (!answer.ok) throw new Error(`The shop has no extras ${names.join(', ')}`);
}
