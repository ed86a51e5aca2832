import { Agent, request } from 'node:http';

export interface LoadRequest {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Load {
  readonly perSecond: number;
  /** The 99th percentile of response times in milliseconds. */
  readonly p99: number;
  readonly answered: number;
  /** Status and path of all failures. */
  readonly failures: readonly string[];
}

/** Repeats requests on keep-alive connections for `duration` milliseconds. */
export async function runLoad(
  url: string,
  requestFor: (connection: number) => LoadRequest,
  { duration, connections }: { duration: number; connections: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const failures: string[] = [];
  const begin = performance.now();
  const keepAsking = async (connection: number) => {
    while (performance.now() - begin < duration) {
      const nextRequest = requestFor(connection);
      const started = performance.now();
      const status = await ask(agent, url, nextRequest);
      times.push(performance.now() - started);
      if (status < 200 || status >= 400) failures.push(`${status} ${nextRequest.path}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => keepAsking(connection)));
  const passed = performance.now() - begin;
  agent.destroy();
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  return { perSecond: (times.length / passed) * 1000, p99, answered: times.length, failures };
}

/** The status after the complete answer; 0 for a broken connection. */
function ask(agent: Agent, url: string, { path, method = 'GET', headers, body }: LoadRequest): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(url + path, { agent, method, ...(headers && { headers: { ...headers } }) }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    });
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}
