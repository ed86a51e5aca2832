import type { FieldErrors } from './field-errors.ts';

/**
 * Why a call failed: no answer, none in time, a refusal, an answer that breaks the contract, an aborted call, or a call
 * that was not sent because the widget repeats it too often.
 */
export type Reason = 'network' | 'timeout' | 'refused' | 'contract' | 'aborted' | 'repeated';

/** Where data violates the contract, for the developers of the shop. */
export interface ContractViolation {
  /** Such as `items[0].price`. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

/** The one error that a model meets when a call fails. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly call: string;
  readonly reason: Reason;
  /** The HTTP status, or null when no answer came. */
  readonly status: number | null;
  /** Messages per field, by the names of the wire; empty when the answer named none. */
  readonly errors: FieldErrors;
  /** The message of the answer about the call as a whole. */
  readonly shopMessage: string | null;
  /** That message, if it is written for the shopper: of a 422. Others may be about a defect of the shop. */
  readonly messageForShopper: string | null;
  /** Where the answer, or what was sent, breaks the contract; undefined for other failures. */
  readonly violation: ContractViolation | undefined;
  /** The session has ended: only a page that is loaded again can go on. */
  readonly isExpired: boolean;
  /** The shop may have carried out the call: it has not answered, has failed itself, or its answer cannot be read. */
  readonly mayBeDone: boolean;

  constructor(call: string, reason: Reason, refused: Refused = {}) {
    const {
      status = null,
      errors = {},
      shopMessage = null,
      violation,
      isPageElsewhere = false,
      cause,
      wasOffline,
    } = refused;
    super(`${call} failed: ${reason}${status === null ? '' : ` (${status})`}`, { cause });
    this.call = call;
    this.reason = reason;
    this.status = status;
    this.errors = errors;
    this.shopMessage = shopMessage;
    this.messageForShopper = (status === 422 && shopMessage) || null;
    this.violation = violation;
    this.isExpired = isPageElsewhere || isSessionOver(status);
    this.mayBeDone =
      status === null
        ? !wasOffline && (reason === 'network' || reason === 'timeout')
        : isPageElsewhere || reason === 'contract' || status >= 500;
  }
}

/** With this status, only a new page can send the call. */
export function isSessionOver(status: number | null): boolean {
  return status === 401 || status === 419;
}

interface Refused {
  readonly status?: number | null;
  readonly errors?: FieldErrors;
  readonly shopMessage?: string | null;
  readonly violation?: ContractViolation | undefined;
  /** The shop redirected to a page, such as its login. */
  readonly isPageElsewhere?: boolean;
  readonly cause?: unknown;
  /** The browser had no connection when the call began, so that nothing was sent. */
  readonly wasOffline?: boolean;
}
