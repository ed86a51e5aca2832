import type { ChosenMethod } from '../../rules/order.ts';

/** `iDEAL, Rabobank` */
export function methodName(method: ChosenMethod | null): string | null {
  return method && [method.label, method.option?.label].filter(Boolean).join(', ');
}
