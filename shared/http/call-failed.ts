import type { FieldErrors } from './field-errors.ts';

/**
 * Why a call brought nothing: no answer, none in time, a refusal, an answer that breaks the contract, or its asker
 * no longer wants it.
 */
export type Reason = 'network' | 'timeout' | 'refused' | 'contract' | 'aborted';

/** The one error that a model meets when a call fails. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly call: string;
  readonly reason: Reason;
  /** The HTTP status, or null when no answer came. */
  readonly status: number | null;
  /** Messages per field, by the names of the wire; empty when the answer named none. */
  readonly errors: FieldErrors;
  /** What the answer says of the whole call, for whoever has no field to show it at. */
  readonly said: string | null;

  constructor(call: string, reason: Reason, { status = null, errors = {}, said = null, cause }: Refused = {}) {
    super(`${call} failed: ${reason}${status === null ? '' : ` (${status})`}`, { cause });
    this.call = call;
    this.reason = reason;
    this.status = status;
    this.errors = errors;
    this.said = said;
  }
}

interface Refused {
  readonly status?: number | null;
  readonly errors?: FieldErrors;
  readonly said?: string | null;
  readonly cause?: unknown;
}
