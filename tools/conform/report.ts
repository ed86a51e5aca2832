import { escapeControlCharacters } from '../doctor/escape-control-characters.ts';
import type { Scenario } from './clause.ts';
import { receivedIn, sentIn } from './exchange.ts';
import type { Outcome, Played } from './play.ts';

type Count = Readonly<Record<Outcome['is'], number>>;

/** For people. */
export function formatPlayed(address: string, played: readonly Played[]): string {
  const parts = [
    `${address}: ${played.length} clauses`,
    ...leftOutSentence(played),
    ...played.filter(({ outcome }) => outcome.is === 'broken').map(brokenParagraph),
    ...listed(played, 'not-run', 'Not run'),
    ...listed(played, 'not-applicable', 'Not applicable'),
    summaryOf(played),
  ];
  return escapeControlCharacters(parts.join('\n\n'), { keepLineBreaks: true });
}

/** Clauses that only a run with --write plays. */
export function leftOut(played: readonly Played[]): number {
  return played.filter(({ outcome }) => outcome.is === 'not-applicable' && outcome.needsWrite).length;
}

function leftOutSentence(played: readonly Played[]): string[] {
  const number = leftOut(played);
  if (number === 0) return [];
  const are = number === 1 ? 'is 1 clause' : `are ${number} clauses`;
  return [`Left out ${are}: they send calls that write. --write plays them, where the file says "isTestShop": true.`];
}

function summaryOf(played: readonly Played[]): string {
  const counts = count(played);
  const number = leftOut(played);
  const left = number > 0 ? `, of which --write plays ${number}` : '';
  return `${counts.kept} kept, ${counts.broken} broken, ${counts['not-run']} not run, ${counts['not-applicable']} not applicable${left}.`;
}

/** For programs. Within one format no key is removed or changes its meaning. */
export function formatPlayedJson(address: string, played: readonly Played[], version: string | null): string {
  const counts = count(played);
  const content = {
    format: FORMAT,
    version,
    url: address,
    kept: counts.kept,
    broken: counts.broken,
    notRun: counts['not-run'],
    notApplicable: counts['not-applicable'],
    leftOut: leftOut(played),
    clauses: played.map(({ scenario, clause, outcome, duration }) => ({
      id: clause.id,
      scenario: scenario.name,
      is: outcome.is,
      rule: clause.rule,
      ...detailsOf(outcome),
      mend: clause.mend,
      guide: guideOf(clause.id),
      duration: Math.round(duration),
    })),
  };
  return escapeControlCharacters(JSON.stringify(content, null, 2), { keepLineBreaks: true });
}

export const FORMAT = 'eiland-conform/1';

/** The clauses, without a shop. */
export function formatClauses(scenarios: readonly Scenario[], isJson: boolean): string {
  if (isJson) {
    const clauses = scenarios.flatMap(({ name, clauses: own }) =>
      own.map(({ id, rule, mend }) => ({ id, scenario: name, rule, mend, guide: guideOf(id) })),
    );
    return JSON.stringify({ format: FORMAT, clauses }, null, 2);
  }
  return scenarios
    .map(({ name, title, clauses }) =>
      [`${name} (${title}, ${clauses.length})`, ...clauses.map(({ id, rule }) => `  ${id}\n    ${rule}`)].join('\n'),
    )
    .join('\n\n');
}

/** 0: every clause that applies is kept; 1: at least one is not; 2: no clause could be checked. */
export function exitCodeOf(played: readonly Played[]): 0 | 1 | 2 {
  const counts = count(played);
  if (counts.kept + counts.broken === 0) return 2;
  return counts.broken + counts['not-run'] > 0 ? 1 : 0;
}

export function count(played: readonly Played[]): Count {
  const counts = { kept: 0, broken: 0, 'not-applicable': 0, 'not-run': 0 };
  for (const { outcome } of played) counts[outcome.is]++;
  return counts;
}

/** The place in the guide that has the sentence. */
export function guideOf(id: string): string {
  return `guide/conform.md#${id}`;
}

function brokenParagraph({ scenario, clause, outcome }: Played): string {
  const { what, sent, received } = detailsOf(outcome);
  // Line breaks of an answer must not start a line of the report.
  const shown = (text = '') => escapeControlCharacters(text);
  return [
    `✗ ${clause.id}  [${scenario.name}]`,
    `  ${clause.rule}`,
    ...(sent ? [`  Sent: ${shown(sent)}`, `  Came: ${shown(received)}`] : []),
    `  ${shown(what)}`,
    `  → ${clause.mend}`,
    `  ${guideOf(clause.id)}`,
  ].join('\n');
}

interface Details {
  readonly what?: string;
  readonly sent?: string;
  readonly received?: string;
  readonly why?: string;
}

export function detailsOf(outcome: Outcome): Details {
  if (outcome.is === 'kept') return {};
  if (outcome.is !== 'broken') return { why: outcome.why };
  const { what, exchange } = outcome;
  return { what, ...(exchange && { sent: sentIn(exchange), received: receivedIn(exchange) }) };
}

/** Clauses with the same reason stand together. */
function listed(played: readonly Played[], is: 'not-run' | 'not-applicable', title: string): string[] {
  const byReason = new Map<string, string[]>();
  for (const { clause, outcome } of played)
    if (outcome.is === is) byReason.set(outcome.why, [...(byReason.get(outcome.why) ?? []), clause.id]);
  const reasons = [...byReason].map(([why, ids]) => `  ${escapeControlCharacters(why)}\n    ${ids.join(', ')}`);
  return reasons.length > 0 ? [`${title}:\n${reasons.join('\n')}`] : [];
}
