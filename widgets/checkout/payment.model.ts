import type { ReadonlySignal } from '@preact/signals-core';
import type { PaymentMethod } from '../../shared/contract/checkout.ts';
import type { WireId } from '../../shared/contract/wire.ts';

export type PaymentStatus = { is: 'loading' } | { is: 'shown' } | { is: 'unavailable' };

export interface PaymentState {
  readonly status: ReadonlySignal<PaymentStatus>;
  load(): Promise<void>;
  /** Those that this browser can pay with; the first is chosen most often. */
  readonly methods: ReadonlySignal<readonly PaymentMethod[]>;
  readonly chosen: ReadonlySignal<PaymentMethod | null>;
  readonly chosenOption: ReadonlySignal<WireId | null>;
  choose(method: PaymentMethod): void;
  chooseOption(option: WireId): void;
}
