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
  readonly aliases: Map<string, string>;
  /** The calls, such as `PUT /shop-products-1`. */
  readonly calls: string[];
  /** What it does instead of answering; none by default. */
  fault: 'refuses' | 'hangs' | 'answers-a-part' | null;
  close(): Promise<void>;
}

/** Answers the calls that the shop sends, over indexes in memory, as the documentation of OpenSearch says. */
export async function openSearchServer(): Promise<TestSearchServer> {
  const indexes: TestSearchServer['indexes'] = new Map();
  const aliases: TestSearchServer['aliases'] = new Map();
  const state = { indexes, aliases, calls: [] as string[], fault: null as TestSearchServer['fault'] };
  const app = new Hono();
  app.use(async ({ req }, next) => {
    state.calls.push(`${req.method} ${req.path}`);
    if (state.fault === 'hangs') await new Promise(() => undefined);
    if (state.fault === 'refuses') return failure(503, 'cluster_block_exception', 'no master');
    return next();
  });
  app.onError((error) => failure(400, 'x_content_parse_exception', error.message));
  app.get('/_alias/:alias', ({ req }) => {
    const alias = req.param('alias');
    const index = aliases.get(alias);
    if (index) return Response.json({ [index]: { aliases: { [alias]: {} } } });
    return Response.json({ error: `alias [${alias}] missing`, status: 404 }, { status: 404 });
  });
  app.post('/_aliases', async ({ req }) => {
    const { actions } = await req.json<{ actions: Actions }>();
    for (const { remove_index: removed, add } of actions) {
      if (removed && !indexes.delete(removed.index)) return failure(404, 'index_not_found_exception', removed.index);
      if (add) aliases.set(add.alias, add.index);
    }
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
    for (let at = 0; at < lines.length; at += 2)
      documents.set((lines[at] as { index: { _id: string } }).index._id, lines[at + 1]!);
    return Response.json({ took: 1, errors: false, items: [] });
  });
  app.post('/:index/_refresh', () => Response.json({ _shards: { total: 1, successful: 1, failed: 0 } }));
  app.post('/:alias/_search', async ({ req }) => {
    const documents = indexes.get(aliases.get(req.param('alias')) ?? '');
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
  readonly remove_index?: { readonly index: string };
  readonly add?: { readonly index: string; readonly alias: string };
}[];

function failure(status: number, type: string, reason: string): Response {
  return Response.json({ error: { root_cause: [], type, reason }, status }, { status });
}
