import type { AutoFill } from 'react';
import { usePartText } from '../../i18n/use-text.ts';
import { AddressPartField } from './AddressPartField.tsx';
import { Checkbox } from '../form/Checkbox.tsx';
import { LocalityFields, type LocalityFieldsProps } from './LocalityFields.tsx';
import { RadioGroup } from '../form/RadioGroup.tsx';
import { SelectField } from '../form/SelectField.tsx';

export interface AddressFieldsProps extends LocalityFieldsProps {
  readonly countries: readonly { readonly alpha_2_code: string; readonly name: string }[];
  /** What the choice between private and business is about. */
  readonly typeLegend: string;
  /** Explains the checkbox below the VAT number, where the shop has sent no message. */
  readonly isVatExplained?: boolean;
}

/** The fields of one address, for any form. */
export function AddressFields({ control, shape, countries, search, typeLegend, isVatExplained }: AddressFieldsProps) {
  const t = usePartText('address');
  const { values, nameOf, markOf, errorsOf, edit, section } = control;
  const common = { control, shape };
  const token = (name: string) => (section ? `${section} ${name}` : name) as AutoFill;
  return (
    <>
      <div className="sw-address__row">
        <AddressPartField
          {...common}
          part="first_name"
          label={t('firstName')}
          autoComplete={token('given-name')}
          spellCheck={false}
        />
        {shape.middleName && (
          <AddressPartField
            {...common}
            part="middle_name"
            label={t('middleName')}
            autoComplete={token('additional-name')}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <AddressPartField
          {...common}
          part="last_name"
          label={t('lastName')}
          autoComplete={token('family-name')}
          spellCheck={false}
        />
      </div>
      <RadioGroup
        name={nameOf('type')}
        legend={typeLegend}
        value={values.type}
        options={[
          { value: 'private', label: t('private') },
          { value: 'business', label: t('business') },
        ]}
        mark={markOf('type')}
        errors={errorsOf('type')}
        onChange={(value) => edit('type', value === 'business' ? value : 'private')}
      />
      {shape.company && (
        <AddressPartField
          {...common}
          part="company"
          label={t('company')}
          autoComplete={token('organization')}
          spellCheck={false}
        />
      )}
      <SelectField
        name={nameOf('country')}
        label={t('country')}
        value={values.country}
        options={countries.map(({ alpha_2_code, name }) => ({ value: alpha_2_code, label: name }))}
        autoComplete={token('country')}
        mark={markOf('country')}
        errors={errorsOf('country')}
        isRequired
        onChange={(value) => edit('country', value)}
      />
      <LocalityFields control={control} shape={shape} search={search} />
      {shape.vatNumber && (
        <AddressPartField
          {...common}
          part="vat_number"
          label={t('vatNumber')}
          hint={t('vatNumberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      {shape.ignoreVat && (
        <Checkbox
          name={nameOf('ignore_vat')}
          isChecked={values.ignore_vat}
          hint={isVatExplained ? t('ignoreVatHint') : undefined}
          mark={markOf('ignore_vat')}
          errors={errorsOf('ignore_vat')}
          onChange={(isChecked) => edit('ignore_vat', isChecked)}
        >
          {t('ignoreVat')}
        </Checkbox>
      )}
    </>
  );
}
