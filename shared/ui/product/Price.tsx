import { formatPrice } from '../../format/price.ts';
import { useKitText } from '../../i18n/use-text.ts';
import { useSettings } from '../../i18n/settings-context.ts';
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx';

export interface PriceProps {
  /** Integer cents. */
  readonly cents: number | null | undefined;
  /** Integer cents; shown struck through when it exceeds `cents`. */
  readonly earlierCents?: number | null | undefined;
  /** A text replaces all amounts. */
  readonly isOnRequest?: boolean;
  /** A text replaces the amount, such as for a gift or free shipping. */
  readonly isFree?: boolean;
  readonly size?: 'small' | 'medium' | 'large';
}

/** A price, with the earlier price if that was higher. */
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

function earlierPrice(cents: number | null | undefined, earlier: number | null | undefined): number | null {
  return typeof earlier === 'number' && typeof cents === 'number' && earlier > cents ? earlier : null;
}
