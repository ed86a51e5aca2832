import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { AddressSearch } from '../../shared/ui/AddressSearch.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { Message } from '../../shared/ui/Message.tsx';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';
import { addressOf, linesOf } from './AddressText.tsx';
import { fieldOf, TextField } from './TextField.tsx';
import type { AddressKind } from './addresses.model.ts';
import type { CheckoutState } from './checkout.model.ts';
import type { FieldName } from './form.model.ts';
import type nl from './locales/nl.json';

/** A house number and its addition take no more characters (specification 000 §5). */
const NUMBER_LENGTH = 10;

const SEARCHED = ['street', 'house_number', 'house_number_addition', 'zip_code', 'city'] as const;

/** The control where a field is mended: what was searched for is searched for again, and no place is one that is not there. */
export function placeOf({ addresses, shipping, payment }: CheckoutState, field: FieldName): string {
  if (field === 'ignore_vat' && !addresses.block('billing').ignoreVat) return 'vat_number';
  if (field.endsWith('_option')) {
    const { chosen } = field.startsWith('payment') ? payment : shipping;
    return chosen.value?.options.length ? field : field.replace('_option', '');
  }
  for (const kind of ['billing', 'shipping'] as const) {
    const isSearched = SEARCHED.some((name) => fieldOf(kind, name) === field);
    if (isSearched && addresses.block(kind).isLocked) return searchOf(kind);
  }
  return field;
}

/** The address that a search has found, for those who do not see it in the locked fields; empty without one. */
export function foundPlace({ addresses, form }: CheckoutState, kind: AddressKind): string {
  const { street, house_number, house_number_addition, zip_code, city } = addressOf(form.data.value, kind);
  if (!addresses.block(kind).isLocked || !street) return '';
  return linesOf({ street, house_number, house_number_addition, zip_code, city }).join(', ');
}

function searchOf(kind: AddressKind): string {
  return kind === 'billing' ? 'address_search' : 'shipping_address_search';
}

/** Where somebody lives: searched where the country allows it, and always to be typed by whoever wants to. */
export function PlaceFields({ model, kind }: { model: CheckoutState; kind: AddressKind }) {
  useSignals();
  const t = useText<typeof nl>();
  const { form, addresses } = model;
  const { search, isLocked, hasLookupFailed } = addresses.block(kind);
  const lookup = addresses.lookup(kind);
  const manual = fieldOf(kind, 'manual_address');
  const isManual = form.data.value[manual];
  const found = foundPlace(model, kind);

  /** What all fields of the place have in common. */
  function part(name: (typeof SEARCHED)[number], token?: string) {
    return {
      form,
      name: fieldOf(kind, name),
      // A number of its own has no word: browsers go by its name.
      autoComplete: token && `${kind} ${token}`,
      isDisabled: isLocked,
      spellCheck: false,
    };
  }

  return (
    <>
      {search && (
        <>
          <AddressSearch
            name={searchOf(kind)}
            label={t('search')}
            hint={t('searchHint')}
            context={lookup.context.value}
            isDisabled={isManual}
            search={lookup.search}
            choose={lookup.choose}
            onUnavailable={() => form.edit(manual, true)}
          />
          {hasLookupFailed && (
            <Message kind="info" isAnnounced={false}>
              {t('lookupFailed')}
            </Message>
          )}
          <Checkbox
            name={manual}
            isChecked={isManual}
            errors={form.errorsOf(manual)}
            onChange={(isChecked) => form.edit(manual, isChecked)}
          >
            {t('manual')}
          </Checkbox>
          {found && (
            <p className="sw-checkout__found">
              <VisuallyHidden>{t('found', { address: found })}</VisuallyHidden>
            </p>
          )}
        </>
      )}
      <TextField
        {...part('street', 'address-line1')}
        label={t('street')}
        isRequired
        onBlur={() => addresses.leaveStreet(kind)}
      />
      <div className="sw-checkout__row sw-checkout__row--pair">
        <TextField {...part('house_number')} label={t('houseNumber')} maxLength={NUMBER_LENGTH} isRequired />
        <TextField {...part('house_number_addition')} label={t('addition')} maxLength={NUMBER_LENGTH} />
      </div>
      <div className="sw-checkout__row sw-checkout__row--city">
        <TextField {...part('zip_code', 'postal-code')} label={t('zipCode')} autoCapitalize="characters" isRequired />
        <TextField {...part('city', 'address-level2')} label={t('city')} isRequired />
      </div>
    </>
  );
}
