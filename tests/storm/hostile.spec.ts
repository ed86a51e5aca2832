import { expect, test } from '@playwright/test';
import { safeDecode } from 'zod/mini';
import { endpointOf, openBench } from './fault-bench.ts';
import { parsed, pathsIn, replaced, type Fault, type Path } from './fault-kinds.ts';
import { CORPUS } from './hostile-corpus.ts';
import { watchFor } from './hostile-watch.ts';
import { CALL_SCENARIOS } from './call-scenarios.ts';
import { randomFor, times } from './storm-options.ts';
import { skipWhenLate } from '../support/skip-when-late.ts';

test.beforeEach(skipWhenLate);

const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>((part, key) => (part as Record<string | number, unknown> | null)?.[key], value);

/** Answers with hostile text in every text field, a different one in each. Other seeds bring other texts. */
function hostileAnswer(text: string, paths: readonly Path[], turn: number): Fault {
  const body = paths.reduce(
    (answer, path, at) => replaced(answer, path, CORPUS[(turn + at * 7) % CORPUS.length]),
    parsed(text),
  );
  const json = JSON.stringify(body);
  return {
    name: `hostile ${turn}`,
    kind: 'hostile',
    isRefusal: false,
    answer: (route) => route.fulfill({ contentType: 'application/json', body: json }),
  };
}

/** The short run tests some of the calls, depending on the seed. */
const chosen = randomFor('hostile answers').sample(CALL_SCENARIOS, times(10, CALL_SCENARIOS.length));

for (const reach of chosen)
  test(`scripts in the answer of ${reach.call} to ${reach.widget} do not run${reach.when ? ` (${reach.when})` : ''}`, async ({
    page,
  }) => {
    page.setDefaultTimeout(15_000);
    const watch = await watchFor(page);
    const bench = await openBench(page, reach);
    const { answer } = await endpointOf(reach);
    const { text } = await bench.record();
    const real = parsed(text);
    const isTaken = (path: Path) => safeDecode(answer, replaced(real, path, '<b>boem</b>') as never).success;
    const paths = pathsIn(real).filter((path) => typeof valueAt(real, path) === 'string' && isTaken(path));
    const random = randomFor(`hostile ${reach.widget} ${reach.call}`);
    const faults: string[] = [];
    const turns = paths.length === 0 ? [] : random.sample([...CORPUS.keys()], times(1, 16));
    for (const [at, turn] of turns.entries()) {
      // Without the page's own policy, so that only the widgets protect the page.
      bench.hasPolicy = times(random.below(2), at % 2) === 0;
      await bench.run(hostileAnswer(text, paths, turn));
      bench.isCutOff = true;
      await watch.pressAll();
      const findings = await watch.findings();
      // Ends a navigation that a press has begun.
      await page.goto('about:blank').catch(() => {});
      bench.isCutOff = false;
      faults.push(...findings.map((line) => `turn ${turn}, ${bench.hasPolicy ? 'policy' : 'no policy'}: ${line}`));
    }
    expect(faults).toEqual([]);
  });
