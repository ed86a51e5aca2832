import type { ReadonlySignal } from '@preact/signals-core';
import type { Refusal } from '../../shared/http/refusal.ts';

export interface DiscountState {
  /** A code may be entered: the shop allows it, and none is in force. */
  readonly isOffered: ReadonlySignal<boolean>;
  readonly isOpen: ReadonlySignal<boolean>;
  toggle(): void;
  close(): void;
  /** Blank codes are not sent. */
  apply(code: string): Promise<void>;
  remove(): Promise<void>;
  readonly isBusy: ReadonlySignal<boolean>;
  /** Why the code does not count, in the shop's words. */
  readonly error: ReadonlySignal<string | null>;
  /** Anything else that went wrong. */
  readonly refusal: ReadonlySignal<Refusal | null>;
}
