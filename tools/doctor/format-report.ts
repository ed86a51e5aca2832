import type { Report } from './examine.ts';
import type { Code } from './codes.ts';
import { escapeControlCharacters } from './escape-control-characters.ts';
import type { Finding } from './finding.ts';
import type { LawCode } from './law/law-codes.ts';
import { LIMITS } from './limits.ts';
import type { PageScript } from './pci/list-scripts.ts';
import type { PciCode } from './pci/pci-codes.ts';

type AnyCode = Code | LawCode | PciCode;

/** With what `--law` and `--pci` find. */
export interface WholeReport extends Omit<Report, 'findings'> {
  readonly findings: readonly Finding<AnyCode>[];
  /** With `--pci`. */
  readonly scripts?: readonly PageScript[];
  /** Of a release: how many were checked. */
  readonly files?: number;
}

/** For people. */
export function formatText(report: WholeReport): string {
  const {
    requestedUrl,
    url,
    widgets,
    calls,
    build,
    errors,
    warnings,
    findings,
    notes,
    scripts = [],
    files,
  } = prepare(report);
  const checked =
    files === undefined ? `${count(widgets.length, 'widget')}, ${count(calls.length, 'call')}` : count(files, 'file');
  const written = calls.filter(({ writes }) => writes).map(({ method, path }) => `${method} ${path}`);
  // A recording may start on any page; only another path means a redirect.
  const isRedirected = new URL(requestedUrl).pathname !== new URL(url).pathname;
  const parts = [
    `${url}: ${checked}${buildName(build)}`,
    ...(isRedirected
      ? [`${requestedUrl} redirects to this page. If it needs a signed-in shopper, pass --cookie.`]
      : []),
    ...(written.length > 0 ? [`Calls that write: ${written.join(', ')}.`] : []),
    ...(scripts.length > 0 ? [`${count(scripts.length, 'script')}:\n\n${scripts.map(scriptLines).join('\n')}`] : []),
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
  const whole = prepare(report);
  const {
    requestedUrl: requested,
    url,
    build,
    errors,
    warnings,
    findings,
    widgets,
    calls,
    notes,
    scripts,
    files,
  } = whole;
  return {
    asked: requested,
    url,
    build: build && { version: build.version, runtime: build.runtime },
    errors,
    warnings,
    findings,
    widgets,
    calls,
    ...(scripts && { scripts }),
    ...(files !== undefined && { files }),
    notes,
  };
}

/** Sorts and counts the findings, and leaves out those that repeat too often. */
function prepare(report: WholeReport) {
  const counts = new Map<AnyCode, number>();
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

function paragraph({ severity, code, where, what, mend, guide, law }: Finding<AnyCode>): string {
  // Line breaks of the page must not start a line of the report.
  const [place, fault] = [escapeControlCharacters(where), escapeControlCharacters(what)];
  return `${MARKS[severity]} ${place}  [${code}]\n  ${fault}\n  → ${mend}\n${law ? `  § ${law}\n` : ''}  ${guide}`;
}

const CHECKS = { tag: 'checked by its tag', 'import map': 'checked by the import map', page: 'in the page' } as const;

function scriptLines({ address, origin, hash, checkedBy, reason }: PageScript): string {
  const place = escapeControlCharacters(address ?? '<script>');
  const from = origin === 'own' ? 'own origin' : escapeControlCharacters(origin);
  const check = checkedBy === null ? 'not checked' : CHECKS[checkedBy];
  return `  ${place}\n    ${hash ?? 'no answer'}\n    ${from}, ${check}: ${escapeControlCharacters(reason ?? 'no reason')}`;
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
