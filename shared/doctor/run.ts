import { createClient } from './client.ts';
import { examine, type Examination } from './examine.ts';
import { CannotCheck } from './finding.ts';
import { readRecording } from './har.ts';
import { readOptions, USAGE, type Options } from './options.ts';
import type { Knowledge } from './page.ts';
import { examineRecording } from './recording.ts';
import { machineReport, report } from './report.ts';

export interface Output {
  /** 0: no error; 1: at least one; 2: nothing could be checked. */
  readonly code: 0 | 1 | 2;
  readonly said: string;
}

/** The whole program, from its arguments to what it says. */
export async function run(args: readonly string[], knowledge: Knowledge, version: string | null): Promise<Output> {
  const wish = readOptions(args);
  if (wish.is === 'help') return { code: 0, said: USAGE };
  if (wish.is === 'version') return { code: 0, said: version ?? 'unknown' };
  if (wish.is === 'wrong') return { code: 2, said: `${wish.reason}\n\n${USAGE}` };
  const { options } = wish;
  try {
    const found = await examined(options, knowledge, version);
    const said = options.isForMachines ? machineReport(found, version) : report(found);
    return { code: found.findings.some(({ severity }) => severity === 'error') ? 1 : 0, said };
  } catch (error) {
    if (!(error instanceof CannotCheck)) throw error;
    const problem = { format: 'eiland-doctor/1', version, problem: error.message };
    return { code: 2, said: options.isForMachines ? JSON.stringify(problem, null, 2) : error.message };
  }
}

async function examined(options: Options, knowledge: Knowledge, version: string | null): Promise<Examination> {
  const { url, har, mayWrite } = options;
  if (!url) return examineRecording(readRecording(har!), knowledge);
  return examine(url, knowledge, { client: createClient(url, options), mayWrite, version });
}
