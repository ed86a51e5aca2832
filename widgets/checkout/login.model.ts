import type { ReadonlySignal } from '@preact/signals-core';
import type { Refusal } from '../../shared/http/refusal.ts';

export interface LoginState {
  /** A guest may sign in here. */
  readonly isOffered: ReadonlySignal<boolean>;
  readonly isOpen: ReadonlySignal<boolean>;
  toggle(): void;
  submit(email: string, password: string): Promise<void>;
  readonly isBusy: ReadonlySignal<boolean>;
  /** The shop's messages at `login_email` and `login_password`, or one of another name. */
  readonly errors: ReadonlySignal<Readonly<Record<string, readonly string[]>>>;
  /** Anything else that went wrong. */
  readonly refusal: ReadonlySignal<Refusal | null>;
}
