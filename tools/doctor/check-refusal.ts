import type { AnyEndpoint } from '../../shared/contract/endpoint.ts';
import { allMessages, fieldErrors } from '../../shared/contract/field-errors.ts';
import type { Code } from './codes.ts';
import { finding, type Finding } from './finding.ts';
import { readJson } from './read-json.ts';

const STATUSES: Readonly<Record<number, readonly [Code, string]>> = {
  401: ['call-unauthenticated', 'the call needs a signed-in shopper'],
  403: ['call-forbidden', 'this visitor may not make the call'],
  404: ['call-missing', 'there is no route for this path'],
  405: ['call-method', 'the route does not accept this method'],
  419: ['call-token', 'the CSRF token is missing, expired or from another session'],
  422: ['call-refused', 'the server rejects the values of the page'],
  429: ['call-throttled', 'too many calls'],
};

/** Servers without 419 refuse a token with one of these. */
const TOKEN_STATUSES = [400, 403, 422];
const TOKEN =
  /csrf|xsrf|authenticity.?token|forgery|(invalid|expired|missing).{0,10}token|token.{0,20}(invalid|expired|mis)/i;
const SUSPECT = '; a suspect is the CSRF token, which the server may not look for in the header X-CSRF-TOKEN';

const EXCERPT = 100;

/** What an answer without success says. */
export function findRefusal(where: string, { method, safe }: AnyEndpoint, status: number, text: string): Finding {
  const body = readJson(text);
  const message = messageIn(body);
  if (status === 422 && !safe && message && !TOKEN.test(message))
    return finding('call-declined', where, `It answers 422, and the shopper reads: ${message}`);
  const words = message || visibleText(text);
  const mayBeToken = method !== 'get' && TOKEN_STATUSES.includes(status);
  if (mayBeToken && TOKEN.test(words))
    return finding('call-token', where, `It answers ${status}: the server refuses the CSRF token (${excerpt(words)}).`);
  const [code, reason] =
    STATUSES[status] ?? (status >= 500 ? ['call-failed', 'the server failed'] : ['call-status', 'not a success']);
  const details = message || titleOf(text);
  const isSuspect = mayBeToken && Object.keys(fieldErrors(body)).length === 0;
  return finding(
    code,
    where,
    `It answers ${status}: ${reason}${details ? ` (${details})` : ''}${isSuspect ? SUSPECT : ''}.`,
  );
}

function messageIn(body: unknown): string {
  const errors = Object.entries(fieldErrors(body)).map(([field, messages]) => `${field}: ${messages.join(' ')}`);
  const message = errors.length > 0 ? errors.join('; ') : allMessages(body).join(' ');
  const { exception, file, line } = (body ?? {}) as Readonly<Record<string, unknown>>;
  // Frameworks in their debug mode.
  return exception && typeof file === 'string' && typeof line === 'number'
    ? `${message} in ${file} on line ${line}`
    : message;
}

/** The title of a page. */
export function titleOf(text: string): string {
  const [, title = ''] = /<title[^>]*>([^<]*)/i.exec(text) ?? [];
  return excerpt(title);
}

/** What a visitor reads of a page. */
function visibleText(html: string): string {
  return excerpt(html.replaceAll(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, ' ').replaceAll(/<[^<>]*>/g, ' '), 1000);
}

export function excerpt(text: string, length = EXCERPT): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line.length > length ? `${line.slice(0, length)}…` : line;
}
