import type { TestInputs } from './test-inputs.ts';

/**
 * Test files in the order in which they are likely to find a fault: first those that import a changed file, the earlier in
 * the list of their inputs the sooner, then the others. Of equals those that start no program come first, and then the one
 * with fewer inputs, because they are over sooner.
 */
export function nearestFirst(
  tests: readonly string[],
  changed: ReadonlySet<string>,
  inputsOf: (test: string) => TestInputs,
): string[] {
  const ranked = tests.map((test) => {
    const { files, isClosed } = inputsOf(test);
    const distance = files.findIndex((file) => changed.has(file));
    return { test, distance: distance === -1 ? Infinity : distance, isClosed, inputs: files.length };
  });
  return ranked
    .sort((a, b) => compare(a.distance, b.distance) || Number(b.isClosed) - Number(a.isClosed) || a.inputs - b.inputs)
    .map(({ test }) => test);
}

/** Infinity less Infinity would be no number. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
