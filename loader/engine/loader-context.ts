import type { LoaderContext } from '../loader.ts';

/** Set once, before anything else of the engine runs. */
export let context: LoaderContext;

export function setContext(given: LoaderContext): void {
  context = given;
}
