import { formatPrice } from '../../format/price.ts';
import { formatRate } from '../../format/rate.ts';
import { useKitText } from '../../i18n/use-text.ts';
import { useSettings } from '../../i18n/settings-context.ts';

export interface VatLineProps {
  /** A percentage such as 21. Null for several rates, or an unknown one: the amount stands alone. */
  readonly rate: number | null;
  /** The VAT in the price, in integer cents; not shown with an exemption. */
  readonly cents?: number | null | undefined;
  readonly isExempt?: boolean;
}

/** The VAT in a price. A rate of 0 is an exemption. Without rate and amount there is no line. */
export function VatLine({ rate, cents, isExempt = false }: VatLineProps) {
  const t = useKitText();
  const { currency } = useSettings();
  if (isExempt || rate === 0) return <span className="sw-vat-line">{t('vatExempt')}</span>;
  const amount = formatPrice(cents, currency);
  if (rate === null && !amount) return null;
  return (
    <span className="sw-vat-line">
      <span className="sw-vat-line__text">
        {rate === null ? t('vatAmount') : t('vatIncluded', { rate: formatRate(rate) })}
      </span>
      {amount && (
        <span className="sw-vat-line__amount" translate="no">
          {` ${amount}`}
        </span>
      )}
    </span>
  );
}
