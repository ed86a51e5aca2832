import { CallFailed } from '../contract/call-failed.ts';

/** The session has ended: only a page that is loaded again can go on. */
export interface Expired {
  readonly is: 'expired';
  /** What was typed is there again after the reload. */
  readonly isInputKept: boolean;
}

/** Why the shop has not done what the shopper wanted. */
export type Refusal =
  | { readonly is: 'shop-message'; readonly messages: readonly string[] }
  | { readonly is: 'too-many-attempts' | 'offline' | 'timeout' | 'went-wrong' }
  | Expired;

/**
 * Reads a failed call. The shop's own messages come first.
 *
 * @param keepInput keeps what was typed for the next session, and returns whether it is kept
 */
export function refusalOf(error: unknown, keepInput: () => boolean): Refusal {
  if (!(error instanceof CallFailed)) throw error;
  const { errors, status, messageForShopper, reason, isExpired } = error;
  const messages = Object.values(errors).flat();
  if (messages.length > 0) return { is: 'shop-message', messages };
  if (messageForShopper) return { is: 'shop-message', messages: [messageForShopper] };
  if (isExpired) return { is: 'expired', isInputKept: keepInput() };
  if (status === 429) return { is: 'too-many-attempts' };
  if (reason === 'timeout') return { is: 'timeout' };
  return { is: reason === 'network' && !navigator.onLine ? 'offline' : 'went-wrong' };
}
