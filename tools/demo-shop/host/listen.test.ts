import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { get as ask, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNode } from '../db/open-node.ts';
import type { Db } from '../db/schema.ts';
import { seed } from '../seed/seed.ts';
import { serve, type Served } from './listen.ts';

const SCRIPT = `console.log(${JSON.stringify('zon'.repeat(2000))});`;

let dist: string;
let db: Db;
let served: Served;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'eiland-dist-'));
  await mkdir(join(dist, 'inner'));
  await mkdir(join(dist, '0.5.0/light'), { recursive: true });
  await Promise.all(
    [
      'loader.js',
      'base.css',
      'cart-page-1b2cd.js',
      'cart-page-1b2cd.nl.js',
      'kit-model.js',
      'inspect.js',
      '0.5.0/loader.js',
      '0.5.0/light/loader.js',
    ].map((name) => writeFile(join(dist, name), SCRIPT)),
  );
  db = await openNode();
  await seed(db, { products: 60 });
  served = await serve({ port: 0, db, dist: [dist] });
});

afterAll(async () => {
  await served.close();
  await db.destroy();
  await rm(dist, { recursive: true });
});

function fetchFrom(path: string, headers: Record<string, string> = {}, init: RequestInit = {}): Promise<Response> {
  return fetch(served.url + path, { ...init, headers });
}

/** The bytes on the wire; `fetch` would decompress them. */
async function onTheWire(path: string, headers: Record<string, string>) {
  const head = await new Promise<IncomingMessage>((resolve, reject) => {
    ask(served.url + path, { headers }, resolve).on('error', reject);
  });
  const bytes = Buffer.concat(await head.toArray());
  return { head, bytes, size: bytes.length };
}

test('the shop answers on a free port', async () => {
  expect((await fetchFrom('/', { accept: 'text/html' })).status).toBe(200);
});

test('a file of the first folder hides those of the others', async () => {
  const light = join(dist, 'light');
  await mkdir(light);
  await writeFile(join(light, 'loader.js'), 'light');
  const both = await serve({ port: 0, db, dist: [light, dist] });
  const text = async (name: string) => (await fetch(`${both.url}/widgets/${name}`)).text();
  expect(await text('loader.js')).toBe('light');
  expect(await text('light/loader.js')).toBe('light');
  expect(await text('base.css')).toBe(SCRIPT);
  expect((await fetch(`${both.url}/widgets/none.js`)).status).toBe(404);
  await both.close();
});

test('the shop listens on this machine only, unless an address is given', async () => {
  expect(served.address).toBe('127.0.0.1');
  const open = await serve({ port: 0, db, dist: [dist], host: '0.0.0.0' });
  expect(open.address).toBe('0.0.0.0');
  await open.close();
});

test.each(['br', 'gzip'])('pages and scripts are compressed with %s', async (packing) => {
  for (const path of ['/widgets/loader.js', '/assets/shop.css', '/omvormers']) {
    const packed = await onTheWire(path, { 'accept-encoding': packing, accept: 'text/html' });
    const plain = await onTheWire(path, { accept: 'text/html' });
    expect(packed.head.headers['content-encoding'], path).toBe(packing);
    expect(packed.size, path).toBeLessThan(plain.size / 2);
  }
});

test('a compressed file beside another is served for it, as long as it has the same content', async () => {
  // Another quality than the shop's own, so that its bytes can be told apart.
  const beside = brotliCompressSync(SCRIPT, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  await writeFile(join(dist, 'inspect.js.br'), beside);
  const served = async () => (await onTheWire('/widgets/inspect.js', { 'accept-encoding': 'br' })).bytes;
  expect((await served()).equals(beside)).toBe(true);

  const changed = `${SCRIPT}// changed`;
  await writeFile(join(dist, 'inspect.js'), changed);
  expect(brotliDecompressSync(await served()).toString()).toBe(changed);

  await writeFile(join(dist, 'kit-model.js.br'), 'not compressed');
  const { bytes } = await onTheWire('/widgets/kit-model.js', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT);
});

test('a refused encoding is not used, and every text says that it depends on the accepted ones', async () => {
  for (const path of ['/widgets/loader.js', '/assets/shop.css', '/omvormers', '/media/hero.svg']) {
    const get = async (encoding: string) => {
      const { statusCode, headers } = (await onTheWire(path, { 'accept-encoding': encoding, accept: 'text/html' }))
        .head;
      expect(headers.vary, path).toMatch(/\bAccept-Encoding\b/);
      return [statusCode, headers['content-encoding']];
    };
    expect(await get('br;q=0'), path).toEqual([200, undefined]);
    expect(await get('br;q=0, gzip;q=0.5'), path).toEqual([200, 'gzip']);
    expect(await get('identity;q=0, br'), path).toEqual([200, 'br']);
    expect(await get('*;q=0'), path).toEqual([406, undefined]);
  }
  const small = await onTheWire('/nowhere.json', { 'accept-encoding': 'gzip, *;q=0', accept: 'application/json' });
  expect(small.head.headers['content-encoding']).toBe('gzip');
});

test.each([
  ['/widgets/cart-page-1b2cd.js', 'public, max-age=31536000, immutable'],
  ['/widgets/cart-page-1b2cd.nl.js', 'public, max-age=31536000, immutable'],
  ['/widgets/0.5.0/loader.js', 'public, max-age=31536000, immutable'],
  ['/widgets/0.5.0/light/loader.js', 'public, max-age=31536000, immutable'],
  ['/widgets/loader.js', 'public, max-age=0, stale-while-revalidate=86400'],
  ['/widgets/kit-model.js', 'public, max-age=0, stale-while-revalidate=86400'],
  ['/widgets/inspect.js', 'public, max-age=0, must-revalidate'],
  ['/widgets/base.css', 'public, max-age=0, stale-while-revalidate=86400'],
  ['/assets/shop.css', 'public, max-age=0, must-revalidate'],
  ['/assets/figtree.woff2', 'public, max-age=2592000'],
  ['/', 'no-cache'],
])('%s may be cached: %s', async (path, words) => {
  expect((await fetchFrom(path, { accept: 'text/html' })).headers.get('cache-control')).toBe(words);
});

test('while the widgets are rebuilt, no browser caches a loader', async () => {
  const developed = await serve({ port: 0, db, dist: [dist], isDevelopment: true });
  const { headers } = await fetch(`${developed.url}/widgets/loader.js`);
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  await developed.close();
});

test('a browser with the current loader gets 304 without a body', async () => {
  const tag = (await fetchFrom('/widgets/loader.js')).headers.get('etag') ?? '';
  expect((await fetchFrom('/widgets/loader.js', { 'if-none-match': tag })).status).toBe(304);
  await writeFile(join(dist, 'loader.js'), `${SCRIPT}//`);
  expect((await fetchFrom('/widgets/loader.js', { 'if-none-match': tag })).status).toBe(200);
});

test.each([
  '/widgets/..%2f..%2fpackage.json',
  '/widgets/inner/x.js',
  '/widgets/.hidden',
  '/widgets/inner',
  '/widgets/0.5.0/../../package.json',
  '/widgets/0.5.0/.hidden',
  '/assets/pages.ts',
])('%s is not served', async (path) => {
  expect((await fetchFrom(path)).status).toBe(404);
});

test('a port that is in use is reported', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const { port } = server.address() as { port: number };
  await expect(serve({ port, db })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await new Promise((resolve) => server.close(resolve));
});

test.each(['offline', 'cut'])('the behaviour %s closes the connection', async (how) => {
  const first = await fetchFrom('/cart', { accept: 'text/html' });
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const token = /name="csrf-token" content="([^"]+)"/.exec(await first.text())?.[1] ?? '';
  const headers = { cookie, 'x-csrf-token': token, accept: 'application/json', 'content-type': 'application/json' };
  const agree = { method: 'POST', body: JSON.stringify({ call: '/cart/get', how, times: 1 }) };
  expect((await fetchFrom('/demo/behaviour', headers, agree)).status).toBe(200);

  const broken = fetchFrom('/cart/get', headers, { method: 'POST' }).then((answer) => answer.json());
  await expect(broken).rejects.toThrow();
  expect((await fetchFrom('/cart/get', headers, { method: 'POST' })).status).toBe(200);
});
