import { fileURLToPath } from 'node:url';
import { findTextFaults } from './find-text-faults.ts';
import { missingQuotes } from './quoted-texts.ts';

/** The kit and one widget, in three languages. */
const MIN_FILES = 6;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { read, faults } = findTextFaults(root);
const all = [...faults, ...missingQuotes(root)];
for (const fault of all) console.log(fault);
console.log(`texts: ${read} files read, ${all.length} faults`);
process.exitCode = all.length > 0 || read < MIN_FILES ? 1 : 0;
