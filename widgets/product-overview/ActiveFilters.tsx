import { useSignals } from '@preact/signals-react/runtime';
import { formatWholePrice } from '../../shared/format/price.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { useStepName } from './OptionGroup.tsx';
import { StateLink } from './StateLink.tsx';
import type { ActiveFilter } from './active-filters.rules.ts';
import type { ProductOverviewState } from './product-overview.model.ts';
import type nl from './locales/nl.json';

/** The active filters, each with a link to the list without it. */
export function ActiveFilters({ model }: { model: ProductOverviewState }) {
  useSignals();
  const t = useText<typeof nl>();
  const nameOf = useFilterName();
  const active = model.active.value;
  if (active.length === 0) return null;
  return (
    <section className="sw-product-overview__active" aria-label={t('active')}>
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
      <ClearAll model={model} className="sw-product-overview__clear" />
    </section>
  );
}

/** The list without filters; nothing where it has none. */
export function ClearAll({ model, className }: { model: ProductOverviewState; className: string }) {
  useSignals();
  const t = useText<typeof nl>();
  if (model.active.value.length === 0) return null;
  return (
    <StateLink className={className} path={model.pathOfAll()} onGo={model.clear}>
      {t('clearAll')}
    </StateLink>
  );
}

function useFilterName(): (filter: ActiveFilter) => string {
  const t = useText<typeof nl>();
  const nameOfStep = useStepName();
  const { currency } = useSettings();
  const euros = (amount: number | null) => formatWholePrice(amount ?? 0, currency);
  return (filter) => {
    if (filter.is === 'brand') return filter.name;
    if (filter.is === 'option') return t('activeOption', { filter: filter.filter, name: filter.name });
    if (filter.is === 'step') return t('activeOption', { filter: filter.filter, name: nameOfStep(filter.step) });
    if (filter.is === 'best-choice') return t(filter.answer === 'yes' ? 'bestChoiceYes' : 'bestChoiceNo');
    if (filter.is === 'discount') return t('discount');
    const { min, max } = filter.range;
    if (max === null) return t('activePriceFrom', { min: euros(min) });
    if (min === null) return t('activePriceTo', { max: euros(max) });
    return t('activePriceBetween', { min: euros(min), max: euros(max) });
  };
}
