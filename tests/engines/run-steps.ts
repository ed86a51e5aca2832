import { readManifest } from '../../tools/build/manifest.ts';
import type { Engine } from './driver.ts';
import { until } from './driver.ts';
import { openFront } from './faulty-front.ts';
import { contentSteps } from './steps-content.ts';
import { customerSteps, signIn } from './steps-customer.ts';
import { olderSteps } from './steps-older.ts';
import { recoverySteps } from './steps-recovery.ts';
import { shoppingSteps } from './steps-shopping.ts';
import type { Stage, Step } from './steps.ts';
import { widgetSteps } from './steps-widgets.ts';

interface Run {
  readonly engine: Engine;
  readonly program: string;
  /** The address of the demo shop. */
  readonly shop: string;
  /** The folder of the build that the shop serves. */
  readonly folder: string;
  readonly build: string;
  /** Runs only steps whose name contains this text. */
  readonly only: string;
}

function stepsFor(widgets: readonly string[]): readonly Step[] {
  return [
    ...shoppingSteps,
    ...contentSteps,
    signIn,
    ...customerSteps,
    ...recoverySteps,
    ...olderSteps,
    ...widgetSteps(widgets),
  ];
}

/** Runs all steps in one browser, one after the other, and prints those that fail. */
export async function testInEngine({
  engine,
  program,
  shop,
  folder,
  build,
  only,
}: Run): Promise<{ passed: number; failed: number }> {
  const startedAt = Date.now();
  const manifest = readManifest(folder);
  const front = await openFront(shop);
  await until('the demo shop', () => fetch(shop), 60_000);
  const driver = await engine.start(program);
  const stage: Stage = { driver, front, manifest };
  const steps = stepsFor(Object.keys(manifest.widgets)).filter((step) => step === signIn || step.name.includes(only));
  let failed = 0;
  try {
    for (const { name, run } of steps) {
      front.reset();
      try {
        await run(stage);
      } catch (error) {
        failed += 1;
        console.log(`✗ ${engine.name}, ${build}: ${name}\n  ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  } finally {
    await driver.close();
    await front.close();
  }
  const passed = steps.length - failed;
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`${driver.version}, ${build}: ${passed} passed, ${failed} failed (${seconds} s)`);
  return { passed, failed };
}
