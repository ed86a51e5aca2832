import { computed, type ReadonlySignal } from '@preact/signals-core';
import {
  readShippingMethods,
  type CheckoutStart,
  type ShippingMethod,
  type ShippingMethods,
} from '../../shared/contract/checkout.ts';
import type { StateOf } from '../../shared/models/state-of.ts';
import type { Services } from '../../shared/runtime/services.ts';
import type { MethodCosts } from '../../shared/rules/checkout-sums.ts';
import type { OrderedCart } from './cart.model.ts';
import { findChosen } from './choice.rules.ts';
import type { Form } from './form.model.ts';
import { createMethods } from './methods.model.ts';
import { shippingCostsOf } from './order-sums.rules.ts';
import {
  allMethods,
  deliveryDays,
  noticesFor,
  optionsOf,
  pickupPointOf,
  validShipping,
  textsOf,
} from './shipping.rules.ts';

export interface ShippingGroup {
  readonly is: 'delivery' | 'pickup';
  readonly methods: readonly ShippingMethod[];
}

export type Shipping = StateOf<typeof createShipping>;

interface Dependencies {
  readonly startData: ReadonlySignal<CheckoutStart | null>;
  readonly order: OrderedCart;
  readonly form: Form;
  readonly prepareHtml: PrepareHtml;
}

/** Loads the code that renders the shop's markup, if there is any; never rejects. */
export type PrepareHtml = (...texts: readonly (string | null)[]) => Promise<void>;

/** Milliseconds that the methods wait for the code; their texts are readable without it. */
const MARKUP_TIMEOUT_MS = 1000;

const NONE: ShippingMethods = { shippingMethods: [], pickupMethods: [], cart: undefined };
const UNKNOWN: MethodCosts = { total: null, surcharge: 0 };

export function createShipping(services: Services, { startData, order, form, prepareHtml }: Dependencies) {
  const list = createMethods<ShippingMethod, ShippingMethods>(services, {
    kind: 'shipping',
    form,
    request,
    methodsIn: allMethods,
    select: validShipping,
  });
  const { answer, chosen, chosenOption } = list;
  const methods = computed(() => answer.value ?? NONE);

  /** Waits for the markup so that the list does not shift. */
  async function request(): Promise<ShippingMethods> {
    const showCart = order.expectAnew();
    const received = await services.call(readShippingMethods);
    showCart(received.cart);
    const timeout = new Promise((resolve) => setTimeout(resolve, MARKUP_TIMEOUT_MS));
    await Promise.race([prepareHtml(...textsOf(received)), timeout]);
    return received;
  }

  return {
    ...list,
    /** Those that hold methods. */
    groups: computed(() => {
      const { shippingMethods, pickupMethods } = methods.value;
      const groups: ShippingGroup[] = [
        { is: 'delivery', methods: shippingMethods },
        { is: 'pickup', methods: pickupMethods },
      ];
      return groups.filter((group) => group.methods.length > 0);
    }),
    /** Markup of the shop. */
    notices: computed(() => (startData.value ? noticesFor(startData.value, order.cart.value?.items ?? []) : [])),
    costsOf: (method: ShippingMethod) => (order.cart.value ? shippingCostsOf(method, order.cart.value) : UNKNOWN),
    /** Where the order is collected; null when it is delivered to an address of the shopper. */
    pickupPoint: computed(() => pickupPointOf({ method: chosen.value, option: chosenOption.value })),
    optionsOf,
    /** The shop's name of the chosen day or place; null without one. */
    optionLabel: computed(() => findChosen(optionsOf(chosen.value), chosenOption.value)?.label ?? null),
    /** "1-2" of the first delivery method, "1" when both are equal, null when it names none. */
    days: computed(() => deliveryDays(methods.value)),
  };
}
