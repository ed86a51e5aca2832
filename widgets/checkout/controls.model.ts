import type { ReadonlySignal } from '@preact/signals-core';
import { fieldName, type FieldName } from '../../shared/contract/checkout-data.ts';
import type { CheckoutStart } from '../../shared/contract/checkout.ts';
import { formatOf } from '../../shared/rules/address-format.ts';
import type { Services } from '../../shared/runtime/services.ts';
import type { Addresses } from './addresses.model.ts';
import { isUnsearched, searchedAddressOf, searchedBy } from './addresses.rules.ts';
import type { Exemption } from './exemption.model.ts';
import type { ControlName } from './field-names.rules.ts';
import { isVisible, type FormContext } from './fields.rules.ts';
import type { Form } from './form.model.ts';
import type { OrderParts } from './review.model.ts';
import type { Shipping } from './shipping.model.ts';
import type { ValidationSetup } from './validation.model.ts';

/** Which fields are on the screen, and which control corrects each. */
export interface Controls extends Pick<ValidationSetup, 'controlOf' | 'isEmpty' | 'isUnfinished'> {
  formContext(): FormContext;
}

interface Parts extends Pick<OrderParts, 'sums' | 'payment'> {
  readonly startData: ReadonlySignal<CheckoutStart | null>;
  readonly form: Form;
  readonly addresses: Addresses;
  readonly exemption: Exemption;
  readonly shipping: Shipping;
}

/** @param parts are read when a control is looked up, because the form is created before them */
export function createControls({ settings }: Services, parts: () => Parts): Controls {
  function formContext(): FormContext {
    const { startData, form, exemption, shipping } = parts();
    const isGuest = startData.value?.user === null;
    return {
      isGuest,
      wantsAccount: isGuest && form.wantsAccount.value,
      isExemptionShown: exemption.isShown.value,
      hasMiddleName: settings.locale === 'nl',
      canIgnoreVat: form.canIgnoreVat.value,
      hasTakeBack: Boolean(shipping.answer.value?.take_back),
      formatOf: (country) => formatOf(startData.value?.allowedCountries ?? [], country),
    };
  }

  return {
    formContext,
    controlOf: (name) => (isVisible(name, parts().form.data.value, formContext()) ? controlOf(name, parts()) : null),
    isEmpty(control) {
      const kind = searchedBy(control);
      return kind !== null && isUnsearched(parts().form.data.value[kind]);
    },
    isUnfinished(control) {
      const kind = searchedBy(control);
      return kind !== null && parts().addresses[kind].lookup.isUnfinished.value;
    },
  };
}

/**
 * A field that the search fills in is corrected by the search; an option of a method without options, by choosing
 * another method.
 */
function controlOf(name: FieldName, { addresses, shipping, payment, sums }: Parts): ControlName | null {
  const searched = searchedAddressOf(name);
  if (searched) {
    const { isInLines, isLocked } = addresses[searched].shape.value;
    // The line of the street holds the number.
    if (isInLines && /house_number/.test(name)) return fieldName(searched, 'street');
    return isLocked ? fieldName(searched, 'address_search') : name;
  }
  if (name === 'shipping_method_option' && shipping.optionsOf(shipping.chosen.value).length === 0)
    return 'shipping_method';
  if (!name.startsWith('payment_method')) return name;
  if (sums.value?.isCoveredByVoucher) return null;
  return payment.chosen.value?.options.length ? name : 'payment_method';
}
