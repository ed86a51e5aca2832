import { formatPrice } from '../../format/price.ts';
import { useSettings } from '../../i18n/settings-context.ts';
import { useKitText } from '../../i18n/use-text.ts';
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx';
import { Price, type PriceProps } from './Price.tsx';

export interface LinePriceProps extends PriceProps {
  readonly pieces: number;
  /** The price of the line as the shop computes it, in integer cents. */
  readonly lineCents?: number | undefined;
}

/** What one piece costs and, for several, what the line costs: the sums of the lines add up to the subtotal. */
export function LinePrice({ pieces, lineCents, ...price }: LinePriceProps) {
  const t = useKitText();
  const { currency } = useSettings();
  const { cents, isOnRequest = false, isFree = false } = price;
  if (pieces === 1 || isOnRequest || isFree || typeof cents !== 'number') return <Price {...price} />;
  return (
    <span className="sw-line-price">
      <span className="sw-line-price__each">
        <Price {...price} size="small" />
        <span>{` ${t('perPiece')}`}</span>
      </span>
      <span className={`sw-price sw-price--${price.size ?? 'medium'}`}>
        <VisuallyHidden>{t('lineSum')}</VisuallyHidden>
        <span className="sw-price__now" translate="no">
          {formatPrice(lineCents ?? cents * pieces, currency)}
        </span>
      </span>
    </span>
  );
}
