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

  async function sendAddresses(typed: FieldValues) {
    const reading = addresses.pending();
    if (reading) await reading;
    form.merge(typed);
    const isRefused = form.refuseUnfinished();
    if (!exemption.checkConsent() || isRefused) return submission.refuse();
    form.markSent();
    await call(validateAddresses, orderBody(form.data.peek(), formContext()));
    form.applyErrors({}, 1);
    steps.markAccepted(1);
  }

  /** Methods that load only during the submission are shown first, so that the shopper can check them. */
  async function ensureShown({ status, ready }: Parts['shipping'] | Parts['payment']): Promise<boolean> {
    const wasMissing = status.peek().is === 'unavailable';
    await ready();
    if (status.peek().is === 'unavailable') submission.fail();
    return !wasMissing && status.peek().is === 'shown';
  }

  /** Whether the amount due is still the one that the shopper saw. Waits for pending cart reads. */
  async function ensureOrderUpToDate(): Promise<boolean> {
    const due = sums.peek()?.due;
    await order.settled();
    if (!(await ensureShown(shipping))) return false;
    if (!sums.peek()?.isCoveredByVoucher && !(await ensureShown(payment))) return false;
    return sums.peek()?.due === due;
  }

  async function sendShipping() {
    if (!(await ensureShown(shipping))) return;
    form.markSent();
    await call(validateShipping, shippingBody(form.data.peek(), shipping.chosen.peek()));
    form.applyErrors({}, 2);
    steps.markAccepted(2);
  }

  async function sendOrder() {
    if (!(await ensureOrderUpToDate())) return undefined;
    form.markSent();
    const data = orderBody(form.data.peek(), formContext());
    const paid = withoutPaymentIfCovered(
      withPickupPoint(data, shipping.pickupPoint.peek()),
      sums.peek()?.isCoveredByVoucher === true,
    );
    const { redirect } = await call(placeOrder, { ...paid, ct: page.meta(ctMeta) });
    form.applyErrors({}, 3);
    analytics.trackPayment();
    if (!submission.leaveFor(redirect)) return undefined;
    draft.forget();
    return 'leaving' as const;
  }

  const senders = { 1: sendAddresses, 2: sendShipping, 3: sendOrder };
  return (typed: FieldValues) => {
    const step = steps.step.peek();
    return submission.run(step, () => senders[step](typed));
  };
}
