import type { Examination } from './examine.ts';
import type { Finding } from './finding.ts';
import type { Code } from './codes.ts';
import { LIMITS } from './limits.ts';
import { visible } from './visible.ts';

/** What a person reads. */
export function report(examination: Examination): string {
  const { asked, url, widgets, calls, findings, notes } = withFewer(examination);
  const written = calls.filter(({ writes }) => writes).map(({ method, path }) => `${method} ${path}`);
  const seen = `${counted(widgets.length, 'widget')}, ${counted(calls.length, 'call')}`;
  const parts = [
    `${url}: ${seen}`,
    ...(isElsewhere(asked, url)
      ? [`${asked} sent the doctor on to this page. Give --cookie if it is for people who are signed in.`]
      : []),
    ...(written.length > 0 ? [`Calls that write: ${written.join(', ')}.`] : []),
    ...inOrder(findings).map(paragraph),
    ...notes.map((note) => `Note: ${note}`),
    summary(findings),
  ];
  return visible(parts.join('\n\n'), true);
}

/** Recordings begin anywhere. */
function isElsewhere(asked: string, url: string): boolean {
  return new URL(asked).pathname !== new URL(url).pathname;
}

function paragraph({ severity, code, where, what, mend }: Finding): string {
  // A line break of the page would begin a line of ours.
  const [place, said] = [visible(where), visible(what)];
  return [`${severity === 'error' ? '✗' : '!'} ${place}  [${code}]`, `  ${said}`, `  → ${mend}`].join('\n');
}

/** A fault that stands everywhere is named often enough. */
function withFewer(examination: Examination): Examination {
  const counts = new Map<Code, number>();
  const findings = examination.findings.filter(({ code }) => {
    counts.set(code, (counts.get(code) ?? 0) + 1);
    return counts.get(code)! <= LIMITS.findings;
  });
  const cut = [...counts].filter(([, count]) => count > LIMITS.findings);
  const said = cut.map(([code, count]) => `Of ${count} findings [${code}] the first ${LIMITS.findings} are named.`);
  return { ...examination, findings, notes: [...examination.notes, ...said] };
}

/** Errors first. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((one, other) => rank(one) - rank(other));
}

function rank({ severity }: Finding): number {
  return severity === 'error' ? 0 : 1;
}

function summary(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  if (findings.length === 0) return 'Nothing is wrong.';
  return `${counted(errors, 'error')}, ${counted(findings.length - errors, 'warning')}.`;
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** What a machine reads; a field is never removed or given another meaning within one format. */
export function machineReport(examination: Examination, version: string | null): string {
  const { asked, url, widgets, calls, findings, notes } = withFewer(examination);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const report = JSON.stringify(
    {
      format: 'eiland-doctor/1',
      version,
      asked,
      url,
      errors,
      warnings: findings.length - errors,
      findings: inOrder(findings),
      widgets,
      calls,
      notes,
    },
    null,
    2,
  );
  // In JSON they mean the same as the characters themselves.
  return visible(report, true);
}
