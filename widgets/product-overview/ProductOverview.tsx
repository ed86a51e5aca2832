import { useRef, useId, useState } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useKitText, useText } from '../../shared/i18n/use-text.ts';
import { BannerStrip } from './Banner.tsx';
import { ActiveFilters, ClearAll } from './ActiveFilters.tsx';
import { Filters } from './Filters.tsx';
import { Pager } from './Pager.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { Toolbar } from './Toolbar.tsx';
import type { ProductOverviewState } from './product-overview.model.ts';
import type nl from './locales/nl.json';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { Html } from '../../shared/ui/markup/Html.tsx';
import { Heading } from '../../shared/ui/basics/Heading.tsx';
import { RefusalMessage } from '../../shared/ui/basics/RefusalMessage.tsx';
import { plainText } from '../../shared/ui/markup/plain-text.ts';

/** A list of products with everything by which it can be narrowed down. */
export function ProductOverview({ model }: { model: ProductOverviewState }) {
  useSignals();
  const t = useText<typeof nl>();
  const kit = useKitText();
  const results = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLHeadingElement>(null);
  const pageData = model.pageData.value;
  const listing = model.listing.value;
  const loading = model.source.value?.loading;
  const refusal = loading?.refusal.value;
  if (!pageData || !listing) return null;

  /** Moves the focus to the beginning of the next page. */
  function turnTo(page: number) {
    model.goToPage(page);
    count.current?.focus({ preventScroll: true });
    results.current?.scrollIntoView({ block: 'start' });
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
          <p className="sw-product-overview__rail">
            <span className="sw-product-overview__rail-title">{t('filters')}</span>
            <ClearAll model={model} className="sw-product-overview__clear" />
          </p>
          {!model.panel.isOpen.value && <Filters model={model} />}
        </aside>
        <div className="sw-product-overview__main">
          <ListHeading model={model} />
          <BannerStrip banners={pageData.strip} onChat={model.openChat} />
          <div className="sw-product-overview__results" ref={results} aria-busy={loading?.isBusy.value || undefined}>
            <Toolbar model={model} listing={listing} count={count} />
            <ActiveFilters model={model} />
            {refusal && <RefusalMessage refusal={refusal} action={{ label: kit('retry'), onClick: loading.retry }} />}
            {listing.total === 0 ? <NoResults model={model} /> : <ProductGrid model={model} listing={listing} />}
            <Pager model={model} listing={listing} onTurn={turnTo} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** The message for a list without matches, with a link that removes the filters; or for a list without products. */
function NoResults({ model }: { model: ProductOverviewState }) {
  useSignals();
  const t = useText<typeof nl>();
  const isSelected = model.active.value.length > 0;
  return (
    <div className="sw-product-overview__none">
      <Icon name="filter" className="sw-product-overview__none-drawing" />
      <p className="sw-product-overview__none-title">{t(isSelected ? 'noResults' : 'noProducts')}</p>
      {isSelected && (
        <>
          <p className="sw-product-overview__none-text">{t('noResultsText')}</p>
          <ClearAll model={model} className="sw-button sw-button--secondary" />
        </>
      )}
    </div>
  );
}

/** The most characters of a description that is shown whole. */
const SHORT = 200;

/** The title and description of the list. */
function ListHeading({ model }: { model: ProductOverviewState }) {
  useSignals();
  const { title, text } = model.heading.value;
  return (
    <header className="sw-product-overview__heading">
      {title && <Heading className="sw-product-overview__title">{title}</Heading>}
      {text && <Description key={text} html={text} />}
    </header>
  );
}

/** A long text is shortened until it is expanded. */
function Description({ html }: { html: string }) {
  const t = useText<typeof nl>();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const letters = Array.from(plainText(html));
  if (letters.length === 0) return null;
  if (letters.length <= SHORT) return <Html html={html} className="sw-product-overview__description" />;
  return (
    <div className="sw-product-overview__description">
      <div id={id}>{isOpen ? <Html html={html} /> : <p>{beginningOf(letters)}</p>}</div>
      <button
        type="button"
        className="sw-product-overview__more"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{t(isOpen ? 'readLess' : 'readMore')}</span>
        <Icon name="chevron" className="sw-product-overview__turn" />
      </button>
    </div>
  );
}

/** Ends with a whole word. */
function beginningOf(letters: readonly string[]): string {
  const beginning = letters.slice(0, SHORT).join('');
  return `${beginning.replace(/[\s.,;:]+\S*$/, '') || beginning}…`;
}
