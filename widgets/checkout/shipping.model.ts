import { computed, type ReadonlySignal } from '@preact/signals-core';
import {
  readShippingMethods,
  type CheckoutCart,
  type CheckoutStart,
  type ShippingMethod,
  type ShippingMethods,
  type ShippingOption,
} from '../../shared/contract/checkout.ts';
import type { PickupPoint } from '../../shared/contract/address.ts';
import type { WireId } from '../../shared/contract/wire.ts';
import { isSameId } from '../../shared/rules/same-id.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { methodCosts, type MethodCosts } from '../../shared/rules/checkout-sums.ts';
import { findChosen } from './choice.rules.ts';
import type { Form } from './form.model.ts';
import { createMethodList, type LoadStatus, type MethodList } from './methods.model.ts';
import {
  allMethods,
  deliveryDays,
  firstOption,
  noticesFor,
  optionsOf,
  pickupPointOf,
  validShipping,
  textsOf,
} from './shipping.rules.ts';

export type ShippingStatus = LoadStatus;

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
  optionsOf(method: ShippingMethod | null): readonly ShippingOption[];
  /** Null is "as soon as possible", or a method without options. */
  readonly chosenOption: ReadonlySignal<WireId | null>;
  /** The shop's name of the chosen day or place; null without one. */
  readonly optionLabel: ReadonlySignal<string | null>;
  choose(method: ShippingMethod): void;
  chooseOption(option: WireId | null): void;
  /** "1-2" of the first delivery method, "1" when both are equal, null when it names none. */
  readonly days: ReadonlySignal<string | null>;
  costsOf(method: ShippingMethod): MethodCosts;
  /** Where the order is collected; null when it is delivered to an address of the shopper. */
  readonly pickupPoint: ReadonlySignal<PickupPoint | null>;
}

export type Shipping = ShippingState & Pick<MethodList<ShippingMethods>, 'clear' | 'ready' | 'refresh' | 'settled'>;

interface Dependencies {
  readonly startData: ReadonlySignal<CheckoutStart | null>;
  readonly cart: ReadonlySignal<CheckoutCart | null>;
  readonly form: Form;
  readonly prepareHtml: PrepareHtml;
}

/** Loads the code that renders the shop's markup, if there is any; never rejects. */
export type PrepareHtml = (...texts: readonly (string | null)[]) => Promise<void>;

/** Milliseconds that the methods wait for the code; their texts are readable without it. */
const MARKUP_TIMEOUT_MS = 1000;

const NONE: ShippingMethods = { shippingMethods: [], pickupMethods: [] };

export function createShipping(services: Services, { startData, cart, form, prepareHtml }: Dependencies): Shipping {
  const { call } = services;
  const { found, status, load, clear, ready, refresh, settled } = createMethodList(services, read, select);
  const methods = computed(() => found.value ?? NONE);
  const chosen = computed(() => findChosen(allMethods(methods.value), form.data.value.shipping_method));

  /** Waits for the markup so that the list does not shift. */
  async function read(): Promise<ShippingMethods> {
    const answer = await call(readShippingMethods);
    const timeout = new Promise((resolve) => setTimeout(resolve, MARKUP_TIMEOUT_MS));
    await Promise.race([prepareHtml(...textsOf(answer)), timeout]);
    return answer;
  }

  function select(answer: ShippingMethods) {
    const { shipping_method: method, shipping_method_option: option } = form.data.peek();
    const selection = validShipping(allMethods(answer), { method, option });
    form.prefill({ shipping_method: selection.method, shipping_method_option: selection.option });
  }

  return {
    status,
    load,
    clear,
    ready,
    refresh,
    settled,
    groups: computed(() => {
      const { shippingMethods, pickupMethods } = methods.value;
      const groups: ShippingGroup[] = [
        { is: 'delivery', methods: shippingMethods },
        { is: 'pickup', methods: pickupMethods },
      ];
      return groups.filter((group) => group.methods.length > 0);
    }),
    notices: computed(() => (startData.value ? noticesFor(startData.value, cart.value?.items ?? []) : [])),
    chosen,
    costsOf: (method) => methodCosts(method, cart.value?.shippingCosts ?? 0),
    pickupPoint: computed(() =>
      pickupPointOf({ method: chosen.value, option: form.data.value.shipping_method_option }),
    ),
    optionsOf,
    chosenOption: computed(() => form.data.value.shipping_method_option),
    optionLabel: computed(() => {
      const option = findChosen(optionsOf(chosen.value), form.data.value.shipping_method_option);
      return option?.label ?? null;
    }),
    choose(method) {
      if (isSameId(method.id, form.data.peek().shipping_method)) return;
      form.change({ shipping_method: method.id, shipping_method_option: firstOption(method) });
    },
    chooseOption: (option) => form.edit('shipping_method_option', option),
    days: computed(() => deliveryDays(methods.value)),
  };
}
