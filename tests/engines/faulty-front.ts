import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** What answers 503: paths with this part, a number of times or until `heal` is called. */
interface Fault {
  readonly part: string;
  times: number;
}

/** A server in front of the demo shop that fails on demand, and remembers which files were requested. */
export interface Front {
  readonly origin: string;
  /** The address of an empty page. */
  readonly blank: string;
  /** The files of the build that were requested, with their queries. */
  readonly requested: readonly string[];
  fail(file: string, times: number): void;
  /** Sends the files whose name matches with a byte more. */
  alter(files: RegExp): void;
  /** Ends all faults. */
  heal(): void;
  /** Starts a step: nothing fails, is changed or was requested, and no browser has the addresses of the files in its cache. */
  reset(): void;
  /** Sends this policy with every page; null for none. */
  policy: string | null;
  /** Further headers of every page. */
  headers: Readonly<Record<string, string>>;
  /** Changes the HTML of every page. */
  change: (html: string) => string;
  /** Runs in every page before all other scripts. It is a file, because the shop's policy forbids scripts in the HTML. */
  script: string;
  close(): Promise<void>;
}

/** The address of `script`. */
const SCRIPT = '/first-script.js';
const BLANK = '/blank';
const BLANK_PAGE = '<!doctype html><title>Blank</title>';

const FILES = /^\/widgets-\d+\/(?<file>.*)$/;

/** @param script runs in every page of every step that has no script of its own */
export async function openFront(shop: string, script = ''): Promise<Front> {
  const target = new URL(shop);
  const requested: string[] = [];
  const faults: Fault[] = [];
  const unchanged = (html: string) => html;
  let altered: RegExp | undefined;
  let steps = 0;

  const withScript = (html: string) =>
    front.script ? html.replace('<head>', `<head><script src="${SCRIPT}"></script>`) : html;

  /** A browser keeps style sheets in its memory whatever their headers say, so each step has other addresses. */
  const withFolder = (html: string) => html.replaceAll('/widgets/', `/widgets-${steps}/`);

  function isFailing(file: string): boolean {
    const fault = faults.find(({ part, times }) => times > 0 && file.includes(part));
    if (fault) fault.times -= 1;
    return fault !== undefined;
  }

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url = '/', headers } = incoming;
    const own = { [SCRIPT]: ['text/javascript', front.script], [BLANK]: ['text/html', BLANK_PAGE] }[url];
    if (own) {
      outgoing.writeHead(200, { 'Content-Type': own[0], 'Cache-Control': 'no-store' }).end(own[1]);
      return;
    }
    const file = FILES.exec(url)?.groups?.['file'];
    if (file !== undefined) requested.push(file);
    if (file !== undefined && isFailing(file)) {
      outgoing.writeHead(503, { 'Cache-Control': 'no-store' }).end();
      return;
    }
    const path = file === undefined ? url : `/widgets/${file}`;
    const sent = request({
      host: target.hostname,
      port: target.port,
      // The shop may close an idle connection at the moment of its next use.
      agent: false,
      path,
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    sent.on('error', () => outgoing.destroy());
    sent.on('response', (reply) => {
      if (!reply.headers['content-type']?.startsWith('text/html')) {
        const cache = file === undefined ? {} : { 'cache-control': 'no-store' };
        if (file !== undefined && altered?.test(file)) return sendAltered(reply, outgoing);
        outgoing.writeHead(reply.statusCode!, { ...reply.headers, ...cache });
        reply.pipe(outgoing);
        return;
      }
      const { 'content-length': _length, ...kept } = reply.headers;
      const policy = front.policy === null ? {} : { 'content-security-policy': front.policy };
      text(reply).then(
        (html) =>
          outgoing
            .writeHead(reply.statusCode!, { ...kept, ...policy, ...front.headers })
            .end(front.change(withScript(withFolder(html)))),
        () => outgoing.destroy(),
      );
    });
    incoming.pipe(sent);
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const front: Front = {
    origin,
    blank: origin + BLANK,
    requested,
    fail: (part, times) => void faults.push({ part, times }),
    alter: (files) => void (altered = files),
    heal: () => void faults.splice(0),
    reset() {
      steps += 1;
      faults.splice(0);
      requested.length = 0;
      altered = undefined;
      front.policy = null;
      front.headers = {};
      front.change = unchanged;
      front.script = script;
    },
    policy: null,
    headers: {},
    change: unchanged,
    script,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return front;
}

function sendAltered(reply: IncomingMessage, outgoing: ServerResponse): void {
  const { 'content-length': _length, ...headers } = reply.headers;
  outgoing.writeHead(reply.statusCode!, { ...headers, 'cache-control': 'no-store' });
  reply.pipe(outgoing, { end: false });
  reply.on('end', () => outgoing.end('\n'));
}
