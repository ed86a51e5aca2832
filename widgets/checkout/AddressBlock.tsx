import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { AddressFields } from '../../shared/ui/address/AddressFields.tsx';
import type { AddressControl } from '../../shared/ui/address/AddressPartField.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';
import { TextField } from './TextField.tsx';
import type { AddressKind } from './addresses.model.ts';
import type { CheckoutState } from './checkout.model.ts';
import type { ControlName, FieldName } from './form.model.ts';
import type nl from './locales/nl.json';

/** One address with the person or company it belongs to. */
export function AddressBlock({ model, kind }: { model: CheckoutState; kind: AddressKind }) {
  useSignals();
  const t = useText<typeof nl>();
  const { form, addresses } = model;
  const { search, choose, fail, setText, leaveSearch, ...lookup } = addresses.lookup(kind);
  const isBilling = kind === 'billing';
  const needsVatHint = model.problems.value.some(({ field, message }) => field === 'ignore_vat' && message === null);
  return (
    <fieldset className="sw-checkout__block">
      <legend className="sw-checkout__block-title">{t(isBilling ? 'billingAddress' : 'shippingAddress')}</legend>
      <SavedAddresses model={addresses} kind={kind} />
      {isBilling && !model.startData.value?.user && (
        <TextField
          form={form}
          name="email"
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          isRequired
        />
      )}
      <AddressFields
        control={controlOf(model, kind)}
        shape={addresses.shape(kind)}
        countries={addresses.countries.value}
        search={{
          search,
          choose,
          fail,
          setText,
          leaveSearch,
          context: lookup.context.value,
          isUnfinished: lookup.wasLeftUnfinished.value,
        }}
        typeLegend={t('type')}
        isVatExplained={needsVatHint}
      />
      {isBilling && (
        <TextField
          form={form}
          name="phone"
          label={t('phone')}
          hint={t('phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="billing tel"
          isRequired
        />
      )}
    </fieldset>
  );
}

/** Joins the fields of one kind to the form of the whole order. */
function controlOf({ form, addresses, problems }: CheckoutState, kind: AddressKind): AddressControl {
  const prefix = kind === 'billing' ? '' : 'shipping_';
  /** The delivery address has no VAT number. */
  const fieldOf = (part: string) => (prefix + part) as FieldName;
  const search: ControlName = kind === 'billing' ? 'address_search' : 'shipping_address_search';
  return {
    values: addresses.values(kind),
    section: kind,
    nameOf: fieldOf,
    markOf: (part) => form.markOf(fieldOf(part)),
    errorsOf: (part) => form.errorsOf(fieldOf(part)),
    edit: (part, value) => form.edit(fieldOf(part), value),
    type: (part, text) => form.type(fieldOf(part), text),
    leave(part) {
      form.leave(fieldOf(part));
      if (part === 'street') addresses.handleStreetBlur(kind);
    },
    searchProblems: problems.value.flatMap(({ field, message }) => (field === search ? [message] : [])),
  };
}
