import { useId, type Ref } from 'react';
import type address from '../../i18n/address/locales/nl.json';
import { usePartText } from '../../i18n/use-text.ts';
import type { AddressValues } from './AddressPartField.tsx';

interface FoundAddressProps {
  /** As on an envelope. */
  readonly lines: readonly string[];
  /** Opens the search; without it, the search is open. */
  readonly onChange?: (() => void) | undefined;
  readonly ref: Ref<HTMLButtonElement>;
}

/** The address that the search has found, in the place of its fields. */
export function FoundAddress({ lines, onChange, ref }: FoundAddressProps) {
  const t = usePartText<typeof address>('address');
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
export function linesOf({ street, house_number, house_number_addition, zip_code, city }: AddressValues): string[] {
  if (!street) return [];
  const lines = [
    [street, house_number, house_number_addition],
    [zip_code, city],
  ];
  return lines.map((words) => words.filter(Boolean).join(' ')).filter(Boolean);
}
