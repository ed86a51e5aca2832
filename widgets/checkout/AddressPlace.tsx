import { valuesOf, linesOf } from './AddressText.tsx';
import type { AddressKind } from './addresses.model.ts';
import type { CheckoutState } from './checkout.model.ts';

/** The address that a search has found, for those who do not see it in the locked fields; empty without one. */
export function foundPlace({ addresses, form }: CheckoutState, kind: AddressKind): string {
  const { street, house_number, house_number_addition, zip_code, city } = valuesOf(form.data.value, kind);
  if (!addresses.block(kind).isLocked || !street) return '';
  return linesOf({ street, house_number, house_number_addition, zip_code, city }).join(', ');
}
