import { useDeferredValue, useMemo, useId } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Banner } from './Banner.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import type { Filter } from '../../shared/contract/overview.ts';
import type { ProductOverviewState } from './product-overview.model.ts';
import type nl from './locales/nl.json';

/** Filters of the shop that are not folded at first, beside those that every list has. */
const OPEN_AT_FIRST = 3;

/** All filters of the list, next to it or in the drawer. */
export function Filters({ model }: { model: ProductOverviewState }) {
  useSignals();
  const t = useText<typeof nl>();
  const pageData = model.pageData.value;
  const selection = model.selection.value;
  const source = model.source.value!;
  // The products of a selection are drawn first.
  const later = useDeferredValue(source.shown.value);
  const counts = useMemo(() => source.countsOf(later), [source, later]);
  const bestOptions = useMemo(() => [option('yes', t('yes')), option('no', t('no'))], [t]);
  const discountOptions = useMemo(() => [option('yes', t('discount'))], [t]);
  if (!pageData) return null;
  const steps = model.steps.value;
  const numeric = pageData.filters.filter(({ url_alias }) => steps.has(url_alias));
  const others = pageData.filters.filter(({ url_alias }) => !steps.has(url_alias));
  const open = [...numeric, ...others].slice(0, OPEN_AT_FIRST);

  function drawFilter(filter: Filter) {
    return (
      <OptionGroup
        key={filter.id}
        model={model}
        name={filter.url_alias}
        legend={filter.name}
        options={filter.options}
        selected={selection.filters.get(filter.url_alias) ?? NONE}
        counts={counts.options}
        steps={steps.get(filter.url_alias)}
        stepCounts={counts.steps}
        isOpen={open.includes(filter)}
      />
    );
  }

  return (
    <div className="sw-product-overview__filters">
      <Subcategories model={model} name={pageData.subitemsName} />
      {pageData.prices && <PriceFilter model={model} bounds={pageData.prices} />}
      {numeric.map(drawFilter)}
      <OptionGroup
        model={model}
        name="brand"
        legend={t('brands')}
        options={pageData.brands}
        selected={selection.brands}
        counts={counts.brands}
      />
      {others.map(drawFilter)}
      {model.canChooseBest.value && (
        <OptionGroup
          model={model}
          name="best_choice"
          legend={t('bestChoice')}
          options={bestOptions}
          selected={ANSWERS[selection.bestChoice ?? 'none']}
          counts={counts.bestChoice}
        />
      )}
      <OptionGroup
        model={model}
        name="discount"
        legend={t('offers')}
        options={discountOptions}
        selected={ANSWERS[selection.discount ? 'yes' : 'none']}
        counts={counts.discount}
      />
      {pageData.sidebarBanner && (
        <div className="sw-product-overview__group">
          <Banner banner={pageData.sidebarBanner} onChat={model.openChat} />
        </div>
      )}
    </div>
  );
}

const NONE: readonly string[] = [];
const ANSWERS = { none: NONE, yes: ['yes'], no: ['no'], both: ['yes', 'no'] };

function option(alias: string, name: string) {
  return { id: alias, name, url_alias: alias };
}

/** Links to the pages of subcategories. */
function Subcategories({ model, name }: { model: ProductOverviewState; name: string | null }) {
  useSignals();
  const t = useText<typeof nl>();
  const heading = useId();
  const subitems = model.subitems.value;
  if (subitems.length === 0) return null;
  return (
    <div className="sw-product-overview__group">
      <nav aria-labelledby={heading}>
        <p className="sw-product-overview__legend" id={heading}>
          {name ?? t('subcategories')}
        </p>
        <ul className="sw-product-overview__subitems" role="list">
          {subitems.map((subitem) => (
            <li key={`${subitem.name} ${subitem.url}`}>
              <a className="sw-product-overview__subitem" href={subitem.url ?? undefined}>
                {subitem.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
