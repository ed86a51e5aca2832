import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Files } from './build-loader.ts';

/** A request to the server; times in milliseconds of the server's process. */
export interface Met {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly began: number;
  ended?: number;
}

export interface Answer {
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds before the answer. */
  readonly after?: number;
  /** The connection is cut instead. */
  readonly cut?: boolean;
  /** The rest of the body never arrives. */
  readonly stalls?: boolean;
}

type AnswerOrNone = Answer | undefined | Promise<Answer | undefined>;
type Answering = Answer | ((met: Met, times: number) => AnswerOrNone);

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  json: 'application/json',
};

export const STRICT =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types shop-widgets";

/** A server with pages, a folder of widgets, and calls with the answers of the test. */
export class Site {
  readonly met: Met[] = [];
  /** The delay of widget files in milliseconds; loader and engine have none. */
  delay = 0;
  #answers = new Map<string, { answering: Answering; times: number }>();
  #files: Files;
  #server = createServer((request, response) => void this.#answer(request, response));

  constructor(files: Files) {
    this.#files = files;
    this.answer('/favicon.ico', { status: 204 });
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Sets the answer of a path. A function may pass requests on to the folder of widgets. */
  answer(path: string, answering: Answering): void {
    this.#answers.set(path, { answering, times: 0 });
  }

  /** Leaves requests to this path pending until it gets an answer. */
  hang(path: string): { answer(answer?: Answer): void } {
    let release: (answer?: Answer) => void = () => {};
    const later = new Promise<Answer | undefined>((resolve) => (release = resolve));
    this.answer(path, () => later);
    return { answer: (answer) => release(answer) };
  }

  /** A page with this body, and the loader in its head unless the body contains one. */
  page(
    path: string,
    body: string,
    { head = '<script type="module" async src="/widgets/loader.js"></script>', csp = STRICT, lang = 'nl' } = {},
  ): void {
    const html = `<!doctype html><html lang="${lang}"><head><title>Shop</title>${head}</head><body>${body}</body></html>`;
    this.answer(path, { body: html, headers: { 'Content-Type': TYPES['html']!, 'Content-Security-Policy': csp } });
  }

  /** The requested paths, without queries and without pages. */
  requestsTo(pattern: RegExp): Met[] {
    return this.met.filter(({ path }) => pattern.test(path));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const began = performance.now();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url!;
    const met: Met = {
      method: request.method!,
      path,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
      began,
    };
    this.met.push(met);
    const {
      status = 200,
      body = '',
      headers = {},
      after = 0,
      cut = false,
      stalls = false,
    } = (await this.#told(met)) ?? this.#file(path);
    if (after > 0) await new Promise((resolve) => setTimeout(resolve, after));
    met.ended = performance.now();
    if (cut) return void request.socket.destroy();
    response.writeHead(status, { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache', ...headers });
    if (stalls) response.write(body);
    else response.end(body);
  }

  #told(met: Met): AnswerOrNone {
    const known = this.#answers.get(met.path) ?? this.#answers.get(met.path.split('?')[0]!);
    if (!known) return;
    known.times += 1;
    return typeof known.answering === 'function' ? known.answering(met, known.times) : known.answering;
  }

  #file(path: string): Answer {
    const name = path.split('?')[0]!.split('/').at(-1)!;
    const body = this.#files.get(name);
    if (body === undefined) return { status: 404, body: 'not here' };
    return {
      body,
      headers: { 'Content-Type': TYPES[name.split('.').at(-1)!]! },
      after: /^(loader|engine-)/.test(name) ? 0 : this.delay,
    };
  }
}
