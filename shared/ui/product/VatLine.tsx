import { formatPrice } from '../../format/price.ts';
import { formatRate } from '../../format/rate.ts';
import { useKitText } from '../../i18n/use-text.ts';
import { useSettings } from '../../i18n/settings-context.ts';

export interface VatLineProps {
  /** A percentage such as 21. */
  readonly rate: number;
  /** The VAT in the price, in integer cents; not shown with an exemption. */
  readonly cents?: number | null | undefined;
  readonly isExempt?: boolean;
}

/** The VAT in a price. A rate of 0 is an exemption. */
export function VatLine({ rate, cents, isExempt = false }: VatLineProps) {
  const t = useKitText();
  const { currency } = useSettings();
  if (isExempt || rate === 0) return <span className="sw-vat-line">{t('vatExempt')}</span>;
  const amount = formatPrice(cents, currency);
  return (
    <span className="sw-vat-line">
      <span className="sw-vat-line__text">{t('vatIncluded', { rate: formatRate(rate) })}</span>
      {amount && (
        <span className="sw-vat-line__amount" translate="no">
          {` ${amount}`}
        </span>
      )}
    </span>
  );
}
