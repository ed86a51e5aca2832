import type { Refusal } from '../../http/refusal.ts';

const KEYS = {
  'too-many-attempts': 'tooManyAttempts',
  offline: 'offline',
  timeout: 'timeout',
  'went-wrong': 'wentWrong',
} as const;

type Key = (typeof KEYS)[keyof typeof KEYS] | 'expired' | 'expiredKept';

/** @param t the texts of the kit */
export function refusalText(refusal: Refusal, t: (key: Key) => string): string {
  if (refusal.is === 'shop-message') return refusal.messages.join(', ');
  if (refusal.is === 'expired') return t(refusal.isInputKept ? 'expiredKept' : 'expired');
  return t(KEYS[refusal.is]);
}
