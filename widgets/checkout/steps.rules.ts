/** 1 addresses, 2 shipping, 3 payment; the fourth, "Klaar!", is a page of the shop. */
export type Step = 1 | 2 | 3;

const PATHS: Readonly<Record<Step, string>> = { 1: '/checkout', 2: '/checkout/shipping', 3: '/checkout/payment' };

export function pathOf(step: Step): string {
  return PATHS[step];
}

/** The first step for an unknown path. */
export function stepOf(path: string): Step {
  const plain = path.replace(/\/+$/, '');
  return plain.endsWith('/shipping') ? 2 : plain.endsWith('/payment') ? 3 : 1;
}

export interface OrderProgress {
  /** The shop has a street of this order. */
  readonly hasStreet: boolean;
  /** The customer has saved addresses. */
  readonly hasSaved: boolean;
  /** The first step was accepted since the page was loaded. */
  readonly isAccepted: boolean;
}

/** Without an address, a later step redirects to the first one. */
export function reachable(step: Step, { hasStreet, hasSaved, isAccepted }: OrderProgress): Step {
  return hasStreet || hasSaved || isAccepted ? step : 1;
}
