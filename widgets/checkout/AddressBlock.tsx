import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { AddressFields } from '../../shared/ui/address/AddressFields.tsx';
import type { AddressControl } from '../../shared/ui/address/AddressPartField.tsx';
import { Field, type FieldProps } from '../../shared/ui/form/Field.tsx';
import { SelectField } from '../../shared/ui/form/SelectField.tsx';
import type { AddressState } from './addresses.model.ts';
import type { CheckoutState } from './checkout.model.ts';
import type { FormState } from './form.model.ts';
import type nl from './locales/nl.json';

interface AddressBlockProps {
  model: CheckoutState;
  address: AddressState;
}

/** One address with the person or company it belongs to. */
export function AddressBlock({ model, address }: AddressBlockProps) {
  useSignals();
  const t = useText<typeof nl>();
  const { form, addresses } = model;
  const { search, choose, fail, setText, leaveSearch, context, wasLeftUnfinished } = address.lookup;
  const isBilling = address.kind === 'billing';
  const needsVatHint = model.problems.value.some(({ field, message }) => field === 'ignore_vat' && message === null);
  return (
    <fieldset className="sw-checkout__block">
      <legend className="sw-checkout__block-title">{t(isBilling ? 'billingAddress' : 'shippingAddress')}</legend>
      <SavedAddresses model={model} address={address} />
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

/** The saved addresses of a customer; nothing if there are none. */
function SavedAddresses({ model: { addresses }, address }: AddressBlockProps) {
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

interface TextFieldProps extends Pick<
  FieldProps,
  'label' | 'hint' | 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'isRequired'
> {
  form: FormState;
  name: 'email' | 'phone';
}

/** A text field that stands beside the address: it is asked once, not for each address. */
function TextField({ form, name, ...rest }: TextFieldProps) {
  useSignals();
  return (
    <Field
      {...rest}
      name={name}
      value={form.fields.value[name]}
      mark={form.markOf(name)}
      errors={form.errorsOf(name)}
      onChange={(value) => form.type(name, value)}
      onBlur={() => form.leave(name)}
    />
  );
}
