import type { Elements } from 'react/jsx-runtime';
import { formatPrice } from '../../format/price.ts';
import { useKitText } from '../../i18n/use-text.ts';
import { useSettings } from '../../i18n/settings-context.ts';

export interface PriceProps {
  /** Integer cents. */
  readonly cents: number | null | undefined;
  /** A text replaces all amounts. */
  readonly isOnRequest?: boolean | undefined;
  /** The amount is the lowest of several. */
  readonly isFrom?: boolean | undefined;
  /** A text replaces the amount, such as for a gift or free shipping. */
  readonly isFree?: boolean | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** It is lower than what `before` shows. */
  readonly isLowered?: boolean;
  readonly before?: Elements;
  readonly after?: Elements;
}

/** An amount, or the text in its place. The price of a product is a `ProductPrice`. */
export function Price({ cents, isOnRequest, isFree, isFrom, size = 'medium', isLowered, before, after }: PriceProps) {
  const t = useKitText();
  const { currency } = useSettings();
  const words = isOnRequest ? t('priceOnRequest') : isFree && t('free');
  const now = words || formatPrice(cents, currency);
  if (now === '') return null;
  return (
    <span
      className={`sw-price sw-price--${size}${isLowered ? ' sw-price--lowered' : ''}${isOnRequest ? ' sw-price--words' : ''}`}
    >
      {before}
      {isFrom && !words && <span className="sw-price__from">{`${t('priceFrom')} `}</span>}
      <span className="sw-price__now" translate={words ? undefined : 'no'}>
        {now}
      </span>
      {!words && after}
    </span>
  );
}
