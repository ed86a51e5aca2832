import type { Parts } from './parts.model.ts';
import type { Steps } from './steps.model.ts';

type MethodList = Parts['shipping'] | Parts['payment'];

/** Reads again what an order depends on, before it is sent. */
export function createOrderCheck(
  { discount, order, payment, review, shipping, submission, sums }: Parts,
  { step }: Pick<Steps, 'step'>,
) {
  /** Methods that load only during the submission are shown first, so that the shopper can check them. */
  async function ensureShown({ status, ready }: MethodList): Promise<boolean> {
    const wasMissing = status.peek().is === 'unavailable';
    await ready();
    if (status.peek().is === 'unavailable') submission.fail();
    return !wasMissing && status.peek().is === 'shown';
  }

  /** Reads methods again, or for the first time. */
  async function ensureCurrent(methods: MethodList): Promise<boolean> {
    if (methods.status.peek().is !== 'shown') return ensureShown(methods);
    await methods.refresh();
    return true;
  }

  /**
   * Whether the order is still the one that the shopper saw: another device or tab may have changed the cart. Rejects
   * when that cannot be read.
   */
  async function isAsSeen(): Promise<boolean> {
    const seen = review.view.peek();
    await discount.settled();
    const [cart, delivery, paying] = await Promise.allSettled([
      order.refresh(),
      ensureCurrent(shipping),
      ensureCurrent(payment),
    ]);
    if (step.peek() !== 'payment' || order.isEmpty.peek()) return false;
    const isAsSeen = review.isAsSeen(seen);
    // If a voucher pays everything, the payment methods do not matter.
    const reads = sums.peek()?.isCoveredByVoucher ? [cart, delivery] : [cart, delivery, paying];
    for (const read of reads) if (read.status === 'rejected') throw read.reason;
    return isAsSeen && reads.every((read) => read.status === 'fulfilled' && read.value !== false);
  }

  return { ensureShown, isAsSeen };
}
