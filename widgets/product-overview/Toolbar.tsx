import type { RefObject } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { formatCount } from '../../shared/format/count.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useNews } from '../../shared/ui/basics/use-news.ts';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import { SortSelect } from '../../shared/ui/form/SortSelect.tsx';
import { FilterControl } from './FilterControl.tsx';
import type { Listing } from './list-source.model.ts';
import type { ProductOverviewState } from './product-overview.model.ts';
import type nl from './locales/nl.json';

interface ToolbarProps {
  model: ProductOverviewState;
  listing: Listing;
  /** Takes the focus when the page is turned. */
  count: RefObject<HTMLHeadingElement | null>;
}

/** The number of products, the sort order, and on a narrow page the button that opens the filters. */
export function Toolbar({ model, listing, count }: ToolbarProps) {
  useSignals();
  const t = useText<typeof nl>();
  const { locale } = useSettings();
  const { total, page, pages } = listing;
  const countText = t('count', { count: total, amount: formatCount(total, locale) });
  const position = pages > 1 ? `, ${t('pageOf', { page, pages })}` : '';
  const news = <News text={countText + position} />;
  return (
    <div className="sw-product-overview__toolbar">
      <Heading below={1} ref={count} className="sw-product-overview__count" tabIndex={-1}>
        <span>{countText}</span>
      </Heading>
      {/* An open drawer makes everything outside it inert. */}
      {!model.panel.isOpen.value && news}
      <FilterControl model={model} total={total} news={news} />
      <Order model={model} />
    </div>
  );
}

/** Says what has changed since it was rendered. */
function News({ text }: { text: string }) {
  const news = useNews(text);
  return (
    <span className="sw-visually-hidden" role="status">
      {news}
    </span>
  );
}

function Order({ model }: { model: ProductOverviewState }) {
  useSignals();
  const t = useText<typeof nl>();
  return (
    <SortSelect
      className="sw-product-overview__order"
      name="sort"
      label={t('sort')}
      value={model.selection.value.sort ?? ''}
      options={[
        { value: '', label: t('recommended') },
        { value: 'price-low', label: t('priceLow') },
        { value: 'price-high', label: t('priceHigh') },
      ]}
      onChange={(value) => model.sortBy(value === 'price-low' || value === 'price-high' ? value : null)}
    />
  );
}
