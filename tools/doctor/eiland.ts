import { knowledge } from 'eiland:knowledge';
import { run } from './run.ts';

/** The command `eiland`, with the definitions of all widgets in it. */
const { code, said } = await run(process.argv.slice(2), knowledge, VERSION);
console.info(said);
process.exitCode = code;
