import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLong, seed } from './storm-options.ts';

export interface CallReport {
  readonly widget: string;
  readonly call: string;
  readonly cells: number;
  readonly failures: readonly { readonly fault: string; readonly problems: readonly string[] }[];
}

const results = fileURLToPath(new URL('../../test-results/', import.meta.url));
const parts = join(results, 'storm-faults');

/** Stores the result of one call, and writes the whole table again. */
export function report(of: CallReport, calls: number): void {
  mkdirSync(parts, { recursive: true });
  writeFileSync(join(parts, `${of.widget} ${of.call}.json`), JSON.stringify(of));
  const all = readdirSync(parts).map((file) => JSON.parse(readFileSync(join(parts, file), 'utf8')) as CallReport);
  const form = isLong ? 'long' : 'short';
  writeFileSync(join(results, 'storm-faults.json'), JSON.stringify({ form, seed, calls: all }, null, 2));
  if (all.length === calls) console.log(tableOf(all));
}

function tableOf(all: readonly CallReport[]): string {
  const rows = [...new Set(all.map(({ widget }) => widget))].map((widget) => {
    const calls = all.filter((call) => call.widget === widget);
    const cells = calls.reduce((sum, call) => sum + call.cells, 0);
    const failed = calls.reduce((sum, { failures }) => sum + failures.length, 0);
    return `${widget.padEnd(26)}${String(calls.length).padStart(6)}${String(cells).padStart(8)}${String(failed).padStart(8)}`;
  });
  return ['', `${'widget'.padEnd(26)} calls   cells  failed`, ...rows].join('\n');
}
