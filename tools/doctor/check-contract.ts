import * as z from 'zod/mini';
import { editDistance } from '../../loader/engine/closest-name.ts';
import type { ContractViolation } from '../../shared/contract/call-failed.ts';
import { isRecord } from '../../shared/contract/wire.ts';
import { valueAt, violationOf, violationSentence } from '../../shared/http/contract-violation.ts';
import { LIMITS } from './limits.ts';
import { readJson } from './read-json.ts';
import { keysAt } from './walk-contract.ts';

type Type = z.ZodMiniType;
type Issue = z.core.$ZodIssue;

/** A report shows as many findings of one code, with the sentence that counts them. */
const MAX_LISTED = LIMITS.findings - 1;

/** Says where a value breaks the contract, in a sentence each. Empty when it does not. */
export function findViolations(type: Type, value: unknown): string[] {
  const { data, issues, isCut } = decode(type, value);
  if (issues.length === 0) return [];
  const wrapper = wrapperOf(type, data, issues);
  if (wrapper) return [wrapper];
  const listed = inOrder(issues).slice(0, MAX_LISTED);
  const sentences = listed.map((issue) => sentenceOf(type, issue, data));
  const lists = isCut ? ` of the first ${LIMITS.entries} entries of its lists` : '';
  return issues.length > listed.length || isCut
    ? [...sentences, `These are ${listed.length} of ${issues.length} faults${lists}.`]
    : sentences;
}

/** Says where a widget or a script has sent something else than the contract describes. */
export function requestViolation({ path, ...violation }: ContractViolation): string {
  return violationSentence({ path: `${path} of the request`, ...violation });
}

/** Hundreds of thousands of violations overflow the stack, so that the lists are cut. */
function decode(type: Type, value: unknown): { data: unknown; issues: readonly Issue[]; isCut: boolean } {
  const issuesIn = (data: unknown) => z.safeDecode(type, data).error?.issues ?? [];
  try {
    return { data: value, issues: issuesIn(value), isCut: false };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const data = withShortLists(value);
    return { data, issues: issuesIn(data), isCut: true };
  }
}

function withShortLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, LIMITS.entries).map(withShortLists);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).slice(0, LIMITS.entries);
  return Object.fromEntries(entries.map(([key, entry]) => [key, withShortLists(entry)]));
}

/** The first entry of a list with a fault comes before further entries with the same fault, which a report may leave out. */
function inOrder(issues: readonly Issue[]): Issue[] {
  const counts = new Map<string, number>();
  const ranked = issues.map((issue) => {
    const place = issue.path.map((key) => (typeof key === 'number' ? '' : String(key))).join('.');
    const rank = counts.get(place) ?? 0;
    counts.set(place, rank + 1);
    return { issue, rank };
  });
  return ranked.sort((left, right) => left.rank - right.rank).map(({ issue }) => issue);
}

function sentenceOf(type: Type, issue: Issue, data: unknown): string {
  const sentence = violationSentence(violationOf(issue, data));
  const key = issue.path.at(-1);
  const parentPath = issue.path.slice(0, -1);
  const parent = valueAt(data, parentPath);
  if (typeof key !== 'string' || !isRecord(parent) || parent[key] !== undefined) return sentence;
  const known = keysAt(type, parentPath);
  const written = closestKey(
    key,
    Object.keys(parent).filter((name) => !known.has(name)),
  );
  return written ? `${sentence} The answer has \`${written}\`: did you mean \`${key}\`?` : sentence;
}

/** The key that was probably written in the place of a missing one. */
export function closestKey(missing: string, written: readonly string[]): string | undefined {
  return written
    .map((name) => ({ name, difference: differenceOf(missing, name) }))
    .filter(({ difference }) => difference < Infinity)
    .sort((left, right) => left.difference - right.difference)[0]?.name;
}

function differenceOf(missing: string, written: string): number {
  const [words, others] = [wordsOf(missing), wordsOf(written)];
  const [plain, candidate] = [words.join(''), others.join('')];
  const distance = editDistance(plain, candidate.slice(0, 100));
  if (distance <= Math.min(plain.length, candidate.length) / 3) return distance;
  const [fewer, more] = words.length < others.length ? [words, others] : [others, words];
  // `product_id` for `id`.
  if (fewer.every((word) => more.includes(word))) return 100 + distance;
  return isShortFor(plain, candidate) || isShortFor(candidate, plain) ? 200 + distance : Infinity;
}

/** `shippingCosts` and `shipping_costs` are the words `shipping` and `costs`. */
function wordsOf(key: string): string[] {
  return key
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
}

/** `qty` is short for `quantity`: its letters in their order, with the same first and last one. */
function isShortFor(short: string, long: string): boolean {
  if (short.length < 3 || short[0] !== long[0] || short.at(-1) !== long.at(-1)) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** What stands around the expected answer: a key such as `data`, or a second encoding. */
function wrapperOf(type: Type, data: unknown, issues: readonly Issue[]): string | undefined {
  if (typeof data === 'string') {
    const inner = readJson(data);
    return typeof inner === 'object' && inner !== null
      ? 'The JSON is encoded twice: the answer is a text that contains JSON.'
      : undefined;
  }
  if (!isRecord(data)) return undefined;
  const missing = issues.filter(({ path }) => path.length === 1).map(({ path }) => String(path[0]));
  if (missing.length === 0 || missing.some((key) => data[key] !== undefined)) return undefined;
  const [key] =
    Object.entries(data).find(([, inner]) => isRecord(inner) && missing.every((name) => name in inner)) ?? [];
  return key === undefined
    ? undefined
    : `The whole answer is inside the key \`${key}\`: the widget expects \`${missing[0]}\` at the top level.`;
}
