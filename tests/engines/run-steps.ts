import { readManifest } from '../../tools/build/dist-manifest.ts';
import { type Count, failure } from '../../tools/commands/count-results.ts';
import type { Engine } from './driver.ts';
import { until } from './driver.ts';
import { openFront } from './faulty-front.ts';
import { contentSteps } from './steps-content.ts';
import { customerSteps, signIn } from './steps-customer.ts';
import { integritySteps } from './steps-integrity.ts';
import { listSteps } from './steps-lists.ts';
import { olderSteps } from './steps-older.ts';
import { recoverySteps } from './steps-recovery.ts';
import { shoppingSteps } from './steps-shopping.ts';
import { NotApplicable, type Stage, type Step } from './steps.ts';
import { walkSteps } from './steps-walks.ts';
import { widgetSteps } from './steps-widgets.ts';
import { translatePage } from '../support/translate-page.ts';

interface Run {
  readonly engine: Engine;
  readonly program: string;
  /** The address of the demo shop. */
  readonly shop: string;
  /** The folder of the build that the shop serves. */
  readonly folder: string;
  readonly build: string;
  /** The browser translates every page. */
  readonly isTranslated: boolean;
  /** Runs only steps whose name contains this text. */
  readonly only: string;
}

/** Faults of files and older browsers have nothing to do with the texts of a page. */
function stepsFor(widgets: readonly string[], isTranslated: boolean): readonly Step[] {
  if (isTranslated)
    return [...shoppingSteps, ...contentSteps, ...listSteps, signIn, ...customerSteps, ...walkSteps(widgets)];
  return [
    ...shoppingSteps,
    ...contentSteps,
    ...listSteps,
    signIn,
    ...customerSteps,
    ...recoverySteps,
    ...integritySteps,
    ...olderSteps,
    ...widgetSteps(widgets),
  ];
}

/** How often a step that failed runs again, as in the other browser tests. */
const RETRIES = process.env.CI ? 1 : 0;

const MAX_FAILURES = 4;

/** The engine is installed, but does not start on this machine. */
export class CannotStart extends Error {}

/** Runs all steps in one browser, one after the other, and prints those that fail. */
export async function testInEngine({
  engine,
  program,
  shop,
  folder,
  build: name,
  isTranslated,
  only,
}: Run): Promise<Count> {
  const startedAt = Date.now();
  const manifest = readManifest(folder);
  const build = isTranslated ? `${name}, translated` : name;
  const front = await openFront(shop, isTranslated ? `(${String(translatePage)})();` : '');
  await until('the demo shop', () => fetch(shop), 60_000);
  const start = async (): Promise<Stage> => ({ driver: await engine.start(program), front, manifest, folder });
  let stage = await start().catch(async (error: unknown) => {
    await front.close();
    throw new CannotStart(`${engine.name} does not start: ${String(error)}`);
  });
  const steps = stepsFor(Object.keys(manifest.widgets), isTranslated).filter(
    (step) => step === signIn || step.name.includes(only),
  );
  const isSignedIn = (at: number) => at > steps.indexOf(signIn);
  const reasons = new Set<string>();
  const failures: string[] = [];
  let passed = 0;
  try {
    for (const [at, { name, run }] of steps.entries()) {
      // A browser that has stopped to answer fails every further step, each after a long wait.
      if (failures.length === MAX_FAILURES) break;
      const tries: string[] = [];
      let isLeftOut = false;
      while (tries.length <= RETRIES) {
        front.reset();
        try {
          await run(stage);
          break;
        } catch (error) {
          if (error instanceof NotApplicable) {
            reasons.add(error.message);
            isLeftOut = true;
            break;
          }
          tries.push(error instanceof Error ? error.message : String(error));
        }
        // A browser that got stuck would fail again.
        await stage.driver.close().catch(() => {});
        stage = await start();
        if (isSignedIn(at)) await signIn.run(stage);
      }
      if (isLeftOut) continue;
      const hasFailed = tries.length > RETRIES;
      if (hasFailed) failures.push(failure([engine.name, build, name], tries.at(-1)));
      else passed += 1;
      const mark = hasFailed ? '✗' : '±';
      if (tries.length > 0) console.log(`${mark} ${engine.name}, ${build}: ${name}\n  ${tries.join('\n  ')}`);
    }
  } finally {
    await stage.driver.close();
    await front.close();
  }
  const failed = failures.length;
  const left = steps.length - passed - failed;
  if (left > 0) console.log(`${engine.name}, ${build}: ${[`${left} steps did not run`, ...reasons].join('; ')}`);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`${stage.driver.version}, ${build}: ${passed} passed, ${failed} failed (${seconds} s)`);
  return { passed, failed, failures };
}
