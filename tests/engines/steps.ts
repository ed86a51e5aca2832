import type { Driver } from './driver.ts';
import { until } from './driver.ts';
import type { Front } from './faulty-front.ts';
import type { DistManifest } from '../../tools/build/dist-manifest.ts';

/** What a step works with: one browser, and one shop that fails on demand. */
export interface Stage {
  readonly driver: Driver;
  readonly front: Front;
  readonly manifest: DistManifest;
  /** The folder of the build. */
  readonly folder: string;
}

/** The browser lacks what the step is about. Such a step is neither passed nor failed. */
export class NotApplicable extends Error {}

export interface Step {
  /** A sentence about the shopper or the shop. */
  readonly name: string;
  /** Rejects with `NotApplicable` where it says nothing about this browser. */
  run(stage: Stage): Promise<void>;
}

/** Faults of this test, and of the pages, are expected. Everything else in the console is a failure. */
const RECORDER = 'engine-errors';

/** Waits until the first widget with this name has a state. */
export async function expectState({ driver }: Stage, widget: string, state: string): Promise<void> {
  await until(`${widget} to be ${state}`, async () => {
    const current = await driver.run(
      (name) => document.querySelector<HTMLElement>(`[data-widget=${name}]`)?.dataset['widgetState'],
      widget,
    );
    return current === state;
  });
}

/** Opens a page, and records violations of its policy and uncaught errors. */
export async function open({ driver, front }: Stage, path: string): Promise<void> {
  await driver.open(front.origin + path);
  await driver.run((key) => {
    const errors: string[] = [];
    Object.assign(window, { [key]: errors });
    addEventListener('securitypolicyviolation', (event) =>
      errors.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
    addEventListener('error', (event) => errors.push(event.message));
    addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
  }, RECORDER);
}

/** Throws when the page has reported an error since it was opened. */
export async function expectNoErrors({ driver }: Stage): Promise<void> {
  const messages = await driver.run((key) => (window as unknown as Record<string, string[]>)[key] ?? [], RECORDER);
  if (messages.length > 0) throw new Error(`The page reports: ${messages.join('; ')}`);
}

export function expectEqual<Value>(actual: Value, expected: Value, what: string): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    throw new Error(`${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}.`);
}
