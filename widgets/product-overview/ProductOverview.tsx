import { useRef } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { BannerStrip } from './BannerStrip.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { Filters } from './Filters.tsx';
import { ListHeading } from './ListHeading.tsx';
import { NoResults } from './NoResults.tsx';
import { Pager } from './Pager.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { Toolbar } from './Toolbar.tsx';
import type { ProductOverviewState } from './product-overview.model.ts';
import type nl from './locales/nl.json';

/** A list of products with everything by which it can be narrowed down. */
export function ProductOverview({ model }: { model: ProductOverviewState }) {
  useSignals();
  const t = useText<typeof nl>();
  const count = useRef<HTMLHeadingElement>(null);
  const pageData = model.pageData.value;
  const listing = model.listing.value;
  if (!pageData || !listing) return null;

  /** Moves the focus to the beginning of the next page. */
  function turnTo(page: number) {
    model.goToPage(page);
    count.current?.focus({ preventScroll: true });
    count.current?.scrollIntoView({ block: 'start' });
  }

  return (
    // A typed price is applied before a click on another control.
    <section
      className="sw-product-overview"
      aria-label={model.heading.value.title ?? t('products')}
      onClickCapture={model.price.apply}
    >
      <div className="sw-product-overview__columns">
        <aside className="sw-product-overview__sidebar" aria-label={t('filters')}>
          {!model.panel.isOpen.value && <Filters model={model} />}
        </aside>
        <div className="sw-product-overview__main">
          <ListHeading model={model} />
          <BannerStrip banners={pageData.strip} onChat={model.openChat} />
          <Toolbar model={model} listing={listing} count={count} />
          <div className="sw-product-overview__chosen">
            <ActiveFilters model={model} />
          </div>
          {listing.total === 0 ? <NoResults model={model} /> : <ProductGrid model={model} listing={listing} />}
          <Pager model={model} listing={listing} onTurn={turnTo} />
        </div>
      </div>
    </section>
  );
}
