import { fileURLToPath } from 'node:url';
import { findFaults } from './find-faults.ts';

const MIN_FILES = 40;

/** Fails when it reads too few files: a check of nothing must not pass. */
export function checkBoundaries(root: string, minFiles: number): { passed: boolean; lines: readonly string[] } {
  const { read, faults } = findFaults(root);
  if (read < minFiles)
    return { passed: false, lines: [...faults, `Only ${read} source files were read, expected at least ${minFiles}.`] };
  return { passed: faults.length === 0, lines: [...faults, `boundaries: ${read} files read, ${faults.length} faults`] };
}

if (import.meta.main) {
  const { passed, lines } = checkBoundaries(fileURLToPath(new URL('../../..', import.meta.url)), MIN_FILES);
  for (const line of lines) console.log(line);
  process.exitCode = passed ? 0 : 1;
}
