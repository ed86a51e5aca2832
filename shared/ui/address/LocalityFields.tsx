import type address from '../../i18n/address/locales/nl.json';
import { usePartText } from '../../i18n/use-text.ts';
import type { AddressFieldsProps } from './AddressFields.tsx';
import { AddressPartField } from './AddressPartField.tsx';
import { AddressSearch } from './AddressSearch.tsx';
import { Checkbox } from '../form/Checkbox.tsx';
import { Message } from '../basics/Message.tsx';
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx';

/** The most characters of a house number and of its addition. */
const NUMBER_LENGTH = 10;

type LocalityFieldsProps = Pick<AddressFieldsProps, 'control' | 'shape' | 'search'>;

/** Street, number, postcode and city: searched where the country allows it, or typed by hand. */
export function LocalityFields({ control, shape, search }: LocalityFieldsProps) {
  const t = usePartText<typeof address>('address');
  /** What all fields of the place have in common. */
  const common = { control, isDisabled: shape.isLocked, spellCheck: false };
  /** There is no autocomplete token for a house number; browsers use the field's name. */
  const token = (name: string) => (control.section ? `${control.section} ${name}` : name);
  return (
    <>
      {shape.search && <Searched control={control} shape={shape} search={search} />}
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
        <AddressPartField {...common} part="city" autoComplete={token('address-level2')} label={t('city')} isRequired />
      </div>
    </>
  );
}

/** The search, the checkbox for manual entry, and the found address for screen readers, which skip locked fields. */
function Searched({ control, shape, search }: LocalityFieldsProps) {
  const t = usePartText<typeof address>('address');
  const { manual_address } = control.values;
  const found = shape.isLocked ? localityText(control) : '';
  return (
    <>
      <AddressSearch
        {...search}
        name={control.nameOf('address_search')}
        label={t('search')}
        hint={t('searchHint')}
        errors={control.searchProblems.map((message) => message ?? t('searchMissing'))}
        isDisabled={manual_address}
        onUnavailable={search.fail}
      />
      {shape.hasLookupFailed && (
        <Message kind="info" isAnnounced={false}>
          {t('lookupFailed')}
        </Message>
      )}
      <Checkbox
        name={control.nameOf('manual_address')}
        isChecked={manual_address}
        errors={control.errorsOf('manual_address')}
        onChange={(isChecked) => control.edit('manual_address', isChecked)}
      >
        {t('manual')}
      </Checkbox>
      {found && (
        <p className="sw-address__found">
          <VisuallyHidden>{t('found', { address: found })}</VisuallyHidden>
        </p>
      )}
    </>
  );
}

function localityText({ values }: LocalityFieldsProps['control']): string {
  const { street, house_number, house_number_addition, zip_code, city } = values;
  if (!street) return '';
  const lines = [
    [street, house_number, house_number_addition],
    [zip_code, city],
  ];
  return lines.map((words) => words.filter(Boolean).join(' ')).join(', ');
}
