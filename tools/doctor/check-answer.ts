import { locateJsonError } from '../../loader/engine/json-error.ts';
import type { AnyEndpoint } from '../../shared/contract/endpoint.ts';
import { fieldErrors } from '../../shared/contract/field-errors.ts';
import { checkAnswerCache } from './cache-control.ts';
import { checkAmounts } from './check-amounts.ts';
import { findViolations } from './check-contract.ts';
import { findCompressedBody, findDoubleEncoding, findForeignCharset } from './check-encoding.ts';
import { excerpt, findRefusal, titleOf } from './check-refusal.ts';
import type { Answer } from './client.ts';
import { finding, type Finding } from './finding.ts';
import { findPhpMessage } from './php-message.ts';
import { isTooDeep, readJson } from './read-json.ts';

/** The answer to a call, live or from a recording. */
export interface CallAnswer extends Pick<Answer, 'status' | 'duration' | 'redirects'> {
  /** Read as UTF-8, as browsers do. */
  readonly text: string;
  readonly headers: Headers;
  /** Absent when only the text is known. */
  readonly bytes?: Uint8Array;
}

/** Milliseconds. */
const SLOW = 3000;

/** Compares an answer with the contract. The cause of a failure comes first. */
export function checkAnswer(where: string, endpoint: AnyEndpoint, answer: CallAnswer): Finding[] {
  const body = answer.text === '' ? {} : readJson(answer.text);
  const fault = findFault(where, endpoint, answer, body);
  const seconds = (answer.duration / 1000).toFixed(1);
  const slow = answer.duration > SLOW ? [finding('call-slow', where, `The answer took ${seconds} seconds.`)] : [];
  return [...(fault ? [fault] : checkJson(where, endpoint, answer, body)), ...slow];
}

/** Why the answer does not reach the contract. */
function findFault(where: string, endpoint: AnyEndpoint, answer: CallAnswer, body: unknown): Finding | null {
  const { status, text, redirects, headers } = answer;
  const isHtml = text.trimStart().startsWith('<');
  const isSuccess = isSuccessful(status);
  const target = redirects.at(-1);
  const encoding = findCompressedBody(where, text, headers.get('content-encoding'));
  if (encoding) return encoding;
  if (target && (isHtml || !isSuccess))
    return finding(
      'call-redirect',
      where,
      `It redirects to ${placeOf(target, answer)}, which does not answer with JSON.`,
    );
  const message = body === undefined ? findPhpMessage(text) : null;
  if (message)
    return finding('call-php', where, `PHP writes a message into the answer (display_errors is on): ${message}.`);
  if (!isSuccess) return findRefusal(where, endpoint, status, text);
  const title = titleOf(text);
  if (isHtml)
    return finding(
      'call-html',
      where,
      `It answers with HTML instead of JSON: ${title ? `the page “${title}”` : excerpt(text)}.`,
    );
  if (body !== undefined) return null;
  if (isTooDeep(text)) return finding('call-contract', where, 'The answer is nested too deep to be read.');
  return invalidJson(where, text);
}

function isSuccessful(status: number): boolean {
  return status >= 200 && status < 300;
}

function placeOf(target: URL, { redirects }: CallAnswer): string {
  return redirects.every(({ origin }) => origin === target.origin) ? target.pathname : target.origin + target.pathname;
}

function invalidJson(where: string, text: string): Finding {
  const at = locateJsonError(text);
  const position = at ? ` Invalid at line ${at.line}, column ${at.column}.` : '';
  return finding('call-not-json', where, `The answer is not valid JSON: ${excerpt(text)}.${position}`);
}

function checkJson(where: string, endpoint: AnyEndpoint, answer: CallAnswer, body: unknown): Finding[] {
  const { text, bytes, headers } = answer;
  if (text === '') return checkEmpty(where, endpoint);
  const fields = Object.keys(fieldErrors(body)).join(', ');
  if (fields)
    return [finding('call-errors', where, `A success contains errors (${fields}), so it is read as a refusal.`)];
  const type = headers.get('content-type') ?? '';
  return [
    ...findViolations(endpoint.answer, body).map((what) => finding('call-contract', where, what)),
    ...checkValues(where, endpoint, body),
    ...findForeignCharset(where, bytes),
    ...checkAnswerCache(where, endpoint, headers, body),
    ...(/^text\/html\b|xhtml/i.test(type) ? [finding('call-type', where, `The JSON has Content-Type: ${type}.`)] : []),
  ];
}

function checkEmpty(where: string, { answer }: AnyEndpoint): Finding[] {
  if (findViolations(answer, {}).length === 0) return [];
  const what =
    'The answer is empty. In PHP, json_encode writes nothing when a text is not UTF-8: json_last_error_msg() says so.';
  return [finding('call-contract', where, what)];
}

/** What is wrong in an answer that the contract accepts. */
export function checkValues(where: string, { answer }: Pick<AnyEndpoint, 'answer'>, body: unknown): Finding[] {
  const text = JSON.stringify(body);
  const message = findPhpMessage(text, true);
  return [
    ...(message ? [finding('call-php', where, `A text of the answer contains a message of PHP: ${message}.`)] : []),
    ...checkAmounts(where, answer, body),
    ...findDoubleEncoding(where, text),
  ];
}
