import { useText } from '../../shared/i18n/use-text.ts';
import type { AddressBookState, BookAddress } from './address-book.model.ts';
import type nl from './locales/nl.json';

interface LinesProps {
  model: AddressBookState;
  address: BookAddress;
  /** Of the name; that of the street ends in `street`. */
  titleId: string;
}

/** An address as on an envelope, with telephone and VAT number. */
export function AddressLines({ model, address, titleId }: LinesProps) {
  const t = useText<typeof nl>();
  const { zip_code, city, company, phone, vat_number } = address;
  const street = model.streetOf(address);
  const country = model.countryOf(address);
  const lines = [company, street, `${zip_code} ${city}`.trim(), country];
  return (
    <address className="sw-address-book__address">
      <strong id={titleId} className="sw-address-book__name" translate="no">
        {model.nameOf(address)}
      </strong>
      {lines.filter(Boolean).map((line, index) => (
        <span
          key={`${index} ${line}`}
          id={line === street ? `${titleId}street` : undefined}
          className="sw-address-book__line"
          translate={line === country ? undefined : 'no'}
        >
          {line}
        </span>
      ))}
      {phone && (
        <a className="sw-address-book__phone" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} translate="no">
          {phone}
        </a>
      )}
      {vat_number && <span className="sw-address-book__line">{t('vatNumber', { number: vat_number })}</span>}
    </address>
  );
}
