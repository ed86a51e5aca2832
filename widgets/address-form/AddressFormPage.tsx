import { useSignals } from '@preact/signals-react/runtime';
import { AddressForm } from '../../shared/ui/address/AddressForm.tsx';
import { FormContext } from '../../shared/ui/form/use-field.ts';
import type { AddressFormPageState } from './address-form.model.ts';

/** The form of an address by itself, in a page of the shop's own. */
export function AddressFormPage({ model: { form, formNumber } }: { model: AddressFormPageState }) {
  useSignals();
  return (
    <div className="sw-address-form">
      <FormContext value={formNumber === 1 ? '' : String(formNumber)}>
        <AddressForm shown={form.shown.value} form={form} />
      </FormContext>
    </div>
  );
}
