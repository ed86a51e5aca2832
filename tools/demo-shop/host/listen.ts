import { serve as listen } from '@hono/node-server';
import { createServer, type Server } from 'node:http';
import { Server as Listener, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createApp, type ShopOptions } from '../app.ts';
import { acceptable, compressed } from './compress.ts';
import { createFiles } from './files.ts';
import { openFrames } from './frames.ts';
import { createOperations } from './operations.ts';
import { asFramework, type CallRules } from './other-framework.ts';
import { createPageProxy } from './page-proxy.ts';
import { readWidgetDescriptions } from './read-widget-descriptions.ts';
import { mountMedia } from '../pages/media.ts';
import { mountPages } from '../pages/pages.ts';

/** Listens on this machine only, by default. */
export const THIS_MACHINE = '127.0.0.1';

export interface ServeOptions extends Omit<ShopOptions, 'pages' | 'front' | 'takesHeader'> {
  /** 0 for any free port. */
  port: number;
  /** The address to listen on; this machine only by default. */
  host?: string;
  /** The folders of the built widgets. A file in the first one takes precedence. */
  dist?: readonly string[];
  /** The widgets are rebuilt while the shop runs. */
  isDevelopment?: boolean;
  /** The server that renders the pages instead of the demo shop. */
  pages?: URL | undefined;
  /** Draws the first frames of the widgets of its pages. */
  hasFrames?: boolean;
  /** Takes calls as another framework does. */
  calls?: CallRules;
  /** Gets a line of JSON for each request. */
  log?: (line: string) => void;
  /** Whether the search server answers, where the shop has one. */
  isSearchReady?: () => Promise<boolean>;
}

export interface Served {
  /** Such as `http://localhost:4173`. */
  readonly url: string;
  readonly port: number;
  /** The address that it listens on, such as `127.0.0.1`. */
  readonly address: string;
  /** Closes every connection. The caller closes the database. */
  close(): Promise<void>;
  /**
   * Closes when the requests that have begun are answered, or after ten seconds. For `delay` milliseconds before, it still
   * takes requests and says at `/readyz` that it wants no more.
   */
  drain(delay?: number): Promise<void>;
  /**
   * Leaves the port to other processes. Closes when every connection has ended, or after ten seconds: it answers on those
   * that are open, and asks each client to open another one.
   */
  leave(): Promise<void>;
}

/** Serves the demo shop on a port, with its pages and the built widgets. */
export async function serve({
  port,
  host = THIS_MACHINE,
  dist = ['dist'],
  isDevelopment = false,
  pages,
  hasFrames = false,
  calls,
  log,
  isSearchReady,
  ...options
}: ServeOptions): Promise<Served> {
  // On a port, only the cookie identifies a session.
  const shop = { ...options, takesHeader: false, keepsPages: true };
  const app = pages
    ? createApp({ ...shop, pages: mountMedia, front: createPageProxy(pages) })
    : createApp({ ...shop, pages: (app) => mountPages(app, () => readWidgetDescriptions(dist[0]!)) });
  const files = createFiles(dist, pages ? ['widgets'] : ['widgets', 'assets'], { isDevelopment });
  const addFrames = hasFrames ? await openFrames(dist[0]!) : undefined;
  const operations = createOperations(options.db, log, isSearchReady);
  const answer = async (request: Request, env: object) => {
    const own = async (sent: Request) => app.fetch(sent, env);
    const drawn = addFrames ? addFrames(own) : own;
    const taken = calls ? asFramework(calls, drawn) : drawn;
    return operations.watch(request, async () =>
      acceptable(request, (await files(request)) ?? (await compressed(request, await taken(request)))),
    );
  };
  const fetch = async (request: Request, env: object) => (await operations.answer(request)) ?? answer(request, env);
  const server = listen({ fetch, port, hostname: host }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('listening', resolve);
  });
  let isLeaving = false;
  server.prependListener('request', (_, response) => {
    if (isLeaving) response.setHeader('Connection', 'close');
  });
  const { port: taken, address } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${taken}`,
    port: taken,
    address,
    close: () => close(server),
    async drain(delay = 0) {
      operations.stop();
      if (delay > 0) await wait(delay);
      await closed(server, (done) => server.close(done));
    },
    async leave() {
      isLeaving = true;
      // `close` of an HTTP server ends idle connections too, on which a client may just be sending.
      await closed(server, (done) => Listener.prototype.close.call(server, done));
    },
  };
}

/**
 * Throws if the port is in use, before anything is opened or emptied.
 *
 * @returns the port; for 0 any free one
 */
export async function requireFreePort(port: number, host: string = THIS_MACHINE): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, host, resolve);
  });
  const { port: free } = probe.address() as AddressInfo;
  await close(probe);
  return free;
}

/** Milliseconds for the requests that have begun. */
const DRAIN_LIMIT_MS = 10_000;

async function closed(server: Server, stop: (done: () => void) => void): Promise<void> {
  const end = new Promise<void>((resolve) => stop(resolve));
  const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
  await end;
  clearTimeout(limit);
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
