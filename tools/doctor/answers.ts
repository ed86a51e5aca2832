import * as z from 'zod/mini';
import { locateJsonError } from '../../loader/engine/json-error.ts';
import type { AnyEndpoint } from '../../shared/contract/endpoint.ts';
import { contractViolation } from '../../shared/http/contract-violation.ts';
import { fieldErrors } from '../../shared/contract/field-errors.ts';
import type { Code } from './codes.ts';
import { finding, type Finding } from './finding.ts';
import { isTooDeep, readJson } from './read-json.ts';

/** What a call was answered, live or in a recording. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Milliseconds. */
  readonly duration: number;
  /** Where redirects led. */
  readonly by: readonly URL[];
}

/** Milliseconds. */
const SLOW = 3000;
const EXCERPT = 100;

const STATUSES: Readonly<Record<number, readonly [Code, string]>> = {
  401: ['call-unauthenticated', 'only people who are signed in may ask this'],
  403: ['call-forbidden', 'this visitor may not ask this'],
  404: ['call-missing', 'nobody answers this path'],
  405: ['call-method', 'the path takes another method'],
  419: ['call-token', 'the token was missing, old, or of another session'],
  422: ['call-refused', 'the server does not take what it was sent'],
  429: ['call-throttled', 'too many calls'],
};

/** Holds an answer against the contract; nothing is wrong with most. */
export function judgeAnswer(where: string, endpoint: AnyEndpoint, answer: Answer): Finding[] {
  const wrong = faultSafely(where, endpoint, answer);
  const seconds = (answer.duration / 1000).toFixed(1);
  const slow = answer.duration > SLOW ? [finding('call-slow', where, `The answer took ${seconds} seconds.`)] : [];
  return [...(wrong ? [wrong] : []), ...slow];
}

/** A list of hundreds of thousands, each of them wrong, is more than the contract can say. */
function faultSafely(where: string, endpoint: AnyEndpoint, answer: Answer): Finding | null {
  try {
    return fault(where, endpoint, answer);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return finding('call-contract', where, 'The answer is too large, or has too many faults, to be judged.');
  }
}

function fault(where: string, endpoint: AnyEndpoint, { status, text, by }: Answer): Finding | null {
  const isHtml = text.trimStart().startsWith('<');
  const isRight = status >= 200 && status < 300;
  const last = by.at(-1);
  if (last && (isHtml || !isRight))
    return finding('call-redirect', where, `It is sent on to ${last.pathname}, which is no answer for a widget.`);
  if (!isRight) return refusal(where, status, text);
  if (isHtml) return finding('call-html', where, `It answers a page instead of JSON: ${excerpt(text)}.`);
  if (isTooDeep(text)) return finding('call-contract', where, 'The answer is nested too deep to be read.');
  const body = text === '' ? {} : readJson(text);
  if (body === undefined) return notJson(where, text);
  const errors = Object.keys(fieldErrors(body));
  if (errors.length > 0)
    return finding('call-errors', where, `A success holds errors of ${errors.join(', ')}, and is read as a refusal.`);
  const wrong = breach(where, endpoint, body);
  return wrong && text === '' ? finding('call-contract', where, 'The answer is empty.') : wrong;
}

function refusal(where: string, status: number, text: string): Finding {
  const said = saidIn(text);
  const [code, words] =
    STATUSES[status] ??
    (status >= 500 ? (['call-failed', 'the server broke'] as const) : (['call-status', 'no success'] as const));
  return finding(code, where, `It answers ${status}: ${words}${said ? ` (${said})` : ''}.`);
}

function saidIn(text: string): string {
  const body = readJson(text) as { message?: unknown } | null | undefined;
  const errors = Object.entries(fieldErrors(body)).map(([field, messages]) => `${field}: ${messages.join(' ')}`);
  return errors.length > 0 ? errors.join('; ') : typeof body?.message === 'string' ? body.message : '';
}

function notJson(where: string, text: string): Finding {
  const at = locateJsonError(text);
  const place = at ? ` It breaks at line ${at.line}, column ${at.column}.` : '';
  return finding('call-not-json', where, `The answer is no JSON: ${excerpt(text)}.${place}`);
}

function breach(where: string, endpoint: AnyEndpoint, body: unknown): Finding | null {
  const read = z.safeDecode(endpoint.answer, body);
  if (read.success) return null;
  const { path, expected, found } = contractViolation(read.error, body);
  const more = read.error.issues.length - 1;
  const others = more > 0 ? ` (and ${more} more)` : '';
  return finding('call-contract', where, `${path}: expected ${expected}, found ${found}${others}.`);
}

function excerpt(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT)}…` : line;
}
