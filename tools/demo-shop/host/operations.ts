import cluster from 'node:cluster';
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Db } from '../db/schema.ts';
import { shareMetrics } from './metrics-of-workers.ts';

/** Milliseconds in which database and search have to answer. */
const READY_LIMIT_MS = 1000;
const FILES = /^\/(widgets|assets|media)\//;
/** A trace of another program, by the standard of the W3C. */
const TRACE = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/;

export interface Operations {
  /** Answers the addresses for those who run the shop; undefined for any other. */
  answer(request: Request): Promise<Response | undefined>;
  /** Measures a request, and writes its line of the log. */
  watch(request: Request, run: () => Promise<Response>): Promise<Response>;
  /** From now on the shop wants no more visitors. */
  stop(): void;
}

/**
 * What a platform asks of a process: `/healthz` whether it lives, `/readyz` whether it may get visitors, and `/metrics` what it
 * has measured, as Prometheus reads it.
 *
 * @param log gets a line of JSON for each request
 * @param isSearchReady whether the search server answers, where the shop has one
 */
export function createOperations(
  db: Db,
  log?: (line: string) => void,
  isSearchReady: () => Promise<boolean> = async () => true,
): Operations {
  let isStopping = false;
  const register = new Registry();
  collectDefaultMetrics({ register });
  const readMetrics = cluster.isWorker ? shareMetrics(register) : () => register.metrics();
  const durations = new Histogram({
    name: 'shop_request_duration_seconds',
    help: 'How long requests took, by method, kind and status.',
    labelNames: ['method', 'kind', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });

  async function isReady(): Promise<boolean> {
    const answered = sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    const both = Promise.all([answered, isSearchReady()]).then((parts) => parts.every(Boolean));
    return !isStopping && Promise.race([both, wait(READY_LIMIT_MS, false, { ref: false })]);
  }

  async function metrics(): Promise<Response> {
    const text = await readMetrics();
    if (text === undefined) return new Response('a process did not answer', { status: 503 });
    return new Response(text, { headers: { 'Content-Type': register.contentType } });
  }

  return {
    async answer({ url }) {
      const { pathname } = new URL(url);
      if (pathname === '/healthz') return new Response('ok');
      if (pathname === '/metrics') return metrics();
      if (pathname !== '/readyz') return undefined;
      return (await isReady()) ? new Response('ok') : new Response('not ready', { status: 503 });
    },
    async watch(request, run) {
      const start = performance.now();
      const answer = await run();
      const seconds = (performance.now() - start) / 1000;
      const { method } = request;
      durations.observe({ method, kind: kindOf(request), status: String(answer.status) }, seconds);
      log?.(JSON.stringify(entryOf(request, answer, seconds)));
      return answer;
    },
    stop: () => void (isStopping = true),
  };
}

function kindOf({ url, headers }: Request): 'file' | 'page' | 'call' {
  if (FILES.test(new URL(url).pathname)) return 'file';
  return headers.get('accept')?.includes('text/html') ? 'page' : 'call';
}

/** Without the query, in which shoppers may have typed what is theirs. */
function entryOf(request: Request, { status }: Response, seconds: number) {
  const [, trace] = TRACE.exec(request.headers.get('traceparent') ?? '') ?? [];
  return {
    time: new Date().toISOString(),
    level: status >= 500 ? 'error' : 'info',
    method: request.method,
    path: new URL(request.url).pathname,
    status,
    ms: Math.round(seconds * 1000),
    ...(cluster.isWorker && { pid: process.pid }),
    trace_id: trace ?? randomBytes(16).toString('hex'),
  };
}
