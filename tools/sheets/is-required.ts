import { addressPartOf, EMPTY_FORM, type FieldName, type OrderData } from '../../shared/contract/checkout-data.ts';
import { optionalParts } from '../../shared/rules/optional-parts.ts';
import { isVisible, type FormContext } from '../../widgets/checkout/fields.rules.ts';

/**
 * Whether the shopper has to type something in this field of the first step of the checkout. The form decides by each
 * control; a test compares both.
 */
export function isRequired(name: FieldName, data: OrderData, context: FormContext): boolean {
  if (typeof EMPTY_FORM[name] !== 'string') return false;
  if (!isVisible(name, data, context)) return false;
  const address = addressPartOf(name);
  // A text of the first step that belongs to no address.
  if (!address) return true;
  const format = context.formatOf(data[address.kind].country);
  // One line holds street and number.
  if (format.isInLines && address.part === 'house_number') return false;
  return address.part !== 'type' && !optionalParts(format).includes(address.part);
}
