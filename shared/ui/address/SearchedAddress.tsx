import { useLayoutEffect, useRef, useState, useId, type Ref } from 'react';
import { usePartText } from '../../i18n/use-text.ts';
import type { AddressMatch } from '../../contract/postcode.ts';
import type { AddressShape } from '../../rules/address-shape.ts';
import { Message } from '../basics/Message.tsx';
import { Checkbox } from '../form/Checkbox.tsx';
import { useFieldId } from '../form/use-field.ts';
import { AddressSearch, type AddressSearchProps } from './AddressSearch.tsx';
import type { AddressControl, AddressValues } from './AddressPartField.tsx';

export interface SearchedAddressProps {
  readonly control: AddressControl;
  readonly shape: AddressShape;
  readonly search: Pick<AddressSearchProps, 'search' | 'choose'> & {
    readonly context: string;
    /** Text was left in the search without choosing an address. */
    readonly isUnfinished: boolean;
    setText(text: string): void;
    leaveSearch(): void;
    /** The search does not work. */
    fail(): void;
  };
  /** The address was filled in for another country. It stays, and the search is open. */
  readonly isElsewhere: boolean;
}

/** The search, which folds into the address that it has found, and the checkbox that swaps it for the fields. */
export function SearchedAddress({ control, shape, search, isElsewhere }: SearchedAddressProps) {
  const t = usePartText('address');
  const { manual_address } = control.values;
  const lines = shape.isLocked ? linesOf(control.values) : [];
  const [isChanging, setChanging] = useState(false);
  const [before, setBefore] = useState(lines);
  if (before.join() !== lines.join()) {
    // Another address was found, or chosen elsewhere.
    setBefore(lines);
    setChanging(false);
  }
  const hasOtherCountry = lines.length > 0 && isElsewhere;
  const manualErrors = control.errorsOf('manual_address');
  // Folding hides the search and the checkbox, and would hide their errors.
  const hasErrors = control.searchProblems.length > 0 || manualErrors.length > 0;
  const isFolded = lines.length > 0 && !isChanging && !isElsewhere && !hasErrors;
  const isLeftUnfinished = search.isUnfinished && !manual_address;
  const problems = isLeftUnfinished && control.searchProblems.length === 0 ? [null] : control.searchProblems;
  const { button, followFocus } = useFolding(control.nameOf('address_search'), isFolded);

  function change() {
    followFocus(true);
    setChanging(true);
  }

  async function choose(match: AddressMatch): Promise<boolean> {
    followFocus(true);
    const isRead = await search.choose(match);
    if (isRead) setChanging(false);
    else followFocus(false);
    return isRead;
  }

  function setManual(isManual: boolean) {
    // Without manual entry, a complete address folds and takes the checkbox away.
    followFocus(!isManual);
    control.edit('manual_address', isManual);
  }

  return (
    <>
      {lines.length > 0 && <FoundAddress ref={button} lines={lines} onChange={isFolded ? change : undefined} />}
      {hasOtherCountry && <Message kind="info">{t('elsewhere')}</Message>}
      {!isFolded && (
        <AddressSearch
          {...search}
          choose={choose}
          name={control.nameOf('address_search')}
          label={t('search')}
          hint={t('searchHint')}
          isRequired={!manual_address && (lines.length === 0 || hasOtherCountry)}
          errors={problems.map((message) => message ?? t('searchMissing'))}
          isDisabled={manual_address}
          onUnavailable={search.fail}
          onText={search.setText}
          onLeave={search.leaveSearch}
        />
      )}
      {shape.hasLookupFailed && (
        <Message kind="info" isAnnounced={false}>
          {t('lookupFailed')}
        </Message>
      )}
      {!isFolded && (
        <Checkbox
          name={control.nameOf('manual_address')}
          isChecked={manual_address}
          errors={manualErrors}
          onChange={setManual}
        >
          {t('manual')}
        </Checkbox>
      )}
    </>
  );
}

/** Moves the focus between the search and the button of the found address, when one takes the place of the other. */
function useFolding(name: string, isFolded: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const isFollowing = useRef(false);
  const searchId = useFieldId(name);

  // Before the widget gives the focus to what is around a removed control.
  useLayoutEffect(() => {
    if (!isFollowing.current) return;
    isFollowing.current = false;
    // The control that had the focus is gone; otherwise the shopper has moved on.
    if (document.activeElement !== document.body) return;
    if (isFolded) button.current?.focus();
    else document.getElementById(searchId)?.focus();
  }, [isFolded, searchId]);

  return {
    button,
    followFocus(isExpected: boolean) {
      isFollowing.current = isExpected;
    },
  };
}

interface FoundAddressProps {
  /** As on an envelope. */
  readonly lines: readonly string[];
  /** Opens the search; without it, the search is open. */
  readonly onChange?: (() => void) | undefined;
  readonly ref: Ref<HTMLButtonElement>;
}

/** The address that the search has found, in the place of its fields. */
function FoundAddress({ lines, onChange, ref }: FoundAddressProps) {
  const t = usePartText('address');
  const id = useId();
  return (
    <div className="sw-address__found" role="group" aria-labelledby={`${id}title`}>
      <div className="sw-address__found-text">
        <p id={`${id}title`} className="sw-address__found-title">
          {t('address')}
        </p>
        <address id={`${id}lines`} className="sw-address__found-lines" translate="no">
          {lines.map((line) => (
            <span key={line} className="sw-address__found-line">
              {line}
            </span>
          ))}
        </address>
      </div>
      {onChange && (
        <button
          ref={ref}
          type="button"
          className="sw-address__change"
          aria-describedby={`${id}title ${id}lines`}
          onClick={onChange}
        >
          {t('change')}
        </button>
      )}
    </div>
  );
}

/** Street and place; none without a street. */
function linesOf({ street, house_number, house_number_addition, zip_code, city }: AddressValues): string[] {
  if (!street) return [];
  const lines = [
    [street, house_number, house_number_addition],
    [zip_code, city],
  ];
  return lines.map((words) => words.filter(Boolean).join(' ')).filter(Boolean);
}
