import { useState } from 'react';
import type address from '../../i18n/address/locales/nl.json';
import { usePartText } from '../../i18n/use-text.ts';
import { AddressPartField, type AddressValues } from './AddressPartField.tsx';
import { SearchedAddress, type SearchedAddressProps } from './SearchedAddress.tsx';

/** The most characters of a house number and of its addition. */
const NUMBER_LENGTH = 10;

export type LocalityFieldsProps = Omit<SearchedAddressProps, 'isElsewhere'>;

/** Street, number, postcode and city: searched where the country allows it, or typed by hand. */
export function LocalityFields({ control, shape, search }: LocalityFieldsProps) {
  const t = usePartText<typeof address>('address');
  /** What all fields of the place have in common. */
  const common = { control, isDisabled: shape.isLocked, spellCheck: false };
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
          label={t('street')}
          isRequired
        />
        <div className="sw-address__row sw-address__row--pair">
          <AddressPartField
            {...common}
            part="house_number"
            label={t('houseNumber')}
            inputMode={shape.numericHouseNumber ? 'numeric' : undefined}
            maxLength={NUMBER_LENGTH}
            isRequired
          />
          <AddressPartField {...common} part="house_number_addition" label={t('addition')} maxLength={NUMBER_LENGTH} />
        </div>
        <div className="sw-address__row sw-address__row--city">
          <AddressPartField
            {...common}
            part="zip_code"
            autoComplete={token('postal-code')}
            label={t('zipCode')}
            inputMode={shape.numericZip ? 'numeric' : undefined}
            autoCapitalize="characters"
            isRequired
          />
          <AddressPartField
            {...common}
            part="city"
            autoComplete={token('address-level2')}
            label={t('city')}
            isRequired
          />
        </div>
      </div>
    </>
  );
}

/** The country that was chosen when street and place were filled in. */
function useCountryOfPlace({ street, house_number, zip_code, city, country }: AddressValues): string {
  const place = [street, house_number, zip_code, city].join();
  const [known, setKnown] = useState({ place, country });
  if (known.place !== place) setKnown({ place, country });
  return known.place === place ? known.country : country;
}
