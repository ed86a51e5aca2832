import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchBody } from '../rules/search/search-query.ts';
import { evaluate, type Document } from './evaluate-search.support.ts';

export interface TestSearchServer {
  readonly url: string;
  /** The documents of each index by their ids. */
  readonly indexes: Map<string, Map<string, Document>>;
  /** The indexes of each alias. */
  readonly aliases: Map<string, ReadonlySet<string>>;
  /** The calls, such as `PUT /shop-products-1`. */
  readonly calls: string[];
  /** What it does instead of answering; none by default. */
  fault: 'refuses' | 'hangs' | 'stops-in-answer' | 'answers-a-page' | 'answers-a-part' | 'takes-no-products' | null;
  close(): Promise<void>;
}

/** The start of an answer. */
const HALF = new TextEncoder().encode('{"took":');
/** A bulk of which the server takes the first line alone. */
const FULL = {
  took: 1,
  errors: true,
  items: [
    { index: { _id: '1', status: 201 } },
    { index: { _id: '2', status: 429, error: { type: 'cluster_block_exception', reason: 'disk usage exceeded' } } },
  ],
};

/** Answers the calls that the shop sends, over indexes in memory, as the documentation of OpenSearch says. */
export async function openSearchServer(): Promise<TestSearchServer> {
  const indexes: TestSearchServer['indexes'] = new Map();
  const aliases: TestSearchServer['aliases'] = new Map();
  const state = { indexes, aliases, calls: [] as string[], fault: null as TestSearchServer['fault'] };
  const app = new Hono();
  app.use(async ({ req }, next) => {
    state.calls.push(`${req.method} ${req.path}`);
    if (state.fault === 'hangs') await new Promise(() => undefined);
    if (state.fault === 'stops-in-answer')
      return new Response(new ReadableStream({ start: (body) => body.enqueue(HALF) }));
    if (state.fault === 'answers-a-page') return new Response('<title>Sign in</title>');
    if (state.fault === 'refuses') return failure(503, 'cluster_block_exception', 'no master');
    return next();
  });
  const aliasedBy = (alias: string) => aliases.get(alias) ?? new Set<string>();
  app.onError((error) => failure(400, 'x_content_parse_exception', error.message));
  app.get('/_alias/:alias', ({ req }) => {
    const alias = req.param('alias');
    const own = [...(aliases.get(alias) ?? [])].map((index) => [index, { aliases: { [alias]: {} } }] as const);
    if (own.length > 0) return Response.json(Object.fromEntries(own));
    return Response.json({ error: `alias [${alias}] missing`, status: 404 }, { status: 404 });
  });
  app.post('/_aliases', async ({ req }) => {
    const { actions } = await req.json<{ actions: Actions }>();
    for (const { remove, add } of actions) {
      if (remove) {
        const prefix = remove.index.replace(/\*$/, '');
        const left = [...aliasedBy(remove.alias)].filter((name) => !name.startsWith(prefix));
        aliases.set(remove.alias, new Set(left));
      }
      if (add && !indexes.has(add.index)) return failure(404, 'index_not_found_exception', add.index);
      if (add) aliases.set(add.alias, new Set([...aliasedBy(add.alias), add.index]));
    }
    return Response.json({ acknowledged: true });
  });
  app.delete('/:index', ({ req }) => {
    const index = req.param('index');
    if (!indexes.delete(index)) return failure(404, 'index_not_found_exception', index);
    for (const [alias, own] of aliases) aliases.set(alias, new Set([...own].filter((name) => name !== index)));
    return Response.json({ acknowledged: true });
  });
  app.put('/:index', ({ req }) => {
    const index = req.param('index');
    if (indexes.has(index)) return failure(400, 'resource_already_exists_exception', index);
    indexes.set(index, new Map());
    return Response.json({ acknowledged: true, shards_acknowledged: true, index });
  });
  app.post('/:index/_bulk', async ({ req }) => {
    const lines = (await req.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Document);
    const documents = indexes.get(req.param('index'))!;
    if (state.fault === 'takes-no-products') return Response.json(FULL);
    for (let at = 0; at < lines.length; at += 2)
      documents.set((lines[at] as { index: { _id: string } }).index._id, lines[at + 1]!);
    return Response.json({ took: 1, errors: false, items: [] });
  });
  app.post('/:index/_refresh', () => Response.json({ _shards: { total: 1, successful: 1, failed: 0 } }));
  app.post('/:alias/_search', async ({ req }) => {
    const [index = ''] = aliasedBy(req.param('alias'));
    const documents = indexes.get(index);
    if (!documents) return failure(404, 'index_not_found_exception', `no such index [${req.param('alias')}]`);
    const answer = evaluate(documents, await req.json<SearchBody>());
    const shards = { total: 2, successful: 1, skipped: 0, failed: 1 };
    return Response.json(state.fault === 'answers-a-part' ? { ...answer, _shards: shards } : answer);
  });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await new Promise<void>((resolve) => {
    server.once('listening', resolve);
  });
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

type Actions = readonly {
  readonly remove?: { readonly index: string; readonly alias: string };
  readonly add?: { readonly index: string; readonly alias: string };
}[];

function failure(status: number, type: string, reason: string): Response {
  return Response.json({ error: { root_cause: [], type, reason }, status }, { status });
}
