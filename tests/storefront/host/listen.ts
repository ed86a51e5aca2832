import { serve as listen } from '@hono/node-server';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp, type ShopOptions } from '../app.ts';
import { compressed } from './compress.ts';
import { createFiles } from './files.ts';
import { createPageProxy } from './page-proxy.ts';
import { readWidgetDescriptions } from './read-widget-descriptions.ts';
import { mountMedia } from '../pages/media.ts';
import { mountPages } from '../pages/pages.ts';

/** Whoever wants others to reach the shop says so. */
export const THIS_MACHINE = '127.0.0.1';

export interface ServeOptions extends Omit<ShopOptions, 'pages' | 'front' | 'takesHeader'> {
  /** 0 takes any free port. */
  port: number;
  /** The address to listen at; only this machine reaches it unless told. */
  host?: string;
  /** The folders of the built widgets; a file of the first hides one of the others. */
  dist?: readonly string[];
  /** The widgets are built again while the shop runs. */
  isDevelopment?: boolean;
  /** The server that prints the pages in the place of the demo shop. */
  pages?: URL | undefined;
}

export interface Served {
  /** Such as `http://localhost:4173`. */
  readonly url: string;
  readonly port: number;
  /** Where it listens, such as `127.0.0.1`. */
  readonly address: string;
  /** Ends every connection; the database stays open, because whoever opened it closes it. */
  close(): Promise<void>;
}

/** Puts the demo shop on a port, with its pages and the built widgets. */
export async function serve({
  port,
  host = THIS_MACHINE,
  dist = ['dist'],
  isDevelopment = false,
  pages,
  ...options
}: ServeOptions): Promise<Served> {
  // On a port a session is known by its cookie alone.
  const shop = { ...options, takesHeader: false, keepsPages: true };
  const app = pages
    ? createApp({ ...shop, pages: mountMedia, front: createPageProxy(pages) })
    : createApp({ ...shop, pages: (app) => mountPages(app, () => readWidgetDescriptions(dist[0]!)) });
  const files = createFiles(dist, pages ? ['widgets'] : ['widgets', 'assets'], { isDevelopment });
  const answer = async (request: Request, env: object) =>
    (await files(request)) ?? compressed(request, await app.fetch(request, env));
  const server = listen({ fetch: answer, port, hostname: host }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('listening', resolve);
  });
  const { port: taken, address } = server.address() as AddressInfo;
  return { url: `http://localhost:${taken}`, port: taken, address, close: () => close(server) };
}

/** Throws what a start on this port would throw; nothing has been opened or emptied by then. */
export async function requireFreePort(port: number, host: string = THIS_MACHINE): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, host, resolve);
  });
  await close(probe);
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
