import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** A collector of measurements on this machine. */
export interface Collector {
  readonly origin: string;
  /** What was posted, in order. */
  readonly received: readonly { readonly path: string; readonly type: string; readonly body: string }[];
  close(): void;
}

/** Opens a collector that answers pages of every origin, as a real one that allows the shop. */
export async function openCollector(): Promise<Collector> {
  const received: { path: string; type: string; body: string }[] = [];
  async function receive(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method, url = '', headers } = request;
    const body = await text(request);
    if (method === 'POST') received.push({ path: url, type: headers['content-type'] ?? '', body });
    const allowed = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' };
    answer.writeHead(200, { ...allowed, 'Content-Type': 'application/json' }).end('{}');
  }
  const server = createServer((request, answer) => void receive(request, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
