import { orderInBrowser } from '../../tests/adapters/vendure/browser-order.ts';
import { conform } from '../../tests/adapters/vendure/conform.ts';
import {
  type Engine,
  missingParts,
  type Prices,
  withDatabase,
  withEngine,
} from '../../tests/adapters/vendure/engine.ts';
import type { Result } from '../../tests/adapters/vendure/results.ts';
import { visit } from '../../tests/adapters/vendure/visit.ts';
import { type Count, failure, sum } from './count-results.ts';
import { ensureBrowser } from './find-browser.ts';
import { freshBuild } from './fresh-build.ts';

/**
 * `npm run test:engine`: `eiland conform` and orders in a browser on both builds, from a real commerce engine through
 * `eiland/adapter`. Names in one line what this machine lacks; it then counts nothing.
 */
export async function testEngine(): Promise<Count> {
  const missing = missingParts();
  if (missing.length > 0) {
    console.log(`Vendure is left out, its tests were not run: there is no ${missing.join(', no ')}.`);
    return { passed: 0, failed: 0 };
  }
  if (!(await ensureBrowser()) || !(await freshBuild())) return { passed: 0, failed: 1 };
  const counts: Count[] = [];
  const failed = (error: unknown) => {
    console.log(`✗ Vendure: ${String(error)}`);
    counts.push({ passed: 0, failed: 1 });
  };
  await withDatabase(async (url) => {
    for (const prices of ['gross', 'net'] as const)
      await withEngine(url, prices, async (engine) => counts.push(await testPrices(engine))).catch(failed);
  }).catch(failed);
  return sum(counts);
}

async function testPrices(engine: Engine): Promise<Count> {
  // A browser waits most of its time.
  const parts = await Promise.all([visit(engine), conform(engine), orderInBrowser(engine)]);
  const results = parts.flat();
  for (const result of results) print(result, engine.prices);
  const failures = results.flatMap(({ sentence, fault }) =>
    fault === null ? [] : [failure([`${engine.prices} prices`, sentence], fault)],
  );
  return { passed: results.length - failures.length, failed: failures.length, failures };
}

function print({ sentence, fault }: Result, prices: Prices): void {
  console.log(
    `${fault === null ? '✓' : '✗'} Vendure, ${prices} prices: ${sentence}${fault === null ? '' : `\n${fault}`}`,
  );
}

if (import.meta.main) {
  const { passed, failed } = await testEngine();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
