import { usePartText } from '../../i18n/use-text.ts';
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx';
import { Price } from './Price.tsx';
import { ProductPrice, type ProductPriceProps } from './ProductPrice.tsx';

export interface LinePriceProps extends ProductPriceProps {
  readonly pieces: number;
  /** The price of the line as the shop computes it, in integer cents. */
  readonly lineCents?: number | undefined;
}

/** What one piece costs and, for several, what the line costs: the sums of the lines add up to the subtotal. */
export function LinePrice({ pieces, lineCents, ...props }: LinePriceProps) {
  const t = usePartText('line');
  const { product, isFree, size } = props;
  const { price } = product;
  if (pieces === 1 || product.price_on_request || isFree || typeof price !== 'number')
    return <ProductPrice {...props} />;
  return (
    <span className="sw-line-price">
      <span className="sw-line-price__each">
        <ProductPrice {...props} size="small" suffix={t('perPiece')} />
      </span>
      <Price cents={lineCents ?? price * pieces} size={size} before={<VisuallyHidden>{t('lineSum')}</VisuallyHidden>} />
    </span>
  );
}
