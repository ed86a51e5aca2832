import { placeOrder, validateAddresses, validateShipping } from '../../shared/contract/checkout.ts';
import type { Services } from '../../shared/runtime/services.ts';
import { payload } from './fields.rules.ts';
import type { Parts } from './parts.model.ts';
import { paidWith } from './payment.rules.ts';
import { withPickupPoint, shippingBody } from './shipping.rules.ts';
import type { Steps } from './steps.model.ts';

interface Dependencies {
  readonly steps: Steps;
  /** The name of the meta tag whose content is sent with the order. */
  readonly ctMeta: string;
}

/** Values of a step's controls by name. */
type Typed = Readonly<Record<string, string>>;

/** Makes the function that sends the present step, whatever it is. */
export function createStepSubmission({ call, page }: Services, parts: Parts, { steps, ctMeta }: Dependencies) {
  const { form, exemption, shipping, payment, order, sums, analytics, draft, submission, circumstances } = parts;

  async function sendAddresses(typed: Typed) {
    form.merge(typed);
    if (!exemption.checkConsent()) return submission.refuse();
    form.markSent();
    await call(validateAddresses, payload(form.data.peek(), circumstances()));
    form.applyErrors({}, 1);
    steps.accepted(1);
  }

  /** Methods that load only during the submission are shown first, so that the shopper can check them. */
  async function hasBeenShown({ status, ready }: Parts['shipping'] | Parts['payment']): Promise<boolean> {
    const wasMissing = status.peek().is === 'unavailable';
    await ready();
    if (status.peek().is === 'unavailable') submission.fail();
    return !wasMissing && status.peek().is === 'shown';
  }

  /** Whether the order still costs what the shopper saw; a cart that is being counted is waited for. */
  async function hasOrderBeenShown(): Promise<boolean> {
    const due = sums.peek()?.due;
    await order.settled();
    if (!(await hasBeenShown(shipping))) return false;
    if (!sums.peek()?.isPaid && !(await hasBeenShown(payment))) return false;
    return sums.peek()?.due === due;
  }

  async function sendShipping() {
    if (!(await hasBeenShown(shipping))) return;
    form.markSent();
    await call(validateShipping, shippingBody(form.data.peek(), shipping.chosen.peek()));
    form.applyErrors({}, 2);
    steps.accepted(2);
  }

  async function sendOrder() {
    if (!(await hasOrderBeenShown())) return undefined;
    form.markSent();
    const data = payload(form.data.peek(), circumstances());
    const paid = paidWith(withPickupPoint(data, shipping.pickupPoint.peek()), sums.peek()?.isPaid === true);
    const { redirect } = await call(placeOrder, { ...paid, ct: page.meta(ctMeta) });
    form.applyErrors({}, 3);
    analytics.payment();
    if (!submission.leaveFor(redirect)) return undefined;
    draft.forget();
    return 'leaving' as const;
  }

  const senders = { 1: sendAddresses, 2: sendShipping, 3: sendOrder };
  return (typed: Typed) => {
    const step = steps.step.peek();
    return submission.run(step, () => senders[step](typed));
  };
}
