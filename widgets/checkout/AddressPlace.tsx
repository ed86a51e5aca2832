import { valuesOf, linesOf } from './AddressText.tsx';
import { fieldOf } from './TextField.tsx';
import type { AddressKind } from './addresses.model.ts';
import type { CheckoutState } from './checkout.model.ts';
import type { FieldName } from './form.model.ts';

const SEARCHED = ['street', 'house_number', 'house_number_addition', 'zip_code', 'city'] as const;

/** The control where a field is mended: what was searched for is searched for again, and no place is one that is not there. */
export function placeOf({ addresses, shipping, payment }: CheckoutState, field: FieldName): string {
  if (field === 'ignore_vat' && !addresses.block('billing').ignoreVat) return 'vat_number';
  if (field.endsWith('_option')) {
    const { chosen } = field.startsWith('payment') ? payment : shipping;
    return chosen.value?.options.length ? field : field.replace('_option', '');
  }
  for (const kind of ['billing', 'shipping'] as const) {
    const isSearched = SEARCHED.some((name) => fieldOf(kind, name) === field);
    if (isSearched && addresses.block(kind).isLocked) return fieldOf(kind, 'address_search');
  }
  return field;
}

/** The address that a search has found, for those who do not see it in the locked fields; empty without one. */
export function foundPlace({ addresses, form }: CheckoutState, kind: AddressKind): string {
  const { street, house_number, house_number_addition, zip_code, city } = valuesOf(form.data.value, kind);
  if (!addresses.block(kind).isLocked || !street) return '';
  return linesOf({ street, house_number, house_number_addition, zip_code, city }).join(', ');
}
