import { toFields } from '../../shared/contract/checkout-data.ts';
import { placeOrder, validateAddresses, validateShipping } from '../../shared/contract/checkout.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { orderBody } from './fields.rules.ts';
import type { Parts } from './parts.model.ts';
import { withoutPaymentIfCovered } from './payment.rules.ts';
import { withPickupPoint, shippingBody } from './shipping.rules.ts';
import type { Steps } from './steps.model.ts';

interface Dependencies {
  readonly steps: Steps;
  /** The name of the meta tag whose content is sent with the order. */
  readonly ctMeta: string;
}

/** Values of a step's controls by name. */
type FieldValues = Readonly<Record<string, string>>;

/** Creates the function that sends the current step. */
export function createStepSubmission({ call, page }: Services, parts: Parts, { steps, ctMeta }: Dependencies) {
  const { form, addresses, exemption, shipping, payment, order, sums, analytics, draft, submission, formContext } =
    parts;
  const { discount, review } = parts;

  async function sendAddresses(typed: FieldValues) {
    const reading = addresses.pending();
    if (reading) await reading;
    form.merge(typed);
    const isRefused = form.refuseUnfinished();
    if (!exemption.checkConsent() || isRefused) return submission.refuse();
    form.markSent();
    await call(validateAddresses, toFields(orderBody(form.data.peek(), formContext())));
    form.applyErrors({}, 'details');
    steps.markAccepted('details');
  }

  /** Methods that load only during the submission are shown first, so that the shopper can check them. */
  async function ensureShown({ status, ready }: Parts['shipping'] | Parts['payment']): Promise<boolean> {
    const wasMissing = status.peek().is === 'unavailable';
    await ready();
    if (status.peek().is === 'unavailable') submission.fail();
    return !wasMissing && status.peek().is === 'shown';
  }

  /** Reads methods again, or for the first time. */
  async function ensureCurrent(methods: Parts['shipping'] | Parts['payment']): Promise<boolean> {
    if (methods.status.peek().is !== 'shown') return ensureShown(methods);
    await methods.refresh();
    return true;
  }

  /**
   * Whether the order is still the one that the shopper saw: another device or tab may have changed the cart. Rejects
   * when that cannot be read.
   */
  async function ensureOrderAsSeen(): Promise<boolean> {
    const seen = review.view.peek();
    await discount.settled();
    const [cart, delivery, paying] = await Promise.allSettled([
      order.refresh(),
      ensureCurrent(shipping),
      ensureCurrent(payment),
    ]);
    if (steps.step.peek() !== 'payment' || order.isEmpty.peek()) return false;
    const isAsSeen = review.isAsSeen(seen);
    // If a voucher pays everything, the payment methods do not matter.
    const reads = sums.peek()?.isCoveredByVoucher ? [cart, delivery] : [cart, delivery, paying];
    for (const read of reads) if (read.status === 'rejected') throw read.reason;
    return isAsSeen && reads.every((read) => read.status === 'fulfilled' && read.value !== false);
  }

  async function sendShipping() {
    if (!(await ensureShown(shipping))) return;
    form.markSent();
    await call(validateShipping, shippingBody(form.data.peek(), shipping.chosen.peek()));
    form.applyErrors({}, 'delivery');
    steps.markAccepted('delivery');
  }

  async function sendOrder() {
    if (!(await ensureOrderAsSeen())) return undefined;
    form.markSent();
    const data = orderBody(form.data.peek(), formContext());
    const paid = withoutPaymentIfCovered(
      withPickupPoint(data, shipping.pickupPoint.peek()),
      sums.peek()?.isCoveredByVoucher === true,
    );
    const { redirect } = await call(placeOrder, { ...toFields(paid), ct: page.meta(ctMeta) });
    form.applyErrors({}, 'payment');
    analytics.trackPayment();
    if (!submission.leaveFor(redirect)) return undefined;
    draft.forget();
    return 'leaving' as const;
  }

  const senders = { details: sendAddresses, delivery: sendShipping, payment: sendOrder };
  return (typed: FieldValues) => {
    const step = steps.step.peek();
    if (review.isNew.peek()) return undefined;
    review.clear();
    return submission.run(step, () => senders[step](typed));
  };
}
