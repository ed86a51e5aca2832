import { gzipSync } from 'node:zlib';
import type { QueryCounter } from './load/count-queries.ts';
import type { BenchPage } from './pages.ts';
import { median } from './statistics.ts';

/** What the first answer of a widget costs the shop, as medians. */
export interface AnswerCost {
  readonly page: string;
  /** Milliseconds until it is complete, in a process without sockets. */
  readonly ms: number;
  /** Milliseconds of these that the shop waits for its database. */
  readonly database: number;
  readonly bytes: number;
  readonly bytesGzip: number;
}

const WARM_UP = 3;
const TIMES = 15;

/** @param answer answers the first call of the page */
export async function measureAnswer(
  { title }: BenchPage,
  answer: () => Promise<Response>,
  counter: QueryCounter,
): Promise<AnswerCost> {
  const times: number[] = [];
  const waits: number[] = [];
  let body = Buffer.alloc(0);
  for (let at = 0; at < WARM_UP + TIMES; at++) {
    counter.reset();
    const start = performance.now();
    const response = await answer();
    body = Buffer.from(await response.arrayBuffer());
    if (!response.ok) throw new Error(`The first call of ${title} answers ${response.status}.`);
    if (at < WARM_UP) continue;
    times.push(performance.now() - start);
    waits.push(counter.counted.ms);
  }
  return {
    page: title,
    ms: median(times),
    database: median(waits),
    bytes: body.length,
    bytesGzip: gzipSync(body).length,
  };
}

export function formatAnswers(costs: readonly AnswerCost[]): string[] {
  return costs.map(
    ({ page, ms, database, bytes, bytesGzip }) =>
      `first answer, ${page}: ${ms.toFixed(1)} ms in the shop, ${database.toFixed(1)} ms of them in the database; ` +
      `${Math.ceil(bytes / 1000)} kB, ${Math.ceil(bytesGzip / 1000)} kB with gzip`,
  );
}
