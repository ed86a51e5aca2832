import { toFields } from '../../shared/contract/checkout-data.ts';
import { placeOrder, validateAddresses, validateShipping } from '../../shared/contract/checkout.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { orderBody } from './fields.rules.ts';
import { createOrderCheck } from './order-check.model.ts';
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
  const { form, addresses, exemption, shipping, sums, analytics, draft, submission, formContext, review } = parts;
  const orderCheck = createOrderCheck(parts, steps);

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

  async function sendShipping() {
    if (!(await orderCheck.ensureShown(shipping))) return;
    form.markSent();
    await call(validateShipping, shippingBody(form.data.peek(), shipping.chosen.peek()));
    form.applyErrors({}, 'delivery');
    steps.markAccepted('delivery');
  }

  async function sendOrder() {
    if (!(await orderCheck.isAsSeen())) return undefined;
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
