import type { CheckoutCart, CheckoutStart } from '../../shared/contract/checkout.ts';
import type { CheckoutSums } from '../../shared/rules/checkout-sums.ts';

/** The inputs of the widget. */
export interface CheckoutInputs {
  readonly cartUrl: string;
  readonly forgotPasswordUrl: string;
  readonly customerServiceUrl: string;
  /** With `{locale}`. */
  readonly helpCentreUrl: string;
  readonly taxExemptionUpdateUrl: string;
  readonly postcodeKey: string;
  /** The name of the meta tag whose content is sent with the order. */
  readonly ctMeta: string;
}

/** URLs with `{locale}` filled in; null when the page sets none. */
export type CheckoutLinks = Readonly<ReturnType<typeof linksFor>>;

/** The help centre calls English `en-gb`. */
export function linksFor(
  inputs: CheckoutInputs,
  start: Pick<CheckoutStart, 'termsPage' | 'privacyPage'> | null,
  locale: 'nl' | 'de' | 'en',
) {
  return {
    cart: inputs.cartUrl,
    forgotPassword: inputs.forgotPasswordUrl,
    customerService: inputs.customerServiceUrl || null,
    helpCentre: inputs.helpCentreUrl.replaceAll('{locale}', locale === 'en' ? 'en-gb' : locale) || null,
    terms: start?.termsPage ?? null,
    privacy: start?.privacyPage ?? null,
  };
}

/** The shop sends the active reductions next to the cart or inside it. */
export function cartAtStart({ cart, currentDiscount, currentVoucher }: CheckoutStart): CheckoutCart {
  return {
    ...cart,
    currentDiscount: cart.currentDiscount ?? currentDiscount,
    currentVoucher: cart.currentVoucher ?? currentVoucher,
  };
}

/** Only customers in the programme earn credits, and only where the shop says that this order earns some. */
export function creditsFor(
  start: Pick<CheckoutStart, 'user' | 'spsCreditEarnDisabled'> | null,
  sums: Pick<CheckoutSums, 'credits'> | null,
): number | null {
  const isEarning = start?.user?.isAllowedToParticipateInPowerCreditProgram && start.spsCreditEarnDisabled === false;
  return isEarning && sums ? sums.credits : null;
}
