import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { RadioGroup } from '../../shared/ui/RadioGroup.tsx';
import { SelectField } from '../../shared/ui/SelectField.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';
import { fieldOf, TextField } from './TextField.tsx';
import type { AddressKind } from './addresses.model.ts';
import type { CheckoutState } from './checkout.model.ts';
import type nl from './locales/nl.json';

/** One address with the person or company it belongs to. */
export function AddressBlock({ model, kind }: { model: CheckoutState; kind: AddressKind }) {
  useSignals();
  const t = useText<typeof nl>();
  const { form, addresses } = model;
  const { company, middleName, vatNumber, ignoreVat } = addresses.block(kind);
  const data = form.data.value;
  const type = fieldOf(kind, 'type');
  const country = fieldOf(kind, 'country');
  const isBilling = kind === 'billing';
  const isVatUnsaid = model.problems.value.some(({ message }) => message === null);
  return (
    <fieldset className="sw-checkout__block">
      <legend className="sw-checkout__block-title">{t(isBilling ? 'billingAddress' : 'shippingAddress')}</legend>
      <SavedAddresses model={addresses} kind={kind} />
      {isBilling && !model.facts.value?.user && (
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
      <div className="sw-checkout__row">
        <TextField
          form={form}
          name={fieldOf(kind, 'first_name')}
          label={t('firstName')}
          autoComplete={`${kind} given-name`}
          spellCheck={false}
          isRequired
        />
        {middleName && (
          <TextField
            form={form}
            name={fieldOf(kind, 'middle_name')}
            label={t('middleName')}
            autoComplete={`${kind} additional-name`}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <TextField
          form={form}
          name={fieldOf(kind, 'last_name')}
          label={t('lastName')}
          autoComplete={`${kind} family-name`}
          spellCheck={false}
          isRequired
        />
      </div>
      <RadioGroup
        name={type}
        legend={t('type')}
        value={data[type]}
        options={[
          { value: 'private', label: t('private') },
          { value: 'business', label: t('business') },
        ]}
        mark={form.markOf(type)}
        errors={form.errorsOf(type)}
        onChange={(value) => form.edit(type, value === 'business' ? value : 'private')}
      />
      {company && (
        <TextField
          form={form}
          name={fieldOf(kind, 'company')}
          label={t('company')}
          autoComplete={`${kind} organization`}
          spellCheck={false}
          isRequired
        />
      )}
      <SelectField
        name={country}
        label={t('country')}
        value={data[country]}
        options={addresses.countries.value.map(({ alpha_2_code, name }) => ({ value: alpha_2_code, label: name }))}
        autoComplete={`${kind} country`}
        mark={form.markOf(country)}
        errors={form.errorsOf(country)}
        isRequired
        onChange={(value) => form.edit(country, value)}
      />
      <PlaceFields model={model} kind={kind} />
      {vatNumber && (
        <TextField
          form={form}
          name="vat_number"
          label={t('vatNumber')}
          hint={t('vatNumberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          isRequired={!data.ignore_vat}
        />
      )}
      {ignoreVat && (
        <Checkbox
          name="ignore_vat"
          isChecked={data.ignore_vat}
          hint={isVatUnsaid ? t('ignoreVatHint') : undefined}
          mark={form.markOf('ignore_vat')}
          errors={form.errorsOf('ignore_vat')}
          onChange={(isChecked) => form.edit('ignore_vat', isChecked)}
        >
          {t('ignoreVat')}
        </Checkbox>
      )}
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
