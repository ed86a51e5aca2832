import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNode } from '../db/open-node.ts';
import type { Db } from '../db/schema.ts';
import { seed } from '../seed/seed.ts';
import { serve, type Served } from './listen.ts';

const CMS = 'http://cms.example:8080';

/** A CMS that knows one address only, redirects every other one to it, and prints it in all its links. */
function answerAsCms({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.host !== new URL(CMS).host) {
    response.writeHead(301, { location: CMS + url }).end();
  } else if (url === '/cms/old') {
    response.writeHead(302, { location: `${CMS}/cms/new` }).end();
  } else {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', etag: '"1"' });
    response.end(`<a href="${CMS}/cms/contact">Contact</a><img src='//cms.example:8080/a.png'>
      <script type="application/json">{"api":"http:\\/\\/cms.example:8080\\/wp-json"}</script>
      <a href="${CMS}0/other">Other</a><a href="https://cms.example/secure">Secure</a>`);
  }
}

/** A minimal server of a developer. */
async function answerAsDeveloper(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '/', method, headers } = request;
  if (url.startsWith('/cms')) {
    answerAsCms(request, response);
  } else if (url === '/moved') {
    response.writeHead(302, { location: `http://${headers.host ?? ''}/elsewhere` }).end();
  } else if (url.startsWith('/away?')) {
    response.writeHead(302, { location: new URL(url, 'http://x').searchParams.get('to') ?? '' }).end();
  } else if (url === '/missing') {
    response.writeHead(404, { 'content-type': 'text/html', 'x-made-by': 'hand' }).end('<h1>Niets</h1>');
  } else if (url === '/old') {
    const page = '<meta content="" name="csrf-token"><p>caf\u00e9</p>';
    response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1', etag: '"1"' });
    response.end(Buffer.from(page, 'latin1'));
  } else if (url === '/own-token') {
    response.writeHead(200, { 'content-type': 'text/html', etag: '"1"' });
    response.end('<meta name="csrf-token" content="mine">');
  } else if (method === 'POST') {
    response.writeHead(200, { 'set-cookie': ['a=1', 'b=2'] }).end(`took ${await text(request)}`);
  } else {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<meta name="csrf-token" content="" /><p>${url} for ${String(headers['x-forwarded-host'])}</p>`);
  }
}

let developer: Server;
let db: Db;
let served: Served;

beforeAll(async () => {
  developer = createServer((request, response) => void answerAsDeveloper(request, response));
  await new Promise<void>((resolve) => developer.listen(0, resolve));
  db = await openNode();
  await seed(db, { products: 60 });
  served = await serve({ port: 0, db, pages: new URL(own()) });
});

afterAll(async () => {
  await served.close();
  await db.destroy();
  developer.close();
});

const own = () => `http://localhost:${(developer.address() as AddressInfo).port}`;
const fetchFrom = (path: string, init: RequestInit = {}) => fetch(served.url + path, { redirect: 'manual', ...init });

test('an empty token in a page of another server is filled in, and calls accept it', async () => {
  const page = await fetchFrom('/producten/lamp?kleur=wit');
  const html = await page.text();
  expect(html).toContain(`<p>/producten/lamp?kleur=wit for ${new URL(served.url).host}</p>`);
  const token = /name="csrf-token" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const body = JSON.stringify({ type: 'product', id: 512, qty: 2 });
  const headers = { cookie, 'content-type': 'application/json', 'x-csrf-token': token };
  const added = await fetchFrom('/cart/add', { method: 'POST', headers, body });
  expect(added.status).toBe(200);
  expect(await added.json()).toMatchObject({ count: 2 });
});

test('a page whose path is the beginning of the path of a call belongs to the other server', async () => {
  expect(await (await fetchFrom('/cart')).text()).toContain('<p>/cart for');
  expect((await fetchFrom('/cart/get', { method: 'POST' })).status).toBe(419);
  expect((await fetchFrom('/media/logo.svg')).headers.get('content-type')).toContain('svg');
  expect(await (await fetchFrom('/assets/shop.css')).text()).toContain('<p>/assets/shop.css for');
});

test('status, headers and redirects are passed on unchanged', async () => {
  const missing = await fetchFrom('/missing');
  expect([missing.status, missing.headers.get('x-made-by'), await missing.text()]).toEqual([
    404,
    'hand',
    '<h1>Niets</h1>',
  ]);
  const moved = await fetchFrom('/moved');
  expect([moved.status, moved.headers.get('location')]).toEqual([302, `${served.url}/elsewhere`]);
});

test('a form to the developer’s server is sent without our token, with the right length', async () => {
  const answer = await fetchFrom('/contact', { method: 'POST', body: 'x'.repeat(3_000_000) });
  expect(await answer.text()).toHaveLength('took '.length + 3_000_000);
  expect(answer.headers.getSetCookie()).toEqual(expect.arrayContaining(['a=1', 'b=2']));
});

test('a page in another encoding keeps its characters', async () => {
  const page = await fetchFrom('/old');
  const html = Buffer.from(await page.arrayBuffer()).toString('latin1');
  expect(html).toMatch(/^<meta content="\w+" name="csrf-token"><p>caf\u00e9<\/p>$/);
  expect(page.headers.get('etag')).toBeNull();
});

test('an existing token is kept, and so are the validators of an unchanged page', async () => {
  const page = await fetchFrom('/own-token');
  expect(await page.text()).toBe('<meta name="csrf-token" content="mine">');
  expect(page.headers.get('etag')).toBe('"1"');
});

/** Sends the request line unchanged; `fetch` would normalize it. */
function statusOf(target: string): Promise<string> {
  const { port } = new URL(served.url);
  return new Promise((resolve, reject) => {
    const request = ask({ host: '127.0.0.1', port, path: target }, (answer) => {
      text(answer).then((body) => resolve(`${answer.statusCode} ${body}`), reject);
    });
    request.on('error', reject).end();
  });
}

test.each(['//HOST/stolen', '/\\HOST/stolen', 'http://HOST/stolen', '/.//HOST/stolen', '//user@HOST/stolen'])(
  'the address %s is requested from the developer’s own server only',
  async (path) => {
    const cookies: unknown[] = [];
    const server = createServer((request, response) => {
      cookies.push(request.headers.cookie);
      response.end('mine now');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await statusOf(path.replace('HOST', host))).not.toContain('mine now');
    expect(cookies).toEqual([]);
    server.close();
  },
);

test('a redirect to another host is passed to the browser unchanged', async () => {
  const { headers, status } = await fetchFrom(`/away?to=${encodeURIComponent(`${own()}.evil.example/`)}`);
  expect([status, headers.get('location')]).toEqual([302, `${own()}.evil.example/`]);
});

test('a CMS that redirects to its own address is asked under that address, and its links stay at the front', async () => {
  const front = await serve({ port: 0, db, pages: new URL(own()) });
  const page = await fetch(`${front.url}/cms/page?a=1`, { redirect: 'manual' });
  const html = await page.text();
  const moved = await fetch(`${front.url}/cms/old`, { redirect: 'manual' });
  await front.close();
  expect(page.status).toBe(200);
  expect(html).toContain(`<a href="${front.url}/cms/contact">`);
  expect(html).toContain(`src='${front.url}/a.png'`);
  expect(html).toContain(`"api":"${front.url.replace('//', '\\/\\/')}\\/wp-json"`);
  expect(html).toContain(`${CMS}0/other`);
  expect(html).toContain('https://cms.example/secure');
  expect([moved.status, moved.headers.get('location')]).toEqual([302, `${front.url}/cms/new`]);
});

test('a page for a server that is not there yet tries again', async () => {
  const lonely = await serve({ port: 0, db, pages: new URL('http://localhost:9/') });
  const answer = await fetch(lonely.url, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  await lonely.close();
  expect(answer.status).toBe(502);
  expect(html).toContain('No server answers at http://localhost:9.');
  expect(html).toContain('<meta http-equiv="refresh" content="2" />');
});

test('an unreachable server is reported with its address', async () => {
  const lonely = await serve({ port: 0, db, pages: new URL('http://localhost:9/') });
  const answer = await fetch(lonely.url);
  await lonely.close();
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain('No server answers at http://localhost:9.');
});
