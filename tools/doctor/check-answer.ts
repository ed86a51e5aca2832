import * as z from 'zod/mini';
import { locateJsonError } from '../../loader/engine/json-error.ts';
import type { AnyEndpoint } from '../../shared/contract/endpoint.ts';
import { contractViolation } from '../../shared/http/contract-violation.ts';
import { fieldErrors } from '../../shared/contract/field-errors.ts';
import type { Answer } from './client.ts';
import type { Code } from './codes.ts';
import { finding, type Finding } from './finding.ts';
import { isTooDeep, readJson } from './read-json.ts';

/** The answer to a call, live or from a recording. */
export type CallAnswer = Pick<Answer, 'status' | 'text' | 'duration' | 'redirects'>;

/** Milliseconds. */
const SLOW = 3000;
const EXCERPT = 100;

const STATUSES: Readonly<Record<number, readonly [Code, string]>> = {
  401: ['call-unauthenticated', 'the call needs a signed-in shopper'],
  403: ['call-forbidden', 'this visitor may not make the call'],
  404: ['call-missing', 'there is no route for this path'],
  405: ['call-method', 'the route does not accept this method'],
  419: ['call-token', 'the CSRF token is missing, expired or from another session'],
  422: ['call-refused', 'the server rejects the values of the page'],
  429: ['call-throttled', 'too many calls'],
};

/** Compares an answer with the contract. */
export function checkAnswer(where: string, endpoint: AnyEndpoint, answer: CallAnswer): Finding[] {
  const fault = findFaultSafely(where, endpoint, answer);
  const seconds = (answer.duration / 1000).toFixed(1);
  const slow = answer.duration > SLOW ? [finding('call-slow', where, `The answer took ${seconds} seconds.`)] : [];
  return [...(fault ? [fault] : []), ...slow];
}

/** Hundreds of thousands of contract violations overflow the stack. */
function findFaultSafely(where: string, endpoint: AnyEndpoint, answer: CallAnswer): Finding | null {
  try {
    return findFault(where, endpoint, answer);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return finding('call-contract', where, 'The answer is too large, or has too many faults, to be checked.');
  }
}

function findFault(where: string, endpoint: AnyEndpoint, { status, text, redirects }: CallAnswer): Finding | null {
  const isHtml = text.trimStart().startsWith('<');
  const isSuccess = status >= 200 && status < 300;
  const target = redirects.at(-1);
  if (target && (isHtml || !isSuccess))
    return finding('call-redirect', where, `It redirects to ${target.pathname}, which does not answer with JSON.`);
  if (!isSuccess) return refusal(where, status, text);
  if (isHtml) return finding('call-html', where, `It answers with HTML instead of JSON: ${excerpt(text)}.`);
  if (isTooDeep(text)) return finding('call-contract', where, 'The answer is nested too deep to be read.');
  const body = text === '' ? {} : readJson(text);
  if (body === undefined) return invalidJson(where, text);
  const fields = Object.keys(fieldErrors(body)).join(', ');
  if (fields)
    return finding('call-errors', where, `A success contains errors (${fields}), so it is read as a refusal.`);
  const violation = findContractViolation(where, endpoint, body);
  return violation && text === '' ? finding('call-contract', where, 'The answer is empty.') : violation;
}

function refusal(where: string, status: number, text: string): Finding {
  const message = errorMessageIn(text);
  const [code, reason] =
    STATUSES[status] ?? (status >= 500 ? ['call-failed', 'the server failed'] : ['call-status', 'not a success']);
  return finding(code, where, `It answers ${status}: ${reason}${message ? ` (${message})` : ''}.`);
}

function errorMessageIn(text: string): string {
  const body = readJson(text) as { message?: unknown } | null | undefined;
  const errors = Object.entries(fieldErrors(body)).map(([field, messages]) => `${field}: ${messages.join(' ')}`);
  return errors.length > 0 ? errors.join('; ') : typeof body?.message === 'string' ? body.message : '';
}

function invalidJson(where: string, text: string): Finding {
  const at = locateJsonError(text);
  const position = at ? ` Invalid at line ${at.line}, column ${at.column}.` : '';
  return finding('call-not-json', where, `The answer is not valid JSON: ${excerpt(text)}.${position}`);
}

function findContractViolation(where: string, endpoint: AnyEndpoint, body: unknown): Finding | null {
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
