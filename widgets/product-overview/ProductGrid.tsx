import { useDeferredValue } from 'react';
import type { Elements } from 'react/jsx-runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Banner } from './Banner.tsx';
import { ProductCell } from './ProductCell.tsx';
import type { Listing } from './list-source.model.ts';
import type { ProductOverviewState } from './product-overview.model.ts';
import type nl from './locales/nl.json';

/** Products before the banner; they also fill the first view of most windows. */
const INITIAL_COUNT = 6;
/** Pictures of the upper row, which do not wait. */
const EAGER = 3;

/** One page of the list. The first products render immediately, the others are deferred, so that input stays responsive. */
export function ProductGrid({ model, listing }: { model: ProductOverviewState; listing: Listing }) {
  const t = useText<typeof nl>();
  const later = useDeferredValue(listing);
  const { products } = listing;
  const cells = ({ products: all }: Listing, from: number, to: number): Elements =>
    all
      .slice(from, to)
      .map((product, at) => (
        <ProductCell
          key={`${product.type} ${product.id}`}
          model={model}
          product={product}
          isEager={from + at < EAGER}
        />
      ));
  return (
    <ul className="sw-product-overview__grid" role="list" aria-label={t('products')}>
      {cells(listing, 0, INITIAL_COUNT)}
      {listing.banner && (
        <li className="sw-product-overview__cell">
          <Banner banner={listing.banner} onChat={model.openChat} />
        </li>
      )}
      {/* While `later` still has the previous page: at most as many cells as the new page has. */}
      {cells(later, INITIAL_COUNT, products.length)}
    </ul>
  );
}
