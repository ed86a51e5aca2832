import type { LoaderContext } from '../loader.ts';

/** Set once, before anything else of the engine runs. */
export let context: LoaderContext;

/** The host of a page on a developer's own machine. */
export const LOCAL = /(^|\.)localhost$|^127[.\d]+$|^\[::1]$/;

export function setContext(given: LoaderContext): void {
  context = given;
}
