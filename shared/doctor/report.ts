import type { Examination } from './examine.ts';
import type { Finding } from './finding.ts';

/** What a person reads. */
export function report({ asked, url, widgets, calls, findings }: Examination): string {
  const written = calls.filter(({ writes }) => writes).map(({ method, path }) => `${method} ${path}`);
  const seen = `${counted(widgets.length, 'widget')}, ${counted(calls.length, 'call')}`;
  const parts = [
    `${url}: ${seen}`,
    ...(isElsewhere(asked, url)
      ? [`${asked} sent the doctor on to this page. Give --cookie if it is for people who are signed in.`]
      : []),
    ...(written.length > 0 ? [`Calls that write: ${written.join(', ')}.`] : []),
    ...inOrder(findings).map(paragraph),
    summary(findings),
  ];
  return parts.join('\n\n');
}

/** Recordings begin anywhere. */
function isElsewhere(asked: string, url: string): boolean {
  return new URL(asked).pathname !== new URL(url).pathname;
}

function paragraph({ severity, code, where, what, mend }: Finding): string {
  return [`${severity === 'error' ? '✗' : '!'} ${where}  [${code}]`, `  ${what}`, `  → ${mend}`].join('\n');
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
  const { asked, url, widgets, calls, findings } = examination;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return JSON.stringify(
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
    },
    null,
    2,
  );
}
