import type { CombinationProduct, ProductInfo } from '../../shared/contract/combination.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Gallery } from '../../shared/ui/gallery/Gallery.tsx';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { ProductPrice } from '../../shared/ui/product/ProductPrice.tsx';
import { Stars } from '../../shared/ui/product/Stars.tsx';
import { VatLine } from '../../shared/ui/product/VatLine.tsx';
import { Video } from '../../shared/ui/gallery/Video.tsx';
import type { Details } from './info.model.ts';
import type nl from './locales/nl.json';

interface ProductDetailsProps {
  product: CombinationProduct;
  details: Extract<Details, { is: 'shown' }>;
  isExempt: boolean;
}

/** Details of one product; empty parts are left out. */
export function ProductDetails({ product, details: { info, stock }, isExempt }: ProductDetailsProps) {
  const pictures = info.images.length > 0 ? info.images : product.image ? [{ url: product.image }] : [];
  return (
    <div className="sw-recommended-combination__info">
      <Gallery images={pictures} name={info.name || product.name} />
      <div className="sw-recommended-combination__info-facts">
        <Reviews info={info} />
        {info.shortItemDetailText && <Html html={info.shortItemDetailText} />}
        <p className="sw-recommended-combination__price">
          <ProductPrice product={{ ...info, price: info.toPrice ?? product.price }} size="large" />
        </p>
        {isExempt && <VatLine rate={0} isExempt />}
        {stock.length > 0 && <Stock info={info} words={stock} />}
        {info.content && <Html html={info.content} />}
      </div>
      <Specifications specs={info.specs} />
      {info.videos.length > 0 && (
        <ul className="sw-recommended-combination__videos" role="list">
          {info.videos.map(({ code, title }, index) => (
            <li key={index}>
              <Video code={code} title={title ?? (info.name || product.name)} poster={pictures[0]?.url} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Stars with the number of reviews; without a rating, only default stars. */
function Reviews({ info: { trustedShopReviews: reviews } }: { info: ProductInfo }) {
  const t = useText<typeof nl>();
  if (!reviews) return null;
  const { productRating, totalReviews } = reviews;
  return (
    <p className="sw-recommended-combination__reviews">
      <Stars rating={productRating} />
      {productRating && totalReviews ? <span>{t('reviews', { count: totalReviews })}</span> : null}
    </p>
  );
}

function Stock({ info, words }: { info: ProductInfo; words: readonly string[] }) {
  return (
    <p
      className={`sw-recommended-combination__stock ${info.stockStatusClass ?? ''}`.trim()}
      data-stock-status={info.stockStatus ?? undefined}
    >
      {info.stockStatusImage && (
        <img className="sw-recommended-combination__stock-image" src={info.stockStatusImage} alt="" />
      )}
      <span>{words.join(' – ')}</span>
    </p>
  );
}

function Specifications({ specs }: Pick<ProductInfo, 'specs'>) {
  const t = useText<typeof nl>();
  if (specs.length === 0) return null;
  return (
    <section className="sw-recommended-combination__wide">
      <h3 className="sw-recommended-combination__subheading">{t('specifications')}</h3>
      <dl className="sw-recommended-combination__specs">
        {specs.map(({ name, value }, index) => (
          <div key={index} className="sw-recommended-combination__spec">
            <dt>{name}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
