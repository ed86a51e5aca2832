import type { ControlName } from './field-names.rules.ts';

/** In order. The step after them, `done`, is a page of the shop. */
export const STEPS = ['details', 'delivery', 'payment'] as const;
export type Step = (typeof STEPS)[number];

const PATHS: Readonly<Record<Step, string>> = {
  details: '/checkout',
  delivery: '/checkout/shipping',
  payment: '/checkout/payment',
};

export function pathOf(step: Step): string {
  return PATHS[step];
}

/** The first step for an unknown path. */
export function stepOf(path: string): Step {
  const plain = path.replace(/\/+$/, '');
  return plain.endsWith('/shipping') ? 'delivery' : plain.endsWith('/payment') ? 'payment' : 'details';
}

/** The step whose form has this field. */
export function stepOfField(name: ControlName): Step {
  if (name.startsWith('payment_')) return 'payment';
  return name.startsWith('shipping_method') || name === 'take_back' ? 'delivery' : 'details';
}

export function isBefore(step: Step, later: Step): boolean {
  return STEPS.indexOf(step) < STEPS.indexOf(later);
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
  return hasStreet || hasSaved || isAccepted ? step : 'details';
}
