import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { OrderData } from '../../shared/contract/checkout-data.ts';
import type { CheckoutStart } from '../../shared/contract/checkout.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { formatOf } from '../../shared/rules/address-format.ts';
import { createAddresses } from './addresses.model.ts';
import { createControls } from './controls.model.ts';
import { createOrderedCart } from './cart.model.ts';
import { createDiscount } from './discount.model.ts';
import { createDraft } from './draft.model.ts';
import { createExemption, exemptCountry } from './exemption.model.ts';
import { createForm } from './form.model.ts';
import type { CheckoutInputs } from './start.rules.ts';
import { createLogin } from './login.model.ts';
import { createPayment, type Wallets } from './payment.model.ts';
import { createShipping, type PrepareHtml } from './shipping.model.ts';
import { hasUnknownVat, orderSums } from './order-sums.rules.ts';
import { createReview } from './review.model.ts';
import { createSubmission } from './submission.model.ts';
import { createAnalytics } from './analytics.model.ts';

export type Parts = ReturnType<typeof createParts>;

/** The services of every widget plus those of the checkout. */
export interface CheckoutServices extends Services {
  readonly wallets: Wallets;
  readonly prepareHtml: PrepareHtml;
}

/** Creates the parts of the checkout and connects them. */
export function createParts(
  services: CheckoutServices,
  { taxExemptionUpdateUrl, postcodeKey }: CheckoutInputs,
  startData: ReadonlySignal<CheckoutStart | null>,
  isLastStep: () => boolean,
) {
  const { settings } = services;
  /** For forms whose fields the draft of the checkout does not contain. */
  const withoutDraft: Services = {
    ...services,
    refusalOf(failure) {
      const refusal = services.refusalOf(failure);
      return refusal.is === 'expired' ? { ...refusal, isInputKept: false } : refusal;
    },
  };
  const draft = createDraft(services);
  const controls = createControls(services, () => ({
    startData,
    form,
    addresses,
    exemption,
    shipping,
    payment,
    sums,
  }));
  const form = createForm({
    isExemptible: (country) => settings.taxExemptionSelected && exemptCountry(startData.peek(), country) !== null,
    formatOf: (country) => formatOf(startData.peek()?.allowedCountries ?? [], country),
    ...controls,
    onChange: changed,
  });
  const order = createOrderedCart(services, form, {
    replace: (apply) => review.replace(apply),
    readDependents: () => Promise.all([shipping.rereadIfCartDependent(), payment.rereadIfCartDependent()]),
  });
  const exemption = createExemption(services, { startData, form, updateUrl: taxExemptionUpdateUrl || null });
  const addresses = createAddresses(services, { startData, form, postcodeKey });
  const shipping = createShipping(services, { startData, order, form, prepareHtml: services.prepareHtml });
  const payment = createPayment(services, { order, form, wallets: services.wallets, onLoaded: trackShipping });
  const summed = computed(() => {
    const last = order.cart.value;
    return last && orderSums(last, shipping.chosen.value, payment.chosen.value);
  });
  const cart = computed(() => summed.value?.cart ?? null);
  const isVatUnknown = computed(() => cart.value !== null && hasUnknownVat(cart.value));
  const sums = computed(() => summed.value?.sums ?? null);
  const submission = createSubmission(services, form);
  const orderParts = { cart, sums, shipping, payment };
  // The changes that a press finds are shown when all is read.
  const review = createReview(orderParts, () => isLastStep() && !submission.isSubmitting.peek());
  const analytics = createAnalytics(services, orderParts);

  function changed(before: OrderData, after: OrderData) {
    const isOtherType = before.billing.type !== after.billing.type;
    if (isOtherType) exemption.handleTypeChange();
    // With the order, it reads the shown methods again that depend on the cart.
    if (isOtherType || before.billing.country !== after.billing.country) void order.reload();
    const same = 'shipping_address_same_as_billing_address';
    if (before[same] && !after[same]) addresses.prefillDeliveryAddress();
    draft.store(form);
  }

  /** The shipping method is known when the shipping methods are loaded too. */
  function trackShipping() {
    void shipping.settled().then(analytics.trackShipping);
  }

  return {
    startData,
    form,
    order,
    exemption,
    addresses,
    shipping,
    payment,
    cart,
    sums,
    isVatUnknown,
    analytics,
    draft,
    formContext: controls.formContext,
    review,
    login: createLogin(withoutDraft, startData),
    discount: createDiscount(withoutDraft, { startData, order, isSubmitting: submission.isSubmitting }),
    submission,
  };
}
