import { fileURLToPath } from 'node:url';
import { findFaults } from './find-faults.ts';

const FEWEST_FILES = 40;

/** A checker that read fewer files than a house has must not report success. */
export function checkRooms(root: string, atLeast: number): { passed: boolean; says: readonly string[] } {
  const { read, faults } = findFaults(root);
  if (read < atLeast)
    return { passed: false, says: [...faults, `Only ${read} source files were read, expected at least ${atLeast}.`] };
  return { passed: faults.length === 0, says: [...faults, `rooms: ${read} files read, ${faults.length} faults`] };
}

if (import.meta.main) {
  const { passed, says } = checkRooms(fileURLToPath(new URL('../../..', import.meta.url)), FEWEST_FILES);
  for (const line of says) console.log(line);
  process.exitCode = passed ? 0 : 1;
}
