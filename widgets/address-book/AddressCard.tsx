import { useId } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Button } from '../../shared/ui/basics/Button.tsx';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import type { AddressBookState, BookAddress } from './address-book.model.ts';
import type nl from './locales/nl.json';

interface CardProps {
  model: AddressBookState;
  address: BookAddress;
  /** Of the control that opens the form. */
  editId: string;
  /** Asks whether the address is to be deleted. */
  onRemove(): void;
}

/** One address with its controls, which are described by the address. */
export function AddressCard({ model, address, editId, onRemove }: CardProps) {
  useSignals();
  const t = useText<typeof nl>();
  const title = useId();
  const isBusy = model.isBusy.value;
  // A customer often has several addresses with the same name.
  const about = { 'aria-describedby': `${title} ${title}street` };
  return (
    <>
      <div className="sw-address-book__about">
        <AddressLines model={model} address={address} titleId={title} />
        {(address.defaultShip || address.defaultBill) && (
          <ul className="sw-address-book__marks">
            {address.defaultShip && <Mark>{t('isShipping')}</Mark>}
            {address.defaultBill && <Mark>{t('isBilling')}</Mark>}
          </ul>
        )}
      </div>
      <div className="sw-address-book__ways">
        <Button
          {...about}
          id={editId}
          variant="quiet"
          isDisabled={model.isSaving.value}
          onClick={() => model.edit(address)}
        >
          {t('edit')}
        </Button>
        <Button {...about} variant="danger-quiet" aria-haspopup="dialog" isDisabled={isBusy} onClick={onRemove}>
          {t('remove')}
        </Button>
        <Button
          {...about}
          variant="quiet"
          isDisabled={isBusy || address.defaultShip}
          onClick={() => void model.makeDefault(address, 'shipping')}
        >
          {t('makeShipping')}
        </Button>
        <Button
          {...about}
          variant="quiet"
          isDisabled={isBusy || address.defaultBill}
          onClick={() => void model.makeDefault(address, 'billing')}
        >
          {t('makeBilling')}
        </Button>
      </div>
    </>
  );
}

function Mark({ children }: { children: string }) {
  return (
    <li className="sw-address-book__mark">
      <Icon name="check" />
      <span>{children}</span>
    </li>
  );
}

interface LinesProps {
  model: AddressBookState;
  address: BookAddress;
  /** Of the name; that of the street ends in `street`. */
  titleId: string;
}

/** An address as on an envelope, with telephone and VAT number. */
function AddressLines({ model, address, titleId }: LinesProps) {
  const t = useText<typeof nl>();
  const { address_line_2, zip_code, city, company, phone, vat_number } = address;
  const street = model.streetOf(address);
  const country = model.countryOf(address);
  const lines = [company, street, address_line_2, `${zip_code} ${city}`.trim(), model.provinceOf(address), country];
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
