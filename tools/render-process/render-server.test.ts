import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildSmallServer, type SmallServer } from '../../tests/support/small-server.ts';
import { WARM_UP_PAGE } from './warm-up-page.ts';
import type { WidgetFailure } from './render-job.ts';
import { openRenderServer, type RenderServer } from './render-server.ts';
import { openWorkerPool, type WorkerPool } from './worker-pool.ts';

const WORKERS = 2;
/** Milliseconds for a page of the faulty module. */
const LIMIT = 500;
/** Milliseconds that no page needs, on a slow machine either. */
const LONG = 20_000;
const SHOP = 'https://shop.example/cart';

/** Behaves as a page of the test asks. It marks the page with the number of pages that its worker has drawn. */
const FAULTY_SERVER = `import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
let drawn = 0;
export async function renderPage(html, { onError }) {
  if (html.includes('HANG')) for (;;);
  if (html.includes('WAIT')) await new Promise(() => {});
  if (html.includes('MEMORY')) { const kept = []; for (;;) kept.push(new Array(10_000).fill(Math.random())); }
  if (html.includes('THROW')) throw new Error('the secret of a visitor');
  if (html.includes('EXIT')) process.exit(1);
  if (html.includes('SLOW')) await wait(100);
  if (html.includes('BLOCKED')) while (!existsSync(new URL('released', import.meta.url))) await wait(10);
  if (html.includes('WRONG')) onError(new TypeError('the secret of a visitor'), 'cart-page');
  return html.includes('SAME') ? html : html + '<!-- ' + ++drawn + ' -->';
}`;

/** What every tenth page of a busy process does to its worker, from the sixth on. */
const FAULTS: Readonly<Record<number, string>> = { 5: 'HANG', 6: 'EXIT', 7: 'MEMORY', 8: 'THROW', 9: 'WAIT' };
interface Process {
  readonly pool: WorkerPool;
  readonly server: RenderServer;
  readonly failures: WidgetFailure[];
  readonly port: number;
}

async function open(server: URL, limit: number): Promise<Process> {
  const worker = new URL('render-worker.ts', import.meta.url);
  const pool = await openWorkerPool({ worker, server, size: WORKERS, memory: 64, limit });
  const failures: WidgetFailure[] = [];
  const onFailure = (failure: WidgetFailure) => failures.push(failure);
  const options = { pool, workers: WORKERS, version: '1.2.3', longestWait: LONG, onFailure };
  const opened = await openRenderServer({ host: '127.0.0.1', port: 0 }, options);
  return { pool, server: opened, failures, port: (opened.server.address() as AddressInfo).port };
}

let opened: Process;
const close = async () => {
  await opened.server.close();
  await opened.pool.close();
};

const draw = (body: string | Uint8Array<ArrayBuffer>, url = SHOP) =>
  fetch(`http://127.0.0.1:${opened.port}/render?url=${encodeURIComponent(url)}`, { method: 'POST', body });
/** The status is 0 when no answer comes in time. */
const drawInTime = async (body: string) => {
  try {
    const signal = AbortSignal.timeout(LONG);
    const answer = await fetch(`http://127.0.0.1:${opened.port}/render?url=${SHOP}`, { method: 'POST', body, signal });
    return { status: answer.status, page: await answer.text() };
  } catch {
    return { status: 0, page: '' };
  }
};
const drawWidget = (widget: string, options: string | object) =>
  fetch(`http://127.0.0.1:${opened.port}/render/${widget}`, {
    method: 'POST',
    body: typeof options === 'string' ? options : JSON.stringify(options),
  });
const health = async () => {
  const answer = await fetch(`http://127.0.0.1:${opened.port}/health`);
  return { status: answer.status, ...((await answer.json()) as { ready: number; open: number; version: string }) };
};

describe.each(['light', 'react'] as const)('with the %s build', (runtime) => {
  let small: SmallServer;
  beforeAll(async () => {
    small = await buildSmallServer(runtime, { 'cart-page': { path: '/cart/get' } });
    opened = await open(pathToFileURL(join(small.folder, 'server.js')), LONG);
  });
  afterAll(async () => {
    await close();
    await small.close();
  });

  test('pages that are sent at the same time are those that the module draws', async () => {
    const renderPage = await small.open();
    const pages = Array.from({ length: 20 }, (_, at) =>
      WARM_UP_PAGE.replace('<body>', `<body><h1>Mand ${at} – é</h1>`),
    );
    const drawn = await Promise.all(pages.map(async (page) => (await draw(page)).text()));
    for (const [at, page] of pages.entries()) expect(drawn[at]).toBe(await renderPage(page, { url: SHOP }));
    expect(drawn[7]).toContain('data-sw-frame');
    expect(drawn[7]).toContain('Mand 7 – é');
  });

  test('a page without anything to draw is answered with 204', async () => {
    const answer = await draw('<html><body><p>Over ons</p></body></html>');
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  test('a widget comes with its frame and its lines for the head, as JSON', async () => {
    const initial = /data-initial>([^]*?)<\/script>/.exec(WARM_UP_PAGE)![1]!;
    const { render } = await small.openModule();
    const answers = await Promise.all(
      ['nl', 'de'].map((locale) => drawWidget('cart-page', { inputs: { checkoutUrl: '/kasse' }, initial, locale })),
    );
    for (const [at, locale] of ['nl', 'de'].entries()) {
      const answer = answers[at]!;
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json']);
      const expected = await render('cart-page', { inputs: { checkoutUrl: '/kasse' }, initial, locale });
      expect(await answer.json()).toEqual(expected);
      expect(expected.html).toContain('data-sw-frame');
    }
  });

  test.each([
    ['cart-page', '{"inputs":', 400],
    ['cart-page', '[]', 400],
    ['cart-page', 'null', 400],
    ['cart-page', {}, 422],
    ['cart-page', { initial: 5 }, 422],
    ['cart-page', { initial: '{}', settings: { locale: 5 } }, 422],
    ['nothing', {}, 422],
    ['a/b', {}, 404],
    ['..%2f', {}, 404],
  ])('%s with %j is answered with %i, and the next widget is drawn', async (widget, options, status) => {
    const answer = await drawWidget(widget, options);
    expect(answer.status).toBe(status);
    if (status === 422) expect(await answer.json()).toEqual({ message: expect.stringMatching(/\w/) as string });
    expect(await (await draw(WARM_UP_PAGE)).text()).toContain('data-sw-frame');
    expect(await health()).toMatchObject({ ready: WORKERS, open: 0 });
  });

  test('the page that warms a worker up has a frame', async () => {
    expect(await (await draw(WARM_UP_PAGE)).text()).toContain('data-sw-frame');
  });
});

describe('whatever a page does', () => {
  let folder: string;
  let module: URL;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'eiland-render-'));
    await writeFile(join(folder, 'server.mjs'), FAULTY_SERVER);
    module = pathToFileURL(join(folder, 'server.mjs'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(async () => {
    opened = await open(module, LIMIT);
  });
  afterEach(close);

  test.each(['HANG', 'WAIT', 'MEMORY', 'EXIT', 'THROW'])(
    '%s is answered with 503, and the next page is drawn',
    async (fault) => {
      const answers = await Promise.all([draw(fault), draw(fault), draw('page')]);
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 200]);
      expect(await answers[0].text()).toBe('');
      await expect.poll(health, { timeout: 5000 }).toMatchObject({ status: 200, ready: WORKERS, open: 0 });
      expect((await draw('page')).status).toBe(200);
    },
  );

  test('what fails names the widget and the kind of error, and nothing of the page', async () => {
    await draw('WRONG');
    expect(opened.failures).toEqual([{ widget: 'cart-page', reason: 'TypeError' }]);
  });

  test('a page that no worker can take in time is refused at once', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => draw('SLOW')));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    await expect.poll(health).toMatchObject({ ready: WORKERS, open: 0 });
  });

  test('pages that are sent with many faulty ones are their own or refused, and the next are drawn', async () => {
    const pages = Array.from({ length: 50 }, (_, at) => `${FAULTS[at % 10] ?? 'page'} of visitor ${at}.`);
    const answers = await Promise.all(pages.map(drawInTime));
    for (const [at, { status, page }] of answers.entries()) {
      expect(at % 10 in FAULTS ? [503] : [200, 503], pages[at]).toContain(status);
      if (status === 200) expect(page.startsWith(`${pages[at]}<!-- `)).toBe(true);
    }
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await expect.poll(health, { timeout: 10_000 }).toMatchObject({ status: 200, ready: WORKERS, open: 0 });
    const statuses = await Promise.all(Array.from({ length: WORKERS }, async () => (await draw('page')).status));
    expect(statuses).toEqual(Array.from({ length: WORKERS }, () => 200));
  });

  test('pages that are still arriving count, because they are in the memory', async () => {
    const most = WORKERS * 16;
    // A page that is drawn meanwhile would take the place of one of them.
    const arrived = new Promise<void>((resolve) => {
      let count = 0;
      opened.server.server.on('request', () => void (++count === most && resolve()));
    });
    const slow = Array.from({ length: most }, () => {
      const request = send({ port: opened.port, path: `/render?url=${SHOP}`, method: 'POST' });
      request.on('error', () => {});
      request.write('<p>');
      return request;
    });
    await arrived;
    expect((await draw('page')).status).toBe(503);
    for (const request of slow) request.destroy();
    await expect.poll(async () => (await draw('page')).status, { timeout: 10_000 }).toBe(200);
  });

  test('a page whose caller has left is not drawn', async () => {
    await close();
    opened = await open(module, LONG);
    const blocked = [draw('BLOCKED'), draw('BLOCKED')];
    await expect.poll(health).toMatchObject({ open: 2 });
    const callers = Array.from({ length: 10 }, () => new AbortController());
    const left = callers.map(({ signal }) =>
      fetch(`http://127.0.0.1:${opened.port}/render?url=${SHOP}`, { method: 'POST', body: 'page', signal }).catch(
        () => null,
      ),
    );
    await expect.poll(health).toMatchObject({ open: 12 });
    for (const caller of callers) caller.abort();
    await Promise.all(left);
    await expect.poll(health).toMatchObject({ open: 2 });
    await writeFile(new URL('released', module), '');
    expect((await Promise.all(blocked)).map(({ status }) => status)).toEqual([200, 200]);
  });

  test.each([
    ['an address that is none', () => draw('page', 'shop'), 400],
    ['another encoding', () => draw(new Uint8Array([0xe9, 0x20])), 400],
    ['a page of five megabytes', () => draw('x'.repeat(5 * 1024 * 1024)), 413],
    ['another path', () => fetch(`http://127.0.0.1:${opened.port}/`), 404],
    ['another method', () => fetch(`http://127.0.0.1:${opened.port}/render`), 405],
  ])('%s is refused', async (_, act, status) => {
    expect((await act()).status).toBe(status);
    expect((await draw('page')).status).toBe(200);
  });

  test('a page of unknown length ends at the limit', async () => {
    const request = send({ port: opened.port, path: `/render?url=${SHOP}`, method: 'POST' });
    request.on('error', () => {});
    const answered = once(request, 'response') as Promise<[{ statusCode: number }]>;
    for (let part = 0; part < 6; part++) request.write('x'.repeat(1024 * 1024));
    const [{ statusCode }] = await answered;
    request.destroy();
    expect(statusCode).toBe(413);
  });

  test('headers of the visitor reach no worker, and connections are kept', async () => {
    const answer = await fetch(`http://127.0.0.1:${opened.port}/render?url=${SHOP}`, {
      method: 'POST',
      body: 'page',
      headers: { cookie: 'session=secret' },
    });
    expect([...answer.headers.keys()].sort()).toEqual([
      'connection',
      'content-length',
      'content-type',
      'date',
      'keep-alive',
    ]);
    expect(await answer.text()).not.toContain('secret');
  });

  test('what has arrived is answered before the end', async () => {
    const drawn = draw('SLOW');
    await expect.poll(health).toMatchObject({ open: 1 });
    await opened.server.close();
    expect((await drawn).status).toBe(200);
    await expect(draw('page')).rejects.toThrow();
  });

  test('health names the version, and fails without workers', async () => {
    expect(await health()).toEqual({ status: 200, version: '1.2.3', workers: WORKERS, ready: WORKERS, open: 0 });
    await opened.pool.close();
    expect((await health()).status).toBe(503);
  });
});

test('a page has the styles of its frames where the request asks for them', async () => {
  const built = await buildSmallServer('light', { 'cart-page': { path: '/cart/get' } });
  opened = await open(pathToFileURL(join(built.folder, 'server.js')), LONG);
  const ask = async (query: string) => {
    const url = `http://127.0.0.1:${opened.port}/render?url=${SHOP}${query}`;
    return (await fetch(url, { method: 'POST', body: WARM_UP_PAGE })).text();
  };
  expect(await ask('&inline-styles')).toContain('<style>.base { gap: 0 }');
  expect(await ask('')).not.toContain('<style>');
  await close();
  await built.close();
});

test('a build that cannot be loaded is said at the start', async () => {
  await expect(open(new URL('missing.js', import.meta.url), LONG)).rejects.toThrow('missing.js');
});

test('a socket in use is not taken over, and one that a killed process has left behind is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'eiland-socket-'));
  const path = join(folder, 'render.sock');
  await writeFile(join(folder, 'server.mjs'), FAULTY_SERVER);
  const pool = await openWorkerPool({
    worker: new URL('render-worker.ts', import.meta.url),
    server: pathToFileURL(join(folder, 'server.mjs')),
    size: 1,
    memory: 64,
    limit: LIMIT,
  });
  const options = { pool, workers: 1, version: '1.2.3', longestWait: LONG, onFailure: () => {} };
  const first = await openRenderServer({ path }, options);
  await expect(openRenderServer({ path }, options)).rejects.toThrow('EADDRINUSE');
  await first.close();
  await leaveSocket(path);
  const second = await openRenderServer({ path }, options);
  await second.close();
  await pool.close();
  await rm(folder, { recursive: true });
});

/** As a process does that is killed while it listens. */
async function leaveSocket(path: string): Promise<void> {
  const program = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`;
  await once(spawn(process.execPath, ['-e', program]), 'exit');
}
