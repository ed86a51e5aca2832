import type { FieldErrors } from './field-errors.ts';

/** Why a call brought nothing: no answer, none in time, a refusal, or an answer that breaks the contract. */
export type Reason = 'network' | 'timeout' | 'refused' | 'contract';

/** The one error that a model meets when a call fails. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly call: string;
  readonly reason: Reason;
  /** The HTTP status, or null when no answer came. */
  readonly status: number | null;
  /** Messages per field, by the names of the wire; empty when the answer named none. */
  readonly errors: FieldErrors;

  constructor(call: string, reason: Reason, status: number | null = null, errors: FieldErrors = {}, cause?: unknown) {
    super(`${call} failed: ${reason}${status === null ? '' : ` (${status})`}`, { cause });
    this.call = call;
    this.reason = reason;
    this.status = status;
    this.errors = errors;
  }
}
