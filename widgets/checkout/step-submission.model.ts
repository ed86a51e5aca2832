import type { CallFailed } from '../../shared/contract/call-failed.ts';
import type { CheckoutData } from '../../shared/contract/checkout-data.ts';
import { placeOrder, validateAddresses, validateShipping } from '../../shared/contract/checkout.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { orderBody, sentFields } from './fields.rules.ts';
import { attemptFor } from './order-key.model.ts';
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

/** The shop may have placed the order: no answer came in time, or the connection broke. */
function isUnanswered({ status, mayBeDone }: CallFailed): boolean {
  return status === null && mayBeDone;
}

/** Values of a step's controls by name. */
type FieldValues = Readonly<Record<string, string>>;

/** Creates the function that sends the current step. */
export function createStepSubmission({ call, page }: Services, parts: Parts, { steps, ctMeta }: Dependencies) {
  const {
    form,
    order,
    addresses,
    cart,
    exemption,
    shipping,
    startData,
    sums,
    analytics,
    draft,
    submission,
    formContext,
    review,
  } = parts;
  const orderCheck = createOrderCheck(parts, steps);

  async function sendAddresses(typed: FieldValues) {
    const reading = addresses.pending();
    if (reading) await reading;
    form.merge(typed);
    const isRefused = form.refuseUnfinished();
    if (!exemption.checkConsent() || isRefused) return submission.refuse();
    form.markSent();
    const showCart = order.expectAnew();
    showCart(
      (await call(validateAddresses, sentFields(orderBody(form.data.peek(), formContext()), formContext()))).cart,
    );
    form.applyErrors({}, 'details');
    steps.markAccepted('details');
  }

  async function sendShipping() {
    if (!(await orderCheck.ensureShown(shipping))) return;
    form.markSent();
    const showCart = order.expectAnew();
    const data = form.data.peek();
    const { take_back } = data;
    const body = { ...shippingBody(data, shipping.chosen.peek()), ...(formContext().hasTakeBack && { take_back }) };
    showCart((await call(validateShipping, body)).cart);
    form.applyErrors({}, 'delivery');
    steps.markAccepted('delivery');
  }

  /** A key of the order lets the shop place it once, however often it is sent. */
  async function place(fields: CheckoutData) {
    const ct = page.meta(ctMeta);
    if (!startData.peek()?.order_key) return call(placeOrder, { ...fields, ct });
    const order = { fields, items: cart.peek()?.items ?? [], due: sums.peek()?.due ?? 0 };
    const attempt = attemptFor(order, draft.attempt());
    draft.storeAttempt(attempt, form);
    const body = { ...fields, ct, order_key: attempt.key };
    return call(placeOrder, body).catch((failure) => {
      if (!isUnanswered(failure as CallFailed)) throw failure;
      return call(placeOrder, body);
    });
  }

  async function sendOrder() {
    if (!(await orderCheck.isAsSeen())) return undefined;
    form.markSent();
    const data = orderBody(form.data.peek(), formContext());
    const paid = withoutPaymentIfCovered(
      withPickupPoint(data, shipping.pickupPoint.peek()),
      sums.peek()?.isCoveredByVoucher === true,
    );
    const showCart = order.expectAnew();
    const { redirect, cart: anew } = await place(sentFields(paid, formContext()));
    form.applyErrors({}, 'payment');
    analytics.trackPayment();
    if (!submission.leaveFor(redirect)) return showCart(anew);
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
