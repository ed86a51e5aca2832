import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What answers 503: paths with this part, a number of times or until `heal` is called. */
interface Fault {
  readonly part: string;
  times: number;
}

/** A server in front of the demo shop that fails on demand, and remembers what was asked. */
export interface Front {
  readonly origin: string;
  /** The paths that were asked, with their queries. */
  readonly asked: string[];
  fail(part: string, times: number): void;
  /** Ends all faults and forgets what was asked. */
  heal(): void;
  /** Sends this policy with every page; null for none. */
  policy: string | null;
  close(): Promise<void>;
}

export async function openFront(shop: string): Promise<Front> {
  const target = new URL(shop);
  const asked: string[] = [];
  let faults: Fault[] = [];
  const state = { policy: null as string | null };

  function answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const path = incoming.url!;
    asked.push(path);
    const fault = faults.find((one) => one.times > 0 && path.includes(one.part));
    if (fault) {
      fault.times -= 1;
      outgoing.writeHead(503, { 'Cache-Control': 'no-store' }).end();
      return;
    }
    const { method, headers } = incoming;
    const sent = request({ host: target.hostname, port: target.port, path, method, headers }, (reply) => {
      const isPage = reply.headers['content-type']?.startsWith('text/html');
      // A browser that has a file in its cache does not ask for it.
      const cache = path.startsWith('/widgets/') ? { 'cache-control': 'no-store' } : {};
      const policy = state.policy !== null && isPage ? { 'content-security-policy': state.policy } : {};
      outgoing.writeHead(reply.statusCode!, { ...reply.headers, ...cache, ...policy });
      reply.pipe(outgoing);
    });
    sent.on('error', () => outgoing.destroy());
    incoming.pipe(sent);
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    fail: (part, times) => void faults.push({ part, times }),
    heal() {
      faults = [];
      asked.length = 0;
    },
    get policy() {
      return state.policy;
    },
    set policy(value) {
      state.policy = value;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
