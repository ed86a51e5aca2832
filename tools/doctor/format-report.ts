import type { Report } from './examine.ts';
import type { Code } from './codes.ts';
import { escapeControlCharacters } from './escape-control-characters.ts';
import type { Finding } from './finding.ts';
import type { LawCode } from './law/law-codes.ts';
import { LIMITS } from './limits.ts';

/** With what `--law` finds. */
export interface WholeReport extends Omit<Report, 'findings'> {
  readonly findings: readonly Finding<Code | LawCode>[];
}

/** For people. */
export function formatText(report: WholeReport): string {
  const { requestedUrl, url, widgets, calls, build, errors, warnings, findings, notes } = prepare(report);
  const written = calls.filter(({ writes }) => writes).map(({ method, path }) => `${method} ${path}`);
  // A recording may start on any page; only another path means a redirect.
  const isRedirected = new URL(requestedUrl).pathname !== new URL(url).pathname;
  const parts = [
    `${url}: ${count(widgets.length, 'widget')}, ${count(calls.length, 'call')}${buildName(build)}`,
    ...(isRedirected
      ? [`${requestedUrl} redirects to this page. If it needs a signed-in shopper, pass --cookie.`]
      : []),
    ...(written.length > 0 ? [`Calls that write: ${written.join(', ')}.`] : []),
    ...findings.map(paragraph),
    ...notes.map((note) => `Note: ${note}`),
    errors + warnings === 0 ? 'No problems found.' : `${count(errors, 'error')}, ${count(warnings, 'warning')}.`,
  ];
  return escapeControlCharacters(parts.join('\n\n'), { keepLineBreaks: true });
}

/** For programs. Within one format no key is removed or changes its meaning. */
export function formatJson(report: WholeReport | { readonly problem: string }, version: string | null): string {
  const format = 'eiland-doctor/1';
  const content = 'problem' in report ? { format, version, ...report } : { format, version, ...keysOf(report) };
  // In JSON the escapes mean the characters themselves.
  return escapeControlCharacters(JSON.stringify(content, null, 2), { keepLineBreaks: true });
}

export function formatProblem(problem: string): string {
  return escapeControlCharacters(problem);
}

function keysOf(report: WholeReport) {
  const { requestedUrl: requested, url, build, errors, warnings, findings, widgets, calls, notes } = prepare(report);
  return {
    asked: requested,
    url,
    build: build && { version: build.version, runtime: build.runtime },
    errors,
    warnings,
    findings,
    widgets,
    calls,
    notes,
  };
}

/** Sorts and counts the findings, and leaves out those that repeat too often. */
function prepare(report: WholeReport) {
  const counts = new Map<Code | LawCode, number>();
  const kept = report.findings.filter(({ code }) => {
    counts.set(code, (counts.get(code) ?? 0) + 1);
    return counts.get(code)! <= LIMITS.findings;
  });
  const left = [...counts].filter(([, count]) => count > LIMITS.findings);
  const notes = left.map(([code, count]) => `Of ${count} findings [${code}], the first ${LIMITS.findings} are shown.`);
  const errors = kept.filter(({ severity }) => severity === 'error');
  const warnings = kept.filter(({ severity }) => severity === 'warning');
  return {
    ...report,
    errors: errors.length,
    warnings: warnings.length,
    findings: [...errors, ...warnings, ...kept.filter(({ severity }) => severity === 'info')],
    notes: [...report.notes, ...notes],
  };
}

const RUNTIMES = { react: 'the build on React', light: 'the light build' } as const;

function buildName(build: Report['build']): string {
  if (!build) return '';
  return `, ${build.runtime ? RUNTIMES[build.runtime] : 'version'} ${build.version}`;
}

const MARKS = { error: '✗', warning: '!', info: 'i' } as const;

function paragraph({ severity, code, where, what, mend, guide, law }: Finding<Code | LawCode>): string {
  // Line breaks of the page must not start a line of the report.
  const [place, fault] = [escapeControlCharacters(where), escapeControlCharacters(what)];
  return `${MARKS[severity]} ${place}  [${code}]\n  ${fault}\n  → ${mend}\n${law ? `  § ${law}\n` : ''}  ${guide}`;
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
