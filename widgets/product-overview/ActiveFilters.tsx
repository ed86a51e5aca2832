import { useSignals } from '@preact/signals-react/runtime';
import { formatWholePrice } from '../../shared/format/price.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { StateLink } from './StateLink.tsx';
import type { ActiveFilter } from './active-filters.rules.ts';
import type { ProductOverviewState } from './product-overview.model.ts';
import type nl from './locales/nl.json';

const GROUP = 'sw-product-overview__group sw-product-overview__active';
const FIXED = 'sw-product-overview__active--fixed';

interface ActiveFiltersProps {
  model: ProductOverviewState;
  /** Takes the same room without a filter, so that a tick does not move the options below it. */
  hasFixedHeight?: boolean;
}

/** The active filters, each with a link to the list without it. */
export function ActiveFilters({ model, hasFixedHeight = false }: ActiveFiltersProps) {
  useSignals();
  const t = useText<typeof nl>();
  const nameOf = useFilterName();
  const active = model.active.value;
  if (active.length === 0)
    return hasFixedHeight ? (
      <p className={`${GROUP} ${FIXED} sw-product-overview__no-filters`}>{t('noneActive')}</p>
    ) : null;
  const clear = (
    <StateLink className="sw-product-overview__clear" path={model.pathOfAll()} onGo={model.clear}>
      {t('clearAll')}
    </StateLink>
  );
  return (
    <section className={hasFixedHeight ? `${GROUP} ${FIXED}` : GROUP} aria-label={t('active')}>
      <p className="sw-product-overview__legend">{t('active')}</p>
      {hasFixedHeight && clear}
      <ul className="sw-product-overview__chips" role="list">
        {active.map((filter) => (
          <li key={filter.key} className="sw-product-overview__chip-place">
            <StateLink
              className="sw-product-overview__chip"
              path={model.pathOf(filter.without)}
              label={t('removeFilter', { name: nameOf(filter) })}
              onGo={() => model.select(filter.without)}
            >
              <span>{nameOf(filter)}</span>
              <Icon name="close" className="sw-product-overview__chip-icon" />
            </StateLink>
          </li>
        ))}
      </ul>
      {!hasFixedHeight && clear}
    </section>
  );
}

function useFilterName(): (filter: ActiveFilter) => string {
  const t = useText<typeof nl>();
  const { currency } = useSettings();
  const euros = (amount: number | null) => formatWholePrice(amount ?? 0, currency);
  return (filter) => {
    if (filter.is === 'brand') return filter.name;
    if (filter.is === 'option') return t('activeOption', { filter: filter.filter, name: filter.name });
    if (filter.is === 'best-choice') return t(filter.answer === 'yes' ? 'bestChoiceYes' : 'bestChoiceNo');
    if (filter.is === 'discount') return t('discount');
    const { min, max } = filter.range;
    if (max === null) return t('activePriceFrom', { min: euros(min) });
    if (min === null) return t('activePriceTo', { max: euros(max) });
    return t('activePriceBetween', { min: euros(min), max: euros(max) });
  };
}
