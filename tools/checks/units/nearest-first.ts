import type { TestInputs } from './test-inputs.ts';

/**
 * Test files in the order in which they are likely to find a fault: first those that import a changed file, the
 * earlier in the list of their inputs the sooner, then the others; of equals the one with fewer inputs, because it is over sooner.
 */
export function nearestFirst(
  tests: readonly string[],
  changed: ReadonlySet<string>,
  inputsOf: (test: string) => TestInputs,
): string[] {
  const ranked = tests.map((test) => {
    const { files } = inputsOf(test);
    const distance = files.findIndex((file) => changed.has(file));
    return { test, distance: distance === -1 ? Infinity : distance, inputs: files.length };
  });
  return ranked
    .sort((a, b) => (a.distance === b.distance ? a.inputs - b.inputs : a.distance - b.distance))
    .map(({ test }) => test);
}
