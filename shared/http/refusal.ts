import { CallFailed } from '../contract/call-failed.ts';

/** The session has ended: only a page that is loaded again can go on. */
export interface Expired {
  readonly is: 'expired';
  /** What was typed is there again after the reload. */
  readonly isInputKept: boolean;
}

/** Why a change was not made, for the shopper. */
export type Refusal =
  /** The shop's own messages. */
  | { is: 'shop-message'; messages: readonly string[] }
  | { is: 'too-many-attempts' }
  | { is: 'offline' }
  | Expired
  | { is: 'went-wrong' };

/**
 * Reads a failed call. The shop's own messages come first.
 *
 * @param keepInput keeps what was typed for the next session, and returns whether it is kept
 */
export function refusalOf(error: unknown, keepInput: () => boolean): Refusal {
  if (!(error instanceof CallFailed)) throw error;
  const messages = Object.values(error.errors).flat();
  if (messages.length > 0) return { is: 'shop-message', messages };
  if (error.isExpired) return { is: 'expired', isInputKept: keepInput() };
  if (error.status === 429) return { is: 'too-many-attempts' };
  return error.reason === 'network' && !navigator.onLine ? { is: 'offline' } : { is: 'went-wrong' };
}
