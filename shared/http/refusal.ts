import { CallFailed } from '../contract/call-failed.ts';

/** Why a change was not made, for the shopper. */
export type Refusal =
  /** The shop's own messages. */
  | { is: 'shop-message'; messages: readonly string[] }
  | { is: 'too-many-attempts' }
  | { is: 'offline' }
  | { is: 'went-wrong' };

/** Reads a failed call. The shop's own messages come first. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof CallFailed)) throw error;
  const messages = Object.values(error.errors).flat();
  if (messages.length > 0) return { is: 'shop-message', messages };
  if (error.status === 429) return { is: 'too-many-attempts' };
  return error.reason === 'network' && !navigator.onLine ? { is: 'offline' } : { is: 'went-wrong' };
}
