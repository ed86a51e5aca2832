import { Fragment } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';
import { Banner } from './Banner.tsx';
import { ProductCell } from './ProductCell.tsx';
import type { Listing } from './listing.model.ts';
import type { ProductOverviewState } from './product-overview.model.ts';
import type nl from './locales/nl.json';

/** Products before the banner (specification 002 §9). */
const BEFORE_BANNER = 6;
/** Cards in the first view of a wide page. */
const FIRST_VIEW = 3;

/** One page of the list. */
export function ProductGrid({ model, listing }: { model: ProductOverviewState; listing: Listing }) {
  const t = useText<typeof nl>();
  const { products, banner } = listing;
  return (
    <ul className="sw-product-overview__grid" role="list" aria-label={t('products')}>
      {products.map((product, at) => (
        <Fragment key={`${product.type} ${product.id}`}>
          {banner && at === BEFORE_BANNER && (
            <li className="sw-product-overview__cell">
              <Banner banner={banner} onChat={model.openChat} />
            </li>
          )}
          <ProductCell buying={model.buying} product={product} isEager={at < FIRST_VIEW} />
        </Fragment>
      ))}
    </ul>
  );
}
