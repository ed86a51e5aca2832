import type { Elements } from 'react/jsx-runtime';
import { useSignals } from '@preact/signals-react/runtime';
import { usePartText, useText } from '../../shared/i18n/use-text.ts';
import { AddressFields } from '../../shared/ui/address/AddressFields.tsx';
import type { AddressControl } from '../../shared/ui/address/AddressPartField.tsx';
import { SelectField } from '../../shared/ui/form/SelectField.tsx';
import type { AddressState } from './addresses.model.ts';
import type { CheckoutState } from './checkout.model.ts';
import type nl from './locales/nl.json';

interface AddressProps {
  model: CheckoutState;
  address: AddressState;
}

interface AddressBlockProps extends AddressProps {
  /** Below the fields. */
  children?: Elements;
}

/** One address with the person or company it belongs to. */
export function AddressBlock({ model, address, children }: AddressBlockProps) {
  useSignals();
  const t = useText<typeof nl>();
  const ofAddress = usePartText('address');
  const { form, addresses } = model;
  const { search, choose, fail, setText, leaveSearch, context, wasLeftUnfinished } = address.lookup;
  const isOnlyOne = form.data.value.shipping_address_same_as_billing_address;
  const needsVatHint = model.problems.value.some(({ field, message }) => field === 'ignore_vat' && message === null);
  return (
    <fieldset className="sw-checkout__block">
      <legend className="sw-checkout__block-title">
        {isOnlyOne ? ofAddress('address') : t(`${address.kind}Address`)}
      </legend>
      <SavedAddresses model={model} address={address} />
      <AddressFields
        control={controlOf(model, address)}
        shape={address.shape.value}
        countries={addresses.countries.value}
        search={{
          search,
          choose,
          fail,
          setText,
          leaveSearch,
          context: context.value,
          isUnfinished: wasLeftUnfinished.value,
        }}
        typeLegend={t('type')}
        isVatExplained={needsVatHint}
      />
      {children}
    </fieldset>
  );
}

/** The saved addresses of a customer; nothing if there are none. */
function SavedAddresses({ model: { addresses }, address }: AddressProps) {
  useSignals();
  const t = useText<typeof nl>();
  const saved = address.saved.value;
  if (saved.length === 0) return null;
  return (
    <SelectField
      name={address.nameOf('saved_address')}
      label={t('saved')}
      value={address.savedId.value}
      options={[
        ...saved.map((choice) => ({ value: String(choice.id), label: addresses.linesOf(choice).join(', ') })),
        { value: '', label: t('otherAddress') },
      ]}
      autoComplete="off"
      isRequired={null}
      onChange={address.chooseSaved}
    />
  );
}

/** Joins the fields of one kind to the form of the whole order. */
function controlOf({ form, problems }: CheckoutState, address: AddressState): AddressControl {
  const { fieldOf, nameOf } = address;
  const search = nameOf('address_search');
  return {
    values: address.values.value,
    section: address.kind,
    nameOf,
    markOf: (part) => form.markOf(fieldOf(part)),
    errorsOf: (part) => form.errorsOf(fieldOf(part)),
    edit: (part, value) => form.edit(fieldOf(part), value),
    type: (part, text) => form.type(fieldOf(part), text),
    leave(part) {
      form.leave(fieldOf(part));
      if (part === 'street') address.handleStreetBlur();
    },
    searchProblems: problems.value.flatMap(({ field, message }) => (field === search ? [message] : [])),
  };
}
