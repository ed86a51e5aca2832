import type { Core } from '../loader.ts';

/** What the loader handed over: its own copies, so that nothing is fetched or asked twice. */
export let [widgets, settings, request, startWave, waves, told, early, hold, broken, handlers, learnMore, page, write] =
  [] as unknown as Core;

export function receive(...core: Core): void {
  [widgets, settings, request, startWave, waves, told, early, hold, broken, handlers, learnMore, page, write] = core;
}
