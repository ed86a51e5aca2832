import { createClient } from './client.ts';
import { examine, type Examination } from './examine.ts';
import { CannotCheck } from './finding.ts';
import { readRecording } from './har.ts';
import { readOptions, USAGE, type Options } from './options.ts';
import { withoutInherited, type Knowledge } from './page.ts';
import { examineRecording } from './recording.ts';
import { machineReport, report } from './report.ts';
import { visible } from './visible.ts';

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
  if (wish.is === 'wrong') return { code: 2, said: `${visible(wish.reason)}\n\n${USAGE}` };
  const { options } = wish;
  try {
    const found = await examined(options, withoutInherited(knowledge), version);
    const said = options.isForMachines ? machineReport(found, version) : report(found);
    return { code: found.findings.some(({ severity }) => severity === 'error') ? 1 : 0, said };
  } catch (error) {
    const problem = error instanceof CannotCheck ? error.message : `The doctor could not finish: ${String(error)}.`;
    const told = { format: 'eiland-doctor/1', version, problem };
    return { code: 2, said: options.isForMachines ? visible(JSON.stringify(told, null, 2), true) : visible(problem) };
  }
}

async function examined(options: Options, knowledge: Knowledge, version: string | null): Promise<Examination> {
  const { url, har, mayWrite } = options;
  if (!url) {
    const { entries, unread } = readRecording(har!);
    return examineRecording(entries, knowledge, unread);
  }
  return examine(url, knowledge, { client: createClient(url, options), mayWrite, version });
}
