import type { ReactNode } from 'react';
import { useKitText } from '../../i18n/use-text.ts';
import { Html } from '../markup/Html.tsx';
import { Price } from './Price.tsx';
import { ResponsiveImage } from '../gallery/ResponsiveImage.tsx';
import { Stars } from './Stars.tsx';
import { StockLabel } from './StockLabel.tsx';

export interface ProductCardProps {
  readonly name: string;
  /** Without it the card shows the product and leads nowhere. */
  readonly url: string | null | undefined;
  readonly image: string | null | undefined;
  readonly mobileImage?: string | null | undefined;
  /** The name is beside the picture; a description of its own is for pictures that show more than the name says. */
  readonly imageAlt?: string | null | undefined;
  /** Left out where ratings are not shown; null is a product that nobody has rated. */
  readonly rating?: number | null | undefined;
  /** Integer cents. */
  readonly price: number | null | undefined;
  readonly earlierPrice?: number | null | undefined;
  readonly isPriceOnRequest?: boolean;
  /** Announced and not yet for sale. */
  readonly isPreHeat?: boolean;
  /** A picture that lies over the other one, such as a seal. */
  readonly overlayImage?: string | null | undefined;
  /** A word or two each, on the picture. */
  readonly labels?: readonly string[];
  /** In view at once, so the picture does not wait. */
  readonly isEager?: boolean;
  /** Left out where stock is not shown. */
  readonly inStock?: boolean | undefined;
  /** A line or two, as text or markup. */
  readonly text?: string | null | undefined;
  /** More about the product, above its price. */
  readonly details?: ReactNode;
  /** How the price is meant, below it. */
  readonly priceNote?: ReactNode;
  /** A control of its own, such as a buy button. */
  readonly action?: ReactNode;
  /** The level at which the name stands in the page's outline. */
  readonly heading?: 'h2' | 'h3' | 'h4';
}

/** A product in a row or grid. The whole card leads to the product by one link; an action stands above it. */
export function ProductCard(props: ProductCardProps) {
  const { name, url, text, action, heading: Heading = 'h3' } = props;
  return (
    <article className="sw-product-card">
      <Media {...props} />
      <div className="sw-product-card__body">
        <Heading className="sw-product-card__name">
          {url ? (
            <a className="sw-product-card__link" href={url}>
              {name}
            </a>
          ) : (
            name
          )}
        </Heading>
        {props.rating !== undefined && <Stars rating={props.rating} />}
        {text && <Html html={text} className="sw-product-card__text" />}
        {props.details}
        <div className="sw-product-card__foot">
          <Price cents={props.price} earlierCents={props.earlierPrice} isOnRequest={props.isPriceOnRequest === true} />
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
