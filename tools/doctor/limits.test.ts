import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { Readable } from 'node:stream';
import { brotliCompressSync, createGzip, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildDoctor } from '../build/build-doctor.ts';
import { findWidgets } from '../build/find-widgets.ts';

/** The built command against a hostile server. */

// Each test starts a new process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const HEAD = '<!doctype html><html lang="nl"><head><meta name="csrf-token" content="a"></head><body>';
const pages = new Map<string, Answer>();
let folder: string;
let server: Server;
let url: string;

beforeAll(async () => {
  await mkdir('.cache', { recursive: true });
  folder = await mkdtemp(join('.cache', 'doctor-limits-'));
  await buildDoctor(folder, '1.0.0', findWidgets());
  server = createServer((request, response) => {
    const answer = pages.get(request.url!.split('?')[0]!);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

/** The command runs on Node 20 and newer. Beside the one of the tests, the machine may have another. */
const NODES = [process.execPath, ...otherNode()];

function otherNode(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const program = folders.map((folder) => join(folder, 'node')).find((path) => existsSync(path));
  if (!program) return [];
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' });
  return Number.parseInt(version.slice(1), 10) >= 20 && version.trim() !== process.version ? [program] : [];
}

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

function doctor(...args: string[]): Promise<Ended> {
  return doctorOn(process.execPath, ...args);
}

function doctorOn(node: string, ...args: string[]): Promise<Ended> {
  // An answer that is kept whole does not fit into this heap.
  const child = spawn(node, ['--max-old-space-size=400', join(folder, 'doctor.js'), 'doctor', ...args]);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
}

function html(inside: string): Answer {
  return (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(`${HEAD}${inside}`);
  };
}

/** Never ends. */
function* endless() {
  for (;;) yield Buffer.alloc(64 * 1024, 32);
}

function json(body: string): Answer {
  return (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);
  };
}

const BADGE = '<a href="/cart" data-widget="cart-badge" data-url="/cart">Cart</a>';

test('an endless page is not read to its end', async () => {
  pages.set('/endless', (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    Readable.from(endless()).pipe(response);
  });
  const { code, output } = await doctor(`${url}/endless`);
  expect(output).toContain('is larger than 16 MB');
  expect(code).toBe(2);
});

test('a small answer that decompresses to a huge one is not read to its end', async () => {
  const rows = gzipSync(Buffer.alloc(32 * 1024 * 1024, 32));
  pages.set('/bomb', html(BADGE));
  pages.set('/cart/init', (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end(rows);
  });
  const { code, output } = await doctor(`${url}/bomb`);
  expect(output).toContain('[call-large]\n  The answer was not read to its end: it is larger than 16 MB.');
  expect(code).toBe(1);
});

/** As the server of PHP, which ends each connection. */
const FALSE_GZIP = { 'Content-Encoding': 'gzip', Connection: 'close' };

test.each(NODES)('an answer that is not compressed as it says is reported, on %s', async (node) => {
  pages.set('/plain', html(BADGE));
  pages.set('/cart/init', (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', ...FALSE_GZIP }).end('{"amount":1}');
  });
  const { code, output } = await doctorOn(node, `${url}/plain`);
  expect(output).toContain(
    '[call-encoding]\n  Content-Encoding says gzip, and the body is not compressed so: {"amount":1}.',
  );
  expect(code).toBe(1);

  pages.set('/false', (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', ...FALSE_GZIP }).end(`${HEAD}${BADGE}`);
  });
  const page = await doctorOn(node, `${url}/false`);
  expect(page.output).toContain(
    `/false cannot be read: Content-Encoding says gzip, and the body is not compressed so:`,
  );
  expect(page.code).toBe(2);
});

test.each(NODES)('an answer that never comes is a timeout, on %s', async (node) => {
  pages.set('/waits', html(BADGE));
  pages.set('/cart/init', (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).write('{');
  });
  const { code, output } = await doctorOn(node, `${url}/waits`, '--timeout', '1');
  expect(output).toContain('[call-timeout]\n  No answer came in time.');
  expect(code).toBe(1);
  pages.set('/never', () => {});
  expect(await doctorOn(node, `${url}/never`, '--timeout', '0.5')).toMatchObject({ code: 2 });
});

test.each(['br', 'deflate', 'gzip, br'])('an answer with Content-Encoding: %s is read', async (encoding) => {
  const encoders = { br: brotliCompressSync, deflate: deflateSync, gzip: gzipSync };
  const names = encoding.split(', ') as (keyof typeof encoders)[];
  const body = names.reduce<Buffer>((bytes, name) => encoders[name](bytes), Buffer.from('{"amount":"x"}'));
  pages.set('/encoded', html(BADGE));
  pages.set('/cart/init', (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': encoding }).end(body);
  });
  expect((await doctor(`${url}/encoded`)).output).toContain(
    'amount: expected a number, or text that is one, found "x".',
  );
});

test('60,000 wrong lines are reported, in an answer and in data-initial', async () => {
  const lines = Array.from({ length: 60_000 }, () => ({ wrong: 1 }));
  const cart = JSON.stringify({ items: lines, shippingCosts: 0, vatRate: 21, vat: 0, subtotal: 0 });
  pages.set(
    '/lines',
    html(`<div data-widget="cart-page"><script type="application/json" data-initial>${cart}</script></div>`),
  );
  pages.set('/cart/get', json(cart));
  const { code, output } = await doctor(`${url}/lines`);
  expect(output).toContain(
    'data-initial is not an answer of /cart/get: items[0].type: expected string, found nothing.',
  );
  expect(output).toContain('[call-contract]\n  items[0].type: expected string, found nothing.');
  expect(output).toContain('faults');
  expect(code).toBe(1);
});

test('an endless compressed answer is not read to its end', async () => {
  pages.set('/packed', (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' });
    Readable.from(endless()).pipe(createGzip()).pipe(response);
  });
  expect(await doctor(`${url}/packed`)).toMatchObject({ code: 2 });
});

test('a page that arrives byte by byte is abandoned after the timeout', async () => {
  pages.set('/drip', (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(timer));
  });
  expect(await doctor(`${url}/drip`, '--timeout', '0.5')).toMatchObject({ code: 2 });
});

test.each([
  ['nested elements', '<div>'.repeat(100_000), 'nested elements'],
  ['many elements', '<br>'.repeat(200_000), 'more than 100000 elements'],
])('a page of %s cannot be checked, and the doctor says why', async (_, inside, reason) => {
  pages.set('/giant', html(inside));
  const { code, output } = await doctor(`${url}/giant`);
  expect(output).toContain(reason);
  expect(code).toBe(2);
});

test.each([
  ['what every object has', '{"__proto__":1,"constructor":2}', (output: string) => output.includes('[call-contract]')],
  [
    'lists inside each other',
    `{"amount":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    (output: string) => output.includes('nested too deep'),
  ],
  [
    '200,000 errors',
    JSON.stringify({ errors: Array.from({ length: 200_000 }, () => ['x']) }),
    (output: string) => output.includes('[call-errors]'),
  ],
])('an answer of %s is reported', async (_, body, isFound) => {
  const settings =
    '<script type="application/json" data-shop-settings>{"__proto__":1,"constructor":2,"toString":3}</script>';
  pages.set('/odd', html(`${settings}<i data-widget="constructor"></i><i data-widget="__proto__"></i>${BADGE}`));
  pages.set('/cart/init', json(body));
  const { code, output } = await doctor(`${url}/odd`);
  expect(output).toContain('found "constructor"');
  expect(output).toContain('found "__proto__"');
  expect(output).toSatisfy(isFound);
  expect(code).toBe(1);
});

test('a list of 200,000 wrong entries is reported, in an answer and in the page', async () => {
  const wrong = JSON.stringify(Array.from({ length: 200_000 }, () => ({ reviews: 1 })));
  pages.set(
    '/many',
    html(
      `<div data-widget="product-reviews" data-product-id="1" data-type="product"></div><div data-widget="product-specs" data-specs='${'['.repeat(20_000)}${']'.repeat(20_000)}'></div>`,
    ),
  );
  pages.set('/product/1/reviews/vue/data', json(`{"reviews":${wrong.replaceAll('{"reviews":1}', '7')}}`));
  const { code, output } = await doctor(`${url}/many`);
  expect(output).toContain('[call-contract]');
  expect(code).toBe(1);
});

test('of 4,900 widgets, the doctor checks the first 1,000 and sends 100 calls, six in parallel', async () => {
  const button = '<button data-widget="add-to-cart" data-type="product" data-id="1" data-qty="x">Buy</button>';
  const reviews = Array.from(
    { length: 900 },
    (_, at) => `<div data-widget="product-reviews" data-product-id="p${at}" data-type="product"></div>`,
  );
  let atOnce = 0;
  let most = 0;
  let calls = 0;
  const answer: Answer = (_, response) => {
    most = Math.max(most, ++atOnce);
    calls += 1;
    setTimeout(() => {
      atOnce -= 1;
      response.writeHead(404).end();
    }, 5);
  };
  for (const at of reviews.keys()) pages.set(`/product/p${at}/reviews/vue/data`, answer);
  pages.set('/crowd', html(reviews.join('') + button.repeat(4000)));
  const { code, output } = await doctor(`${url}/crowd`);
  expect(output).toContain('has 4900 widgets; the first 1000 were checked.');
  expect(output).toContain('calls; the first 100 were sent.');
  expect(output).not.toContain('loader-unreachable');
  expect(code).toBe(1);
  expect(calls).toBe(100);
  expect(most).toBeLessThanOrEqual(6);
});

test('control characters of a page are escaped in text and in JSON', async () => {
  const evil = 'x\u001b]0;owned\u0007\u009b31m\u007f\u202egnp';
  pages.set('/evil', html(`<i data-widget="${evil}" id="a\nb"></i>`));
  for (const args of [[], ['--json']]) {
    const { output } = await doctor(`${url}/evil`, ...args);
    expect(output).toContain('\\u001b]0;owned\\u0007\\u009b31m\\u007f\\u202egnp');
    // oxlint-disable-next-line no-control-regex -- These must not occur.
    expect(output).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
  }
  const { code, output } = await doctor('no\u001b[2Jaddress');
  expect(output).toContain('no\\u001b[2Jaddress');
  expect(code).toBe(2);
});

test.each([
  ['odd entries', { log: { entries: [null, 7, {}, { request: { method: 'GET', url: 'chrome://x', headers: [] } }] } }],
  ['no entries', { log: { entries: [] } }],
])('a recording of %s cannot be checked', async (_, recording) => {
  const file = join(folder, 'odd.har');
  await writeFile(file, JSON.stringify(recording));
  expect(await doctor('--har', file)).toMatchObject({ code: 2 });
});

test('invalid entries of a recording are ignored and counted', async () => {
  const file = join(folder, 'half.har');
  const entry = {
    time: null,
    request: {
      method: 'POST',
      url: 'https://shop.test/cart/init',
      headers: [{ name: 'b\u00e4d name', value: '\u0000' }],
      postData: null,
    },
    response: {
      status: 200,
      headers: [],
      redirectURL: null,
      content: { mimeType: null, text: '{"amount":1}', encoding: null },
    },
  };
  await writeFile(
    file,
    JSON.stringify({ log: { entries: [null, { ...entry, request: { ...entry.request, url: '%' } }, entry] } }),
  );
  const { code, output } = await doctor('--har', file);
  expect(output).toContain('Note: 2 entries of the recording are not web requests and were ignored.');
  expect(output).toContain('[request-header]');
  expect(code).toBe(1);
});

test('style sheets of a theme are read up to a number, and to a length each', async () => {
  const links = Array.from({ length: 30 }, (_, at) => `<link rel="stylesheet" href="/sheet.css?${at}">`).join('');
  pages.set('/sheets', html(`${links}<div data-widget="concept-store-modal" data-title="a" data-content="b"></div>`));
  let requests = 0;
  pages.set('/sheet.css', (_, response) => {
    requests += 1;
    const rule = 'div:empty{display:none}';
    response.writeHead(200, { 'Content-Type': 'text/css' }).end(' '.repeat(2 * 1024 * 1024) + rule);
  });
  const { output } = await doctor(`${url}/sheets`);
  expect(requests).toBe(20);
  expect(output).toContain('/sheets links 30 style sheets; the first 20 were read.');
  expect(output).not.toContain('hidden-by-style');
});
