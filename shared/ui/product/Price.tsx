import { formatPrice } from '../../format/price.ts';
import { useKitText } from '../../i18n/use-text.ts';
import { useSettings } from '../../i18n/settings-context.ts';
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx';

export interface PriceProps {
  /** Integer cents. */
  readonly cents: number | null | undefined;
  /** Integer cents; struck through when it exceeds `cents`. */
  readonly earlierCents?: number | null | undefined;
  /** Words take the place of every amount. */
  readonly isOnRequest?: boolean;
  /** Words take the place of the amount, as for a gift or free shipping. */
  readonly isFree?: boolean;
  readonly size?: 'small' | 'medium' | 'large';
}

/** What something costs. */
export function Price({ cents, earlierCents, isOnRequest = false, isFree = false, size = 'medium' }: PriceProps) {
  const t = useKitText();
  const { currency } = useSettings();
  const earlier = isOnRequest ? null : earlierPrice(cents, earlierCents);
  const now = isOnRequest ? t('priceOnRequest') : isFree ? t('free') : formatPrice(cents, currency);
  if (now === '') return null;
  return (
    <span
      className={`sw-price sw-price--${size}${earlier === null ? '' : ' sw-price--lowered'}${isOnRequest ? ' sw-price--words' : ''}`}
    >
      {earlier !== null && (
        <span className="sw-price__earlier">
          <VisuallyHidden>{t('earlierPrice')} </VisuallyHidden>
          <s className="sw-price__struck">{formatPrice(earlier, currency)}</s>{' '}
        </span>
      )}
      <span className="sw-price__now">
        {earlier !== null && <VisuallyHidden>{t('currentPrice')} </VisuallyHidden>}
        {now}
      </span>
    </span>
  );
}

/** Only a price that was higher is an earlier price. */
function earlierPrice(cents: number | null | undefined, earlier: number | null | undefined): number | null {
  return typeof earlier === 'number' && typeof cents === 'number' && earlier > cents ? earlier : null;
}
