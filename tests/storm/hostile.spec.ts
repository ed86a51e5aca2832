import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { safeDecode } from 'zod/mini';
import { top } from '../../tools/commands/run-command.ts';
import type { RenderPage } from '../../tools/render/page-options.ts';
import { widgetsSettled } from '../browser/shop.ts';
import type { CallScenario } from './call-scenario.ts';
import { endpointOf, leanPage, openBench, pathOf, patternOf } from './fault-bench.ts';
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
function hostileJson(text: string, paths: readonly Path[], turn: number): string {
  const body = paths.reduce(
    (answer, path, at) => replaced(answer, path, CORPUS[(turn + at * 7) % CORPUS.length]),
    parsed(text),
  );
  return JSON.stringify(body);
}

function hostileAnswer(json: string, turn: number): Fault {
  return {
    name: `hostile ${turn}`,
    kind: 'hostile',
    isRefusal: false,
    answer: (route) => route.fulfill({ contentType: 'application/json', body: json }),
  };
}

/** The texts of an answer that may be any text. */
async function textsIn(text: string, reach: CallScenario): Promise<Path[]> {
  const { answer } = await endpointOf(reach);
  const real = parsed(text);
  const isTaken = (path: Path) => safeDecode(answer, replaced(real, path, '<b>boem</b>') as never).success;
  return pathsIn(real).filter((path) => typeof valueAt(real, path) === 'string' && isTaken(path));
}

/** What `server.js` of a build exports. */
interface FrameServer {
  readonly renderPage: RenderPage;
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
    const { text } = await bench.record();
    const paths = await textsIn(text, reach);
    const random = randomFor(`hostile ${reach.widget} ${reach.call}`);
    const faults: string[] = [];
    const turns = paths.length === 0 ? [] : random.sample([...CORPUS.keys()], times(1, 16));
    for (const [at, turn] of turns.entries()) {
      // Without the page's own policy, so that only the widgets protect the page.
      bench.hasPolicy = times(random.below(2), at % 2) === 0;
      await bench.run(hostileAnswer(hostileJson(text, paths, turn), turn));
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

/** Calls that a page makes while it loads, whose answer the server may have drawn into it. */
const readAtOnce = CALL_SCENARIOS.filter(({ press }) => !press);

for (const [build, port, folder] of [
  ['React', process.env.SHOP_PORT, 'dist'],
  ['the light build', process.env.LIGHT_PORT, 'dist/light'],
] as const)
  test.describe(`drawn by the server, with ${build}`, () => {
    test.use({ baseURL: `http://127.0.0.1:${port}` });
    for (const reach of randomFor(`hostile frames with ${build}`).sample(readAtOnce, times(3, readAtOnce.length)))
      test(`scripts in the answer of ${reach.call} to ${reach.widget} do not run`, async ({ page, context }) => {
        page.setDefaultTimeout(15_000);
        const { text } = await (await openBench(page, reach)).record();
        const paths = await textsIn(text, reach);
        const { path } = await endpointOf(reach);
        const isCall = (call: string) => (reach.path ?? patternOf(path)).test(call.split('?')[0]!);
        const { renderPage } = (await import(pathToFileURL(join(top, folder, 'server.js')).href)) as FrameServer;
        const tab = await context.newPage();
        const watch = await watchFor(tab);
        const random = randomFor(`hostile frame ${reach.widget} ${reach.call}`);
        const faults: string[] = [];
        for (const [at, turn] of random.sample([...CORPUS.keys()], times(1, 8)).entries()) {
          const json = hostileJson(text, paths, turn);
          const hasPolicy = times(random.below(2), at % 2) === 0;
          await tab.route(`**${pathOf(reach)}`, async (route) => {
            if (route.request().resourceType() !== 'document') return route.fallback();
            const response = await route.fetch();
            const { 'content-length': _, 'content-security-policy': policy, ...rest } = response.headers();
            const body = await renderPage(leanPage(await response.text(), reach), {
              url: response.url(),
              answer: async ({ path: called }) => (isCall(called) ? json : undefined),
              onError: (error) => faults.push(`not drawn: ${String(error)}`),
            });
            const headers = hasPolicy && policy ? { ...rest, 'content-security-policy': policy } : rest;
            return route.fulfill({ status: 200, headers, body });
          });
          await tab.goto(pathOf(reach));
          await widgetsSettled(tab);
          await tab.route('**/*', (route) =>
            /script|stylesheet/.test(route.request().resourceType())
              ? route.fallback()
              : route.fulfill({ status: 204 }),
          );
          await watch.pressAll();
          faults.push(...(await watch.findings()).map((line) => `turn ${turn}: ${line}`));
          await tab.goto('about:blank').catch(() => {});
          await tab.unrouteAll({ behavior: 'ignoreErrors' });
        }
        expect(faults).toEqual([]);
      });
  });
