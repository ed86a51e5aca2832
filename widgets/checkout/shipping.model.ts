import type { ReadonlySignal } from '@preact/signals-core';
import type { ShippingMethod } from '../../shared/contract/checkout.ts';
import type { WireId } from '../../shared/contract/wire.ts';

/** `unavailable`: nothing came, and the shopper may ask again. */
export type ShippingStatus = { is: 'loading' } | { is: 'shown' } | { is: 'unavailable' };

export interface ShippingGroup {
  readonly is: 'delivery' | 'pickup';
  readonly methods: readonly ShippingMethod[];
}

export interface ShippingState {
  readonly status: ReadonlySignal<ShippingStatus>;
  load(): Promise<void>;
  /** Those that hold methods. */
  readonly groups: ReadonlySignal<readonly ShippingGroup[]>;
  /** Markup of the shop. */
  readonly notices: ReadonlySignal<readonly string[]>;
  readonly chosen: ReadonlySignal<ShippingMethod | null>;
  /** Null is "as soon as possible", or a method without options. */
  readonly chosenOption: ReadonlySignal<WireId | null>;
  choose(method: ShippingMethod): void;
  chooseOption(option: WireId | null): void;
  /** "1-2" of the first delivery method, "1" when both are equal, null when it names none. */
  readonly days: ReadonlySignal<string | null>;
}
