import type { Services } from '../../shared/runtime/services.ts';
import { ecommerceItem, type EcommerceDetails, type EcommerceEvent } from '../../shared/rules/ecommerce.ts';
import { NO_PAYMENT } from './payment.rules.ts';
import type { OrderParts } from './review.model.ts';

/** Events of the checkout for the page's tag manager. */
export interface Analytics {
  checkoutStarted(): void;
  /** The payment methods are loaded, so the shipping method is chosen. */
  trackShipping(): void;
  /** The order is placed; the browser has not left the page yet. */
  trackPayment(): void;
}

export function createAnalytics(
  { trackEcommerce }: Services,
  { cart, sums, shipping, payment }: OrderParts,
): Analytics {
  function track(event: EcommerceEvent, details: EcommerceDetails = {}) {
    const { items = [], currentDiscount } = cart.peek() ?? {};
    const coupon = currentDiscount?.name;
    const sold = items.map((item) => ecommerceItem({ ...item, id: item.id ?? '' }, item.qty));
    trackEcommerce(event, sold, { ...(coupon && { coupon }), ...details });
  }

  return {
    checkoutStarted: () => track('begin_checkout'),
    trackShipping() {
      const label = shipping.chosen.peek()?.label;
      track('add_shipping_info', { ...(label && { shipping_tier: label }) });
    },
    trackPayment() {
      const label = sums.peek()?.isCoveredByVoucher ? NO_PAYMENT : payment.chosen.peek()?.label;
      track('add_payment_info', { ...(label && { payment_type: label }) });
    },
  };
}
