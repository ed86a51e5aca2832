import { serve as listen } from '@hono/node-server';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createApp } from '../demo-shop/app.ts';
import { sessionOf, type ShopApp, type ShopContext } from '../demo-shop/context.ts';
import { openNode } from '../demo-shop/db/open-node.ts';
import type { Db } from '../demo-shop/db/schema.ts';
import { compressed } from '../demo-shop/host/compress.ts';
import { createFiles } from '../demo-shop/host/files.ts';
import { mountPages } from '../demo-shop/pages/pages.ts';
import { prepare } from '../demo-shop/prepare.ts';
import type { SessionKeys } from '../demo-shop/rules/sessions.ts';
import { SESSION_COOKIE } from '../demo-shop/session.ts';
import { seed } from '../demo-shop/seed/seed.ts';
import type { RenderPage } from '../render/page-options.ts';
import type { Build } from './builds.ts';
import type { Certificate } from './certificate.ts';
import { SERVED_PAGES } from './interactions.ts';
import { JOURNEY_PAGES } from './journey-steps.ts';
import { createQueryCounter } from './load/count-queries.ts';
import { measureAnswer, type AnswerCost } from './measure-answer.ts';
import type { BenchPage } from './pages.ts';
import { printPage } from './print-page.ts';

export interface BenchServer {
  /** Such as `http://127.0.0.1:4173`. */
  readonly origin: string;
  /** Opens a session with what the page's visitor has. Returns the id for the cookie. */
  openSession(page: BenchPage): Promise<string>;
  /** Measures what the first answer of a page costs. */
  measureAnswer(page: BenchPage): Promise<AnswerCost>;
  close(): Promise<void>;
}

export interface BenchShop {
  /** For HTTP/2; without one the server speaks HTTP/1.1. */
  readonly certificate?: Certificate | undefined;
  /** As many as there are by default. */
  readonly products?: number | undefined;
}

/**
 * The demo shop with a database in memory, the pages of the bench under `/bench/`, and each build under its name. Text
 * is compressed with gzip.
 */
export async function startServer(
  builds: readonly Build[],
  { certificate, products }: BenchShop = {},
): Promise<BenchServer> {
  const counter = createQueryCounter();
  const db = (await openNode()).withPlugin(counter.plugin);
  await seed(db, { ...(products && { products }) });
  const app: ShopApp = createApp({ db, takesHeader: false, pages: (app) => mountBenchPages(app, builds) });
  const files = createBuildFiles(builds);
  const fetch = async (request: Request, env: object) =>
    (await files(request)) ?? compressed(withGzip(request), await app.fetch(request, env));
  const host = { fetch, port: 0, hostname: '127.0.0.1' };
  const { key, cert } = certificate ?? {};
  const server = certificate
    ? listen({ ...host, createServer: createSecureServer, serverOptions: { key: key!, cert: cert! } })
    : listen(host);
  await new Promise<void>((resolve, reject) => server.once('error', reject).once('listening', () => resolve()));
  return {
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    openSession: async (page) => (await openSession(app, db, page)).id,
    async measureAnswer(page) {
      const session = await openSession(app, db, page);
      const { path, body = {} } = page.firstCall!;
      const answer = () => app.fetch(requestOf(session, path, body));
      return measureAnswer(page, async () => answer(), counter);
    },
    async close() {
      // The browser has closed its connections.
      await new Promise((resolve) => server.close(resolve));
      await db.destroy();
    },
  };
}

/** Serves `/light/loader.js` as the demo shop serves `/widgets/loader.js`. */
function createBuildFiles(builds: readonly Build[]): (request: Request) => Promise<Response | undefined> {
  const folders = new Map(builds.map(({ name, folder }) => [name as string, createFiles([folder], ['widgets'])]));
  const assets = createFiles([], ['assets']);
  return async (request) => {
    const [, name = '', file = ''] = /^\/(\w+)\/([\w.-]+)$/.exec(new URL(request.url).pathname) ?? [];
    const serveFile = folders.get(name);
    return serveFile ? serveFile(withGzip(request, `/widgets/${file}`)) : assets(withGzip(request));
  };
}

/** The same question for gzip, the encoding in which budgets are given. */
function withGzip(request: Request, path = ''): Request {
  const headers = new Headers({ 'accept-encoding': 'gzip' });
  const tag = request.headers.get('if-none-match');
  if (tag) headers.set('if-none-match', tag);
  return new Request(new URL(path, request.url), { headers });
}

async function openSession(app: ShopApp, db: Db, { visitor }: BenchPage): Promise<SessionKeys> {
  const session = await db
    .transaction()
    .execute((transaction) => prepare(transaction, { ...visitor, open: openNode }, Date.now()));
  if (visitor.extras) {
    const answer = await app.fetch(requestOf(session, '/demo/extras', { names: visitor.extras }));
    if (!answer.ok) throw new Error(`The shop has no extras ${visitor.extras.join(', ')}`);
  }
  return session;
}

function requestOf({ id, csrf }: SessionKeys, path: string, body: object): Request {
  const headers = { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': csrf, cookie: `${SESSION_COOKIE}=${id}` };
  return new Request(new URL(path, 'http://127.0.0.1'), { method: 'POST', headers, body: JSON.stringify(body) });
}

function mountBenchPages(app: ShopApp, builds: readonly Build[]): void {
  for (const page of [...SERVED_PAGES, ...JOURNEY_PAGES])
    app.get(`/bench/:build/${page.name}`, async (context) => {
      const build = builds.find(({ name }) => name === context.req.param('build'));
      const wants = (variant: string) => context.req.query(variant) !== undefined;
      const { main, styles } = await mainOf(app, page, context);
      const takesOver = wants('interaction') ? 'interaction' : wants('idle') ? 'idle' : 'eager';
      const hydrate = build && wants('frame') ? takesOver : undefined;
      const printed = printPage({
        page,
        csrf: sessionOf(context).csrf,
        build,
        main: wants('no-prefetch') ? withoutPrefetch(main) : main,
        styles,
        initial: wants('initial') || hydrate ? await readFirst(app, page, context) : undefined,
        hasPreload: wants('preload'),
        hydrate,
      });
      const html = hydrate ? await drawFrames(build!, printed, context.req.url, wants('inline')) : printed;
      return context.html(html, 200, { 'Cache-Control': 'no-cache' });
    });
  mountPages(app);
}

/** Its widgets fetch no files of the next page. */
function withoutPrefetch(html: string): string {
  return html.replaceAll(/data-widget="(cart-popup|cart-page)"/g, '$& data-prefetch=""');
}

/** Draws the first frames with the server of the build. */
async function drawFrames({ name, folder }: Build, html: string, url: string, inlineStyles: boolean): Promise<string> {
  const { renderPage } = (await import(pathToFileURL(join(folder, 'server.js')).href)) as FrameServer;
  return renderPage(html, {
    url,
    base: `/${name}/`,
    inlineStyles,
    onError(error) {
      throw error;
    },
  });
}

interface FrameServer {
  readonly renderPage: RenderPage;
}

async function mainOf(app: ShopApp, { main }: BenchPage, context: ShopContext) {
  if ('html' in main) return { main: main.html, styles: [] };
  const answer = await ask(app, context, main.path, { Accept: 'text/html' });
  const [, inner = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(await answer.text()) ?? [];
  return { main: inner + (main.after ?? ''), styles: ['/assets/shop.css'] };
}

async function readFirst(app: ShopApp, { firstCall }: BenchPage, context: ShopContext): Promise<string | undefined> {
  if (!firstCall) return undefined;
  const headers = { 'Content-Type': 'application/json', 'X-CSRF-TOKEN': sessionOf(context).csrf };
  const answer = await ask(app, context, firstCall.path, headers, JSON.stringify(firstCall.body ?? {}));
  return answer.text();
}

/** Asks the shop for the same visitor. */
async function ask(app: ShopApp, { req }: ShopContext, path: string, headers: Record<string, string>, body?: string) {
  const cookie = req.header('cookie') ?? '';
  const method = body === undefined ? 'GET' : 'POST';
  const init = { method, headers: { ...headers, cookie }, ...(body === undefined ? {} : { body }) };
  return app.fetch(new Request(new URL(path, req.url), init));
}
