import { useState, type AutoFill } from 'react';
import { usePartText } from '../../i18n/use-text.ts';
import { AddressPartField, type AddressValues } from './AddressPartField.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { SearchedAddress, type SearchedAddressProps } from './SearchedAddress.tsx';

/** The most characters of a house number and of its addition. */
const NUMBER_LENGTH = 10;

export type LocalityFieldsProps = Omit<SearchedAddressProps, 'isElsewhere'>;

/** Street, number, postcode and city: searched where the country allows it, or typed by hand. */
export function LocalityFields({ control, shape, search }: LocalityFieldsProps) {
  const t = usePartText('address');
  /** What all fields of the place have in common. */
  const common = { control, shape, isDisabled: shape.isLocked, spellCheck: false };
  /** There is no autocomplete token for a house number; browsers use the field's name. */
  const token = (name: string) => (control.section ? `${control.section} ${name}` : name);
  const isElsewhere = useCountryOfPlace(control.values) !== control.values.country;
  return (
    <>
      {shape.search && <SearchedAddress control={control} shape={shape} search={search} isElsewhere={isElsewhere} />}
      {/* The fields that the search fills in are disabled, and hidden: the found address stands above. */}
      <div className="sw-address__fields" hidden={shape.isLocked}>
        <AddressPartField
          {...common}
          part="street"
          autoComplete={token('address-line1')}
          label={t(shape.isInLines ? 'streetLine' : 'street')}
        />
        {!shape.isInLines && (
          <div className="sw-address__row sw-address__row--pair">
            <AddressPartField
              {...common}
              part="house_number"
              label={t('houseNumber')}
              inputMode={shape.numericHouseNumber ? 'numeric' : undefined}
              maxLength={NUMBER_LENGTH}
            />
            <AddressPartField
              {...common}
              part="house_number_addition"
              label={t('addition')}
              maxLength={NUMBER_LENGTH}
            />
          </div>
        )}
        {shape.secondLine && (
          <AddressPartField
            {...common}
            part="address_line_2"
            autoComplete={token('address-line2')}
            label={t('secondLine')}
          />
        )}
        <div className="sw-address__row sw-address__row--city">
          <AddressPartField
            {...common}
            part="zip_code"
            autoComplete={token('postal-code')}
            label={t('zipCode')}
            inputMode={shape.numericZip ? 'numeric' : undefined}
            autoCapitalize="characters"
          />
          <AddressPartField {...common} part="city" autoComplete={token('address-level2')} label={t('city')} />
        </div>
        {shape.province && (
          <ProvinceField control={control} shape={shape} {...shape.province} autoComplete={token('address-level1')} />
        )}
      </div>
    </>
  );
}

interface ProvinceFieldProps extends Pick<LocalityFieldsProps, 'control' | 'shape'> {
  readonly choices: NonNullable<LocalityFieldsProps['shape']['province']>['choices'];
  readonly isRequired: boolean;
  readonly autoComplete: string;
}

/** A list of provinces, or a field where the shop names none. */
function ProvinceField({ control, shape, choices, isRequired, autoComplete }: ProvinceFieldProps) {
  const t = usePartText('address');
  const common = { label: t('province'), autoComplete: autoComplete as AutoFill };
  if (choices.length === 0)
    return <AddressPartField {...common} control={control} shape={shape} part="province" spellCheck={false} />;
  const value = control.values.province ?? '';
  const isKnown = choices.some(({ code }) => code === value);
  return (
    <SelectField
      {...common}
      isRequired={isRequired}
      name={control.nameOf('province')}
      value={isKnown ? value : ''}
      options={[
        { value: '', label: t('noProvince') },
        ...choices.map(({ code, name }) => ({ value: code, label: name })),
      ]}
      mark={control.markOf('province')}
      errors={control.errorsOf('province')}
      onChange={(code) => control.edit('province', code)}
    />
  );
}

/** The country that was chosen when street and place were filled in. */
function useCountryOfPlace({ street, house_number, zip_code, city, country }: AddressValues): string {
  const place = [street, house_number, zip_code, city].join();
  const [known, setKnown] = useState({ place, country });
  if (known.place !== place) setKnown({ place, country });
  return known.place === place ? known.country : country;
}
