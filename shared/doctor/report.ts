import type { Examination } from './examine.ts';
import type { Finding } from './finding.ts';

/** What a person reads. */
export function report({ url, widgets, calls, findings }: Examination): string {
  const written = calls.filter(({ writes }) => writes).map(({ method, path }) => `${method} ${path}`);
  const seen = `${counted(widgets.length, 'widget')}, ${counted(calls.length, 'call')}`;
  const parts = [
    `${url}: ${seen}`,
    ...(written.length > 0 ? [`Calls that write: ${written.join(', ')}.`] : []),
    ...inOrder(findings).map(paragraph),
    summary(findings),
  ];
  return parts.join('\n\n');
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
  const { url, widgets, calls, findings } = examination;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return JSON.stringify(
    {
      format: 'eiland-doctor/1',
      version,
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
