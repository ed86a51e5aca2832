import { computed, type ReadonlySignal } from '@preact/signals-core';
import { fieldName, type FieldName, type OrderData } from '../../shared/contract/checkout-data.ts';
import type { CheckoutStart } from '../../shared/contract/checkout.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { checkoutSums, type CheckoutSums } from '../../shared/rules/checkout-sums.ts';
import { createAddresses } from './addresses.model.ts';
import { isUnsearched, searchedAddressOf, searchedBy } from './addresses.rules.ts';
import { createOrderedCart } from './cart.model.ts';
import { createDiscount } from './discount.model.ts';
import { createDraft } from './draft.model.ts';
import { createExemption, exemptCountry } from './exemption.model.ts';
import type { ControlName } from './field-names.rules.ts';
import { isVisible, type FormContext } from './fields.rules.ts';
import { createForm } from './form.model.ts';
import type { CheckoutInputs } from './start.rules.ts';
import { createLogin } from './login.model.ts';
import { createPayment, type Wallets } from './payment.model.ts';
import { createShipping, type PrepareHtml } from './shipping.model.ts';
import type { OrderView } from './order-changes.rules.ts';
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
  const form = createForm({
    isExemptible: (country) => settings.taxExemptionSelected && exemptCountry(startData.peek(), country) !== null,
    isEmpty(control) {
      const kind = searchedBy(control);
      return kind !== null && isUnsearched(form.data.value[kind]);
    },
    isUnfinished(control) {
      const kind = searchedBy(control);
      return kind !== null && addresses[kind].lookup.isUnfinished.value;
    },
    controlOf: (name) => (isVisible(name, form.data.value, formContext()) ? controlOf(name) : null),
    onChange: changed,
  });
  const order = createOrderedCart(services, form, (apply) => review.replace(apply));
  const exemption = createExemption(services, { startData, form, updateUrl: taxExemptionUpdateUrl || null });
  const addresses = createAddresses(services, { startData, form, postcodeKey });
  const shipping = createShipping(services, { startData, cart: order.cart, form, prepareHtml: services.prepareHtml });
  const payment = createPayment(services, { form, wallets: services.wallets, onLoaded: trackShipping });
  const sums = computed<CheckoutSums | null>(() => {
    const cart = order.cart.value;
    return cart && checkoutSums(cart, shipping.chosen.value, payment.chosen.value?.costs ?? 0);
  });
  const submission = createSubmission(services, form);
  const view = computed<OrderView | null>(() => {
    const cart = order.cart.value;
    const method = shipping.chosen.value;
    const paid = sums.value?.isCoveredByVoucher ? null : payment.chosen.value;
    return (
      cart && {
        cart,
        sums: sums.value!,
        shipping: method && { text: method.label, option: shipping.optionLabel.value },
        payment: paid && { text: paid.label, option: null },
      }
    );
  });
  // The changes that a press finds are shown when all is read.
  const review = createReview(view, () => isLastStep() && !submission.isSubmitting.peek());
  const analytics = createAnalytics(services, { cart: order.cart, sums, shipping, payment });

  /**
   * A field that the search fills in is corrected by the search; an option of a method without options, by choosing
   * another method.
   */
  function controlOf(name: FieldName): ControlName | null {
    const searched = searchedAddressOf(name);
    if (searched) return addresses[searched].shape.value.isLocked ? fieldName(searched, 'address_search') : name;
    if (name === 'shipping_method_option' && shipping.optionsOf(shipping.chosen.value).length === 0)
      return 'shipping_method';
    if (!name.startsWith('payment_method')) return name;
    if (sums.value?.isCoveredByVoucher) return null;
    return payment.chosen.value?.options.length ? name : 'payment_method';
  }

  function formContext(): FormContext {
    const isGuest = startData.value?.user === null;
    return {
      isGuest,
      wantsAccount: isGuest && form.wantsAccount.value,
      isExemptionShown: exemption.isShown.value,
      hasMiddleName: settings.locale === 'nl',
      canIgnoreVat: form.canIgnoreVat.value,
    };
  }

  function changed(before: OrderData, after: OrderData) {
    const isOtherType = before.billing.type !== after.billing.type;
    if (isOtherType) exemption.handleTypeChange();
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
    form,
    order,
    exemption,
    addresses,
    shipping,
    payment,
    sums,
    analytics,
    draft,
    formContext,
    review,
    login: createLogin(withoutDraft, startData),
    discount: createDiscount(withoutDraft, { startData, order, isSubmitting: submission.isSubmitting }),
    submission,
  };
}
