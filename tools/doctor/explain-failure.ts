import type { CallFailed } from '../../shared/contract/call-failed.ts';
import type { AnyEndpoint } from '../../shared/contract/endpoint.ts';
import { anyData } from '../../shared/contract/wire.ts';
import { violationSentence } from '../../shared/http/contract-violation.ts';
import { checkAnswer, type CallAnswer } from './check-answer.ts';
import { requestViolation } from './check-contract.ts';
import { excerpt } from './check-refusal.ts';
import type { Code } from './codes.ts';
import { finding, type Finding } from './finding.ts';

/** A call of a widget that failed in a browser. */
export interface FailedCall {
  readonly widget: string;
  readonly method: string;
  readonly path: string;
  /** Undefined for a call that is in no contract. */
  readonly endpoint: AnyEndpoint | undefined;
  readonly error: unknown;
  readonly isOnline: boolean;
  /** Its text is undefined when the body cannot be read. */
  readonly answer: (Omit<CallAnswer, 'text' | 'duration'> & { readonly text: string | undefined }) | undefined;
}

/** What widgets read nevertheless. */
const HARMLESS: ReadonlySet<Code> = new Set([
  'call-cache',
  'call-cents',
  'call-charset',
  'call-charset-twice',
  'call-quantity',
  'call-type',
]);

/** The cause of the failure, in the words of the doctor. Null when the console says it already. */
export function explainFailure(failed: FailedCall): Finding | null {
  const { widget, method, path, answer } = failed;
  const status = answer ? `, status ${answer.status}` : '';
  const where = `${method.toUpperCase()} ${path} (${widget})${status}`;
  const { reason, violation } = (failed.error ?? {}) as Partial<CallFailed>;
  // The loader has named the widget that repeats itself.
  if (reason === 'repeated') return null;
  if (!answer)
    return violation ? finding('request-body', where, requestViolation(violation)) : unanswered(where, failed);
  const { text } = answer;
  if (text === undefined) return unreadable(where, answer);
  const endpoint = failed.endpoint ?? { method: method === 'get' ? 'get' : 'post', path, answer: anyData };
  const findings = checkAnswer(where, endpoint, { ...answer, text, duration: 0 });
  const [cause, ...others] = findings.filter(({ code }) => !HARMLESS.has(code));
  if (!cause) {
    const what = violation ? violationSentence(violation) : `The widget cannot use the answer: ${excerpt(text)}.`;
    return finding('call-contract', where, what);
  }
  const more = others.filter(({ code }) => code === cause.code).length;
  return more > 0 ? { ...cause, what: `${cause.what} The doctor lists ${more} more.` } : cause;
}

function unanswered(where: string, { error, isOnline }: FailedCall): Finding {
  if (isTimeout(error)) return finding('call-timeout', where, 'No answer came in time.');
  const what = isOnline
    ? 'No answer came: the server ended the connection, redirects to another origin, or is forbidden by a policy.'
    : 'No answer came: the browser is offline.';
  return finding('call-unanswered', where, what);
}

function isTimeout(error: unknown): boolean {
  const { name, reason } = (error ?? {}) as { readonly name?: string; readonly reason?: string };
  return name === 'TimeoutError' || reason === 'timeout';
}

function unreadable(where: string, { headers }: Pick<CallAnswer, 'headers'>): Finding {
  const encoding = headers.get('content-encoding');
  return encoding
    ? finding(
        'call-encoding',
        where,
        `Content-Encoding says ${encoding}, and the body is not compressed so, or ends too early.`,
      )
    : finding('call-unanswered', where, 'The connection ended without a complete answer.');
}
