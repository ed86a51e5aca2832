import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { readJson } from '../render/read-json.ts';
import type { Place } from './options.ts';
import type { RenderJob, WidgetFailure } from './render-job.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Bytes of a page, or of a widget's data. */
const LARGEST_PAGE = 4 * 1024 * 1024;
/** Pages that wait or are drawn, for each worker. A page beyond them would wait longer than any shop does. */
const OPEN_PER_WORKER = 16;
/** Milliseconds in which a request has to arrive. */
const REQUEST_LIMIT_MS = 5000;
/** Milliseconds that a connection without requests stays open: longer than those that shops keep. */
const KEEP_ALIVE_MS = 65_000;

const WIDGET_PATH = /^\/render\/([\w-]+)$/;
const JSON_TYPE = 'application/json';

export interface RenderServerOptions {
  readonly pool: WorkerPool;
  readonly workers: number;
  readonly version: string;
  /** Milliseconds that a page waits for its turn. */
  readonly longestWait: number;
  /** Gets what kept a widget from being drawn. */
  onFailure(failure: WidgetFailure): void;
}

export interface RenderServer {
  readonly server: Server;
  /** Answers what has arrived, and ends. */
  close(): Promise<void>;
}

interface State {
  /** Requests whose body is arriving. */
  reading: number;
  isClosing: boolean;
}

/** Starts to listen. Rejects when it cannot. */
export async function openRenderServer(place: Place, options: RenderServerOptions): Promise<RenderServer> {
  const state: State = { reading: 0, isClosing: false };
  const server = createServer((request, response) => {
    answer(request, response, options, state).catch(() => refuse(response, 503));
  });
  server.requestTimeout = REQUEST_LIMIT_MS;
  server.headersTimeout = REQUEST_LIMIT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  if ('path' in place) await removeStaleSocket(place.path);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, () => resolve());
  });
  return {
    server,
    close() {
      state.isClosing = true;
      // A caller that neither sends its page nor goes away.
      const timer = setTimeout(() => server.closeAllConnections(), REQUEST_LIMIT_MS);
      return new Promise((resolve) => {
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    },
  };
}

/** A process that was killed leaves the file of its socket behind. */
async function removeStaleSocket(path: string): Promise<void> {
  const isStale = await new Promise<boolean>((resolve) => {
    const socket = connect(path);
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED'));
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
  });
  if (isStale) await rm(path);
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: RenderServerOptions,
  state: State,
): Promise<void> {
  if (state.isClosing) response.setHeader('Connection', 'close');
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/health') return answerHealth(request, response, options, state);
  const [, widget] = WIDGET_PATH.exec(pathname) ?? [];
  if (pathname !== '/render' && widget === undefined) return refuse(response, 404);
  if (request.method !== 'POST') return refuse(response, 405, { Allow: 'POST' });
  const url = searchParams.get('url') ?? '';
  if (widget === undefined && (!/^https?:/i.test(url) || !URL.canParse(url))) return refuse(response, 400);
  const { pool, workers } = options;
  // Before the page is read: what waits is what the memory holds.
  if (pool.open + state.reading >= workers * OPEN_PER_WORKER) return refuse(response, 503);
  state.reading++;
  const text = await bodyOf(request).finally(() => state.reading--);
  if (typeof text === 'number') return refuse(response, text);
  const inlineStyles = searchParams.has('inline-styles');
  if (widget === undefined)
    return draw({ html: text, url, inlineStyles }, 'text/html; charset=utf-8', response, options);
  const widgetOptions = readJson(text);
  if (!widgetOptions || Array.isArray(widgetOptions)) return refuse(response, 400);
  await draw({ widget, options: widgetOptions }, JSON_TYPE, response, options);
}

async function draw(
  job: RenderJob,
  type: string,
  response: ServerResponse,
  options: RenderServerOptions,
): Promise<void> {
  const caller = new AbortController();
  if (response.destroyed) caller.abort();
  response.once('close', () => caller.abort());
  const signal = AbortSignal.any([caller.signal, AbortSignal.timeout(options.longestWait)]);
  const drawn = await options.pool.draw(job, signal);
  if (drawn.is === 'refused') return send(response, 422, JSON_TYPE, JSON.stringify({ message: drawn.message }));
  drawn.failures.forEach(options.onFailure);
  if (drawn.body === undefined) return void response.writeHead(204).end();
  send(response, 200, type, drawn.body);
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  const body = Buffer.from(text);
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length }).end(body);
}

/** The text of a page or of JSON, or the status that says why there is none. */
async function bodyOf(request: IncomingMessage): Promise<string | 400 | 413> {
  if (Number(request.headers['content-length']) > LARGEST_PAGE) return 413;
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > LARGEST_PAGE) return 413;
    parts.push(part);
  }
  try {
    // A page in another encoding would come back with other letters.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(parts));
  } catch {
    return 400;
  }
}

function answerHealth(
  { method }: IncomingMessage,
  response: ServerResponse,
  { pool, workers, version }: RenderServerOptions,
  { isClosing }: State,
): void {
  if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, { Allow: 'GET' });
  const isHealthy = pool.ready > 0 && !isClosing;
  const body = JSON.stringify({ version, workers, ready: pool.ready, open: pool.open });
  const headers = { 'Content-Type': JSON_TYPE, 'Cache-Control': 'no-store' };
  response.writeHead(isHealthy ? 200 : 503, headers).end(method === 'HEAD' ? undefined : body);
}

/** A request that is not read to its end makes the connection useless. */
function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { ...headers, ...(!response.req.complete && { Connection: 'close' }) }).end();
}
