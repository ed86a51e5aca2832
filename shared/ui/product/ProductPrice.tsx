import { formatPrice } from '../../format/price.ts';
import { formatPercentOff } from '../../format/percent-off.ts';
import { useKitText } from '../../i18n/use-text.ts';
import { useSettings } from '../../i18n/settings-context.ts';
import { comparePrice, type PricedProduct } from './price-comparisons.ts';
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx';
import { Price, type PriceProps } from './Price.tsx';

export interface ProductPriceProps extends Pick<PriceProps, 'isFree' | 'size'> {
  readonly product: PricedProduct;
  /** What the amount is for, directly behind it. */
  readonly suffix?: string;
}

/** The price of a product, with what it is compared with: an earlier price, the advice price, the price per unit. */
export function ProductPrice({ product, suffix, ...props }: ProductPriceProps) {
  const t = useKitText();
  const { currency, locale } = useSettings();
  const { earlier, percent, advised } = comparePrice(product);
  const unit = product.unit_price;
  return (
    <Price
      {...props}
      cents={product.price}
      isOnRequest={product.price_on_request}
      isFrom={product.price_from}
      isLowered={earlier > 0}
      before={
        <>
          {earlier > 0 && (
            <span className="sw-price__earlier">
              <VisuallyHidden>{t('earlierPrice')}</VisuallyHidden>
              <s className="sw-price__struck" translate="no">
                {formatPrice(earlier, currency)}
              </s>
            </span>
          )}
          {advised > 0 && (
            <span className="sw-price__earlier">
              <span>{` ${t('advicePrice')} `}</span>
              <span translate="no">{formatPrice(advised, currency)}</span>
            </span>
          )}
          {earlier + advised > 0 && <VisuallyHidden>{t('currentPrice')}</VisuallyHidden>}
        </>
      }
      after={
        <>
          {suffix !== undefined && <span className="sw-price__earlier">{` ${suffix}`}</span>}
          {percent > 0 && (
            <span className="sw-price__from" translate="no">{` ${formatPercentOff(percent, locale)}`}</span>
          )}
          {unit && (
            <span
              className="sw-price__earlier"
              translate="no"
            >{` ${formatPrice(unit.price, currency)}/${unit.unit}`}</span>
          )}
        </>
      }
    />
  );
}
