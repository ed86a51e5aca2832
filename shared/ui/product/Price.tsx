import { formatPrice } from '../../format/price.ts';
import { useKitText } from '../../i18n/use-text.ts';
import { useSettings } from '../../i18n/settings-context.ts';
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx';

export interface PriceProps {
  /** Integer cents. */
  readonly cents: number | null | undefined;
  /** Integer cents; shown struck through when it exceeds `cents`. */
  readonly earlierCents?: number | null | undefined;
  /** The recommended retail price. Integer cents; shown as such, struck through, when it exceeds `cents`. */
  readonly advisedCents?: number | null | undefined;
  /** A text replaces all amounts. */
  readonly isOnRequest?: boolean;
  /** The amount is the lowest of several. */
  readonly isFrom?: boolean | undefined;
  /** A text replaces the amount, such as for a gift or free shipping. */
  readonly isFree?: boolean;
  readonly size?: 'small' | 'medium' | 'large';
}

/** A price, with the earlier or the recommended price if that is higher. */
export function Price(props: PriceProps) {
  const {
    cents,
    earlierCents,
    advisedCents,
    isOnRequest = false,
    isFree = false,
    isFrom = false,
    size = 'medium',
  } = props;
  const t = useKitText();
  const { currency } = useSettings();
  const earlier = isOnRequest ? null : higherPrice(cents, earlierCents);
  const advised = isOnRequest ? null : higherPrice(cents, advisedCents);
  const higher = advised ?? earlier;
  const now = isOnRequest ? t('priceOnRequest') : isFree ? t('free') : formatPrice(cents, currency);
  if (now === '') return null;
  return (
    <span
      className={`sw-price sw-price--${size}${higher === null ? '' : ' sw-price--lowered'}${isOnRequest ? ' sw-price--words' : ''}`}
    >
      {higher !== null && (
        <span className="sw-price__earlier">
          {advised === null ? (
            <VisuallyHidden>{t('earlierPrice')}</VisuallyHidden>
          ) : (
            <span>{`${t('advicePrice')} `}</span>
          )}
          <s className="sw-price__struck" translate="no">
            {formatPrice(higher, currency)}
          </s>
        </span>
      )}
      {higher !== null && <VisuallyHidden>{t('currentPrice')}</VisuallyHidden>}
      {isFrom && !isOnRequest && !isFree && <span className="sw-price__from">{`${t('priceFrom')} `}</span>}
      <span className="sw-price__now" translate={isOnRequest || isFree ? undefined : 'no'}>
        {now}
      </span>
    </span>
  );
}

function higherPrice(cents: number | null | undefined, candidate: number | null | undefined): number | null {
  return typeof candidate === 'number' && typeof cents === 'number' && candidate > cents ? candidate : null;
}
