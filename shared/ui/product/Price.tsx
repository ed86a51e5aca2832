import type { PriceKeys } from '../../contract/price-keys.ts';
import { formatPrice } from '../../format/price.ts';
import { useKitText } from '../../i18n/use-text.ts';
import { useSettings } from '../../i18n/settings-context.ts';
import { comparePrice } from '../../rules/price-comparisons.ts';
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx';

export interface PriceProps {
  /** Integer cents. */
  readonly cents: number | null | undefined;
  /** The earlier price of the specification. Integer cents; struck through when it exceeds `cents`. */
  readonly earlierCents?: number | null | undefined;
  /** The advice price of the specification. Integer cents; shown with its name when it exceeds `cents`. */
  readonly advisedCents?: number | null | undefined;
  /** The product as the shop answers it: its optional keys win over the two above. */
  readonly keys?: PriceKeys | undefined;
  /** A text replaces all amounts. */
  readonly isOnRequest?: boolean;
  /** The amount is the lowest of several. */
  readonly isFrom?: boolean | undefined;
  /** A text replaces the amount, such as for a gift or free shipping. */
  readonly isFree?: boolean;
  readonly size?: 'small' | 'medium' | 'large';
}

/** A price, with what it is compared with: an earlier price, the advice price, the price per unit. */
export function Price(props: PriceProps) {
  const { cents, earlierCents, advisedCents, keys, isOnRequest, isFree, isFrom, size = 'medium' } = props;
  const t = useKitText();
  const { currency } = useSettings();
  const isAmount = !isOnRequest && !isFree;
  const now = isOnRequest ? t('priceOnRequest') : isFree ? t('free') : formatPrice(cents, currency);
  if (now === '') return null;
  const { earlier, isLowest, percent, advised } = comparePrice(
    isOnRequest ? null : cents,
    earlierCents,
    advisedCents,
    keys,
  );
  const unit = isAmount ? keys?.unit_price : undefined;
  return (
    <span
      className={`sw-price sw-price--${size}${earlier === null ? '' : ' sw-price--lowered'}${isOnRequest ? ' sw-price--words' : ''}`}
    >
      {earlier !== null && (
        <span className="sw-price__earlier">
          <VisuallyHidden>{t(isLowest ? 'priorPrice' : 'earlierPrice')}</VisuallyHidden>
          <s className="sw-price__struck" translate="no">
            {formatPrice(earlier, currency)}
          </s>
        </span>
      )}
      {advised !== null && (
        <span className="sw-price__advice">
          <span>{` ${t('advicePrice')} `}</span>
          <span translate="no">{formatPrice(advised, currency)}</span>
        </span>
      )}
      {(earlier ?? advised) !== null && <VisuallyHidden>{t('currentPrice')}</VisuallyHidden>}
      {isFrom && isAmount && <span className="sw-price__from">{`${t('priceFrom')} `}</span>}
      <span className="sw-price__now" translate={isAmount ? 'no' : undefined}>
        {now}
      </span>
      {percent !== null && isAmount && <span className="sw-price__percent">{` ${t('percentOff', { percent })}`}</span>}
      {unit && (
        <span className="sw-price__unit">
          {` ${t('pricePerUnit', { price: formatPrice(unit.price, currency), unit: unit.unit })}`}
        </span>
      )}
    </span>
  );
}
