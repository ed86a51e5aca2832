import { readManifest } from '../../tools/build/manifest.ts';
import type { Engine } from './driver.ts';
import { until } from './driver.ts';
import { openFront } from './faulty-front.ts';
import { recoverySteps } from './steps-recovery.ts';
import { prepareVisitor, type Stage } from './steps.ts';
import { widgetSteps } from './steps-widgets.ts';

interface Run {
  readonly engine: Engine;
  readonly program: string;
  /** The address of the demo shop. */
  readonly shop: string;
  /** The folder of the build that the shop serves. */
  readonly folder: string;
  readonly build: string;
}

/** Runs all steps in one browser, one after the other, and prints those that fail. */
export async function testInEngine({
  engine,
  program,
  shop,
  folder,
  build,
}: Run): Promise<{ passed: number; failed: number }> {
  const startedAt = Date.now();
  const manifest = readManifest(folder);
  const front = await openFront(shop);
  await until('the demo shop', () => fetch(shop), 60_000);
  const driver = await engine.start(program);
  const stage: Stage = { driver, front, manifest };
  const steps = [...recoverySteps, ...widgetSteps(Object.keys(manifest.widgets))];
  let failed = 0;
  try {
    await prepareVisitor(stage);
    for (const { name, run } of steps) {
      front.heal();
      front.policy = null;
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
