import { Hono } from 'hono';
import { serve } from '@hono/node-server';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bucket } from './bucket.ts';
import { isSigned } from './signature.support.ts';

const ACCOUNT = { accessKeyId: 'shop', secretAccessKey: 'zonneschijn' };
const REGION = 'eu-west-1';
/** Of a page of a list: so few that a file has several. */
const PAGE = 5;

export interface BucketServer {
  readonly bucket: Bucket;
  /** The objects by their keys. */
  readonly objects: Map<string, Uint8Array<ArrayBuffer>>;
  /** The next requests fail with 503, or hang, or only those that delete fail; none by default. */
  fault: { readonly is: 'fails' | 'hangs' | 'deletes-nothing' } | null;
  close(): Promise<void>;
}

/** A bucket `shop` in memory, of a server that speaks so much S3 as the shop uses. It refuses what is not signed. */
export async function openBucketServer(): Promise<BucketServer> {
  const objects: BucketServer['objects'] = new Map();
  const state = { objects, fault: null as BucketServer['fault'] };
  const app = new Hono();
  app.use(async (context, next) => {
    if (state.fault?.is === 'hangs') await new Promise(() => undefined);
    const isDeletion = context.req.method === 'DELETE' || context.req.query('delete') !== undefined;
    if (state.fault?.is === 'fails' || (state.fault?.is === 'deletes-nothing' && isDeletion))
      return failure(503, 'SlowDown');
    if (!isSigned(context.req.raw, ACCOUNT.secretAccessKey)) return failure(403, 'SignatureDoesNotMatch');
    return next();
  });
  app.put('/shop/:key{.+}', async ({ req }) => {
    objects.set(req.param('key'), new Uint8Array(await req.arrayBuffer()));
    return new Response();
  });
  app.get('/shop/', ({ req }) => list([...objects.keys()].toSorted(), req.query()));
  app.get('/shop/:key{.+}', ({ req }) => {
    const bytes = objects.get(req.param('key'));
    return bytes ? partOf(bytes, req.header('range')) : failure(404, 'NoSuchKey');
  });
  app.post('/shop', async ({ req }) => {
    const keys = [...(await req.text()).matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key]) => key!);
    for (const key of keys) objects.delete(key);
    return xml(`<DeleteResult>${keys.map((key) => `<Deleted><Key>${key}</Key></Deleted>`).join('')}</DeleteResult>`);
  });
  app.notFound(() => failure(404, 'NoSuchBucket'));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await new Promise<void>((resolve) => {
    server.once('listening', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/shop`;
  return Object.assign(state, {
    bucket: { ...ACCOUNT, region: REGION, address, prefix: 'uploads/' },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function partOf(bytes: Uint8Array<ArrayBuffer>, range: string | undefined): Response {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  if (from === undefined) return new Response(bytes);
  return new Response(bytes.slice(Number(from), Number(to) + 1), { status: 206 });
}

function list(keys: readonly string[], query: Record<string, string>): Response {
  const { prefix = '', 'continuation-token': after = '' } = query;
  const rest = keys.filter((key) => key.startsWith(prefix) && key > after);
  const page = rest.slice(0, Math.min(PAGE, Number(query['max-keys'] ?? PAGE)));
  const isCut = page.length < rest.length;
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const entries = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  return xml(`<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${entries}</ListBucketResult>`);
}

function failure(status: number, code: string): Response {
  return xml(`<Error><Code>${code}</Code></Error>`, status);
}

function xml(body: string, status = 200): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>${body}`, {
    status,
    headers: { 'Content-Type': 'application/xml' },
  });
}
