import type { Elements } from 'react/jsx-runtime';
import type { PricedProduct } from './price-comparisons.ts';
import { useKitText } from '../../i18n/use-text.ts';
import { Html } from '../markup/Html.tsx';
import { ProductName } from './ProductName.tsx';
import { ProductLabels } from './ProductLabels.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { ResponsiveImage } from '../gallery/ResponsiveImage.tsx';
import { Stars } from './Stars.tsx';
import { Heading } from '../basics/Heading.tsx';
import { StockLabel } from './StockLabel.tsx';

export interface ProductCardProps {
  readonly name: string;
  /** Stands above the name. */
  readonly brand?: string | null;
  /** Without it, the card is not a link. */
  readonly url: string | null | undefined;
  /** The shopper follows the link. */
  readonly onSelect?: () => void;
  readonly image: string | null | undefined;
  readonly mobileImage?: string | null | undefined;
  /** Alternative text of the picture, if it shows more than the name. */
  readonly imageAlt?: string | null | undefined;
  /** Undefined hides the rating; null is a product without a rating. */
  readonly rating?: number | null | undefined;
  readonly reviewCount?: number | null | undefined;
  /** Its price. */
  readonly product: PricedProduct;
  /** The product is not for sale yet. */
  readonly isPreHeat?: boolean;
  /** A picture on top of the other one, such as a seal. */
  readonly overlayImage?: string | null | undefined;
  /** Short labels on the picture. */
  readonly labels?: readonly string[];
  /** Loads the picture at once, for a card in the first view. */
  readonly isEager?: boolean;
  /** Undefined hides the stock. */
  readonly inStock?: boolean | undefined;
  /** A short text, as text or markup. */
  readonly text?: string | null | undefined;
  /** Above the price. */
  readonly details?: Elements;
  /** Below the price, such as the VAT. */
  readonly priceNote?: Elements;
  /** A control, such as a buy button. */
  readonly action?: Elements;
  /** The level of the name below the main heading of the widget; 2 by default. */
  readonly below?: 1 | 2 | 3;
}

/** A product in a row or grid. One link covers the whole card; the action is above it. */
export function ProductCard(props: ProductCardProps) {
  const { name, brand, url, text, action, below = 2 } = props;
  return (
    <article className="sw-product-card">
      <Media {...props} />
      <div className="sw-product-card__body">
        {brand && (
          <p className="sw-product-card__text" translate="no">
            {brand}
          </p>
        )}
        <Heading below={below} className="sw-product-card__name" translate="no">
          {url ? (
            <a className="sw-product-card__link" href={url} onClick={props.onSelect}>
              <ProductName name={name} />
            </a>
          ) : (
            <ProductName name={name} />
          )}
        </Heading>
        <Stars rating={props.rating} count={props.reviewCount} />
        {text && <Html html={text} className="sw-product-card__text" />}
        {props.details}
        <div className="sw-product-card__foot">
          <ProductPrice product={props.product} />
          <ProductLabels product={props.product} name={name} />
          {props.priceNote}
          {props.inStock !== undefined && <StockLabel inStock={props.inStock} />}
        </div>
        {action && <div className="sw-product-card__action">{action}</div>}
      </div>
    </article>
  );
}

function Media({
  image,
  mobileImage,
  imageAlt,
  overlayImage,
  isPreHeat,
  labels = [],
  isEager = false,
}: ProductCardProps) {
  const t = useKitText();
  const flags = isPreHeat ? [t('preHeat'), ...labels] : labels;
  return (
    <div className="sw-product-card__media">
      <ResponsiveImage
        src={image}
        mobileSrc={mobileImage}
        alt={imageAlt ?? ''}
        isEager={isEager}
        className="sw-product-card__image"
      />
      {overlayImage && <img className="sw-product-card__overlay" src={overlayImage} alt="" loading="lazy" />}
      {flags.length > 0 && (
        <p className="sw-product-card__flags">
          {flags.map((flag) => (
            <span key={flag} className="sw-flag">
              {flag}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
