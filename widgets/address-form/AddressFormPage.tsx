import { useSignals } from '@preact/signals-react/runtime';
import { AddressForm } from '../../shared/ui/AddressForm.tsx';
import type { AddressFormPageState } from './address-form.model.ts';

/** The form of an address by itself, in a page of the shop's own. */
export function AddressFormPage({ model: { form } }: { model: AddressFormPageState }) {
  useSignals();
  return (
    <div className="sw-address-form">
      <AddressForm shown={form.shown.value} form={form} />
    </div>
  );
}
