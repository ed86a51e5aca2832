import { serve } from '@hono/node-server';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../tools/demo-shop/app.ts';
import type { Db } from '../../tools/demo-shop/db/schema.ts';
import { compressed } from '../../tools/demo-shop/host/compress.ts';
import { createFiles } from '../../tools/demo-shop/host/files.ts';
import { openFrames } from '../../tools/demo-shop/host/frames.ts';
import { mountPages } from '../../tools/demo-shop/pages/pages.ts';

/** A fault between the demo shop and its clients. */
export interface Fault {
  /** Changes the HTML of pages. */
  readonly page?: (html: string) => string;
  /** Changes the headers of answers, by the start of their path. */
  readonly headers?: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
  /** Replaces answers, by path. */
  readonly replaceAnswers?: Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;
  /** Changes the JSON of an answer, by path. */
  readonly json?: Readonly<Record<string, (body: never) => unknown>>;
  /** Paths whose connection is closed without an answer. */
  readonly dropConnections?: readonly string[];
}

export interface FaultyShop {
  readonly url: string;
  fault: Fault;
  close(): Promise<void>;
}

/**
 * Serves the demo shop behind a proxy with faults.
 *
 * @param frames the folder of the `server.js` that draws the first frames of its pages
 */
export async function openFaultyShop(db: Db, dist: string, frames?: string): Promise<FaultyShop> {
  const app = createApp({ db, pages: mountPages });
  const addFrames = frames ? await openFrames(frames) : undefined;
  const files = createFiles([dist], ['widgets', 'assets']);
  const shop = { fault: {} as Fault };
  const correct = async (request: Request, env: object) => {
    // The proxy can change only uncompressed answers.
    if (shop.fault.json?.[new URL(request.url).pathname]) request.headers.delete('accept-encoding');
    const own = async (sent: Request) => app.fetch(sent, env);
    return (await files(request)) ?? (await (addFrames?.(own) ?? own)(request));
  };
  const answer = async (request: Request, env: { outgoing: ServerResponse }) => {
    const { pathname } = new URL(request.url);
    const { replaceAnswers: instead = {}, dropConnections: cut = [] } = shop.fault;
    if (cut.includes(pathname)) {
      env.outgoing.destroy();
      return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
    }
    if (instead[pathname]) return instead[pathname](request);
    const response = await withFault(await correct(request, env), pathname, shop.fault);
    return response.headers.has('content-encoding') ? response : compressed(request, response);
  };
  const server = serve({ fetch: answer as never, port: 0 }) as Server;
  await new Promise<void>((resolve) => {
    server.once('listening', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return Object.assign(shop, { url: `http://localhost:${port}`, close: () => end(server) });
}

async function withFault(answer: Response, path: string, { page, headers = {}, json = {} }: Fault): Promise<Response> {
  const changed = Object.entries(headers).filter(([begin]) => path.startsWith(begin));
  const isPage = answer.headers.get('content-type')?.includes('text/html');
  const body = json[path];
  if (!body && !(page && isPage) && changed.length === 0) return answer;
  const kept = new Headers(answer.headers);
  kept.delete('content-length');
  for (const [name, value] of changed.flatMap(([, those]) => Object.entries(those)))
    if (value === null) kept.delete(name);
    else kept.set(name, value);
  const init = { status: answer.status, headers: kept };
  if (body) return new Response(JSON.stringify(body((await answer.json()) as never)), init);
  if (page && isPage) return new Response(page(await answer.text()), init);
  return new Response(answer.body, init);
}

function end(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
