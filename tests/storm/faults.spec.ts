import { expect, test } from '@playwright/test';
import { safeDecode } from 'zod/mini';
import { faultsOf } from '../browser/axe.ts';
import { endpointOf, openBench } from './fault-bench.ts';
import { FAULTS, fieldFault, parsed, pathsIn, VALUES, type Fault } from './fault-kinds.ts';
import { report } from './faults-report.ts';
import { findProblems } from './find-problems.ts';
import type { CallScenario } from './call-scenario.ts';
import { CALL_SCENARIOS } from './call-scenarios.ts';
import { DRAWN_SHOPS } from './drawn-shops.ts';
import { isLong, randomFor, times, valuesPerField } from './storm-options.ts';
import { skipWhenLate } from '../support/skip-when-late.ts';

test.beforeEach(skipWhenLate);

/** What the short form tries of each call, so that every kind of fault has its turn with some of them. */
const KINDS = [...FAULTS.map(({ name }) => name), ...Object.keys(VALUES)];
const first = randomFor('kinds of faults').below(KINDS.length);

function shortForm(at: number, text: () => Promise<string>): Promise<Fault[]> {
  const kind = KINDS[(first + at) % KINDS.length]!;
  const whole = FAULTS.find(({ name }) => name === kind);
  if (whole) return Promise.resolve([whole]);
  return text().then((body) => {
    const paths = pathsIn(parsed(body));
    const random = randomFor(`field ${at}`);
    return paths.length === 0 ? [random.pick(FAULTS)] : [fieldFault(random.pick(paths), kind)];
  });
}

function longForm(text: string): Fault[] {
  const random = randomFor('wrong values');
  const fields = pathsIn(parsed(text)).flatMap((path) =>
    random.sample(Object.keys(VALUES), valuesPerField).map((value) => fieldFault(path, value)),
  );
  return [...FAULTS, ...fields];
}

/** In the short form each widget has a call, and some of the others have one more. */
const more = randomFor('more calls');
const chosen = CALL_SCENARIOS.filter(
  ({ widget }, at) =>
    isLong || CALL_SCENARIOS.findIndex((scenario) => scenario.widget === widget) === at || more.below(4) === 0,
);

/** Only a press: the first answer of a page that the server draws is in its HTML. */
const pressed = CALL_SCENARIOS.filter((scenario) => scenario.press);
const drawn = DRAWN_SHOPS.map(([build, baseURL]) => ({
  on: `drawn, ${build}`,
  baseURL,
  scenarios: randomFor(`drawn faults with ${build}`).sample(pressed, times(4, pressed.length)),
}));
/** The number of tests. */
const total = drawn.reduce((sum, { scenarios }) => sum + scenarios.length, chosen.length);

for (const [at, reach] of chosen.entries()) testFaults(reach, at);
for (const { on, baseURL, scenarios } of drawn)
  test.describe(on, () => {
    test.use({ baseURL });
    for (const [at, reach] of scenarios.entries()) testFaults(reach, at, on);
  });

function testFaults(reach: CallScenario, at: number, on = ''): void {
  const title = [reach.widget, 'survives every fault of', reach.call, reach.when].filter(Boolean).join(' ');
  test(title, async ({ page }) => {
    page.setDefaultTimeout(15_000);
    const bench = await openBench(page, reach);
    const text = async () => (await bench.record()).text;
    const faults = isLong ? longForm(await text()) : await shortForm(at, text);
    const { safe, answer } = await endpointOf(reach);
    // Who asks for something cannot be content with nothing.
    const isContentless = !safe && safeDecode(answer, {}).success;
    const random = randomFor(`axe ${reach.widget} ${reach.call}`);
    const failures: { fault: string; problems: string[] }[] = [];
    for (const fault of faults) {
      if (!isLong && fault.needsAnswer && !bench.hasAnswer) await bench.record();
      const problems = findProblems(reach, fault, await bench.run(fault), isContentless);
      if (random.below(20) === 0)
        problems.push(...(await faultsOf(page, 'main')).map((line) => `axe: ${line.slice(0, 300)}`));
      if (problems.length > 0) failures.push({ fault: fault.name, problems });
    }
    report({ widget: reach.widget, call: `${reach.call} ${on}`.trim(), cells: faults.length, failures }, total);
    expect(failures).toEqual([]);
  });
}
