import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { Banner } from './Banner.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { Subcategories } from './Subcategories.tsx';
import type { ProductOverviewState } from './product-overview.model.ts';
import type nl from './locales/nl.json';

/** Everything by which the list can be narrowed down, beside it or in the drawer. */
export function Filters({ model }: { model: ProductOverviewState }) {
  useSignals();
  const t = useText<typeof nl>();
  const offer = model.offer.value;
  if (!offer) return null;
  const { brands, filters, bestChoice, discount } = model.choice.value;
  const answers = bestChoice === 'both' ? ['yes', 'no'] : [bestChoice ?? ''];
  return (
    <div className="sw-product-overview__filters">
      <ActiveFilters model={model} />
      <Subcategories model={model} name={offer.subitemsName} />
      <OptionGroup
        model={model}
        name="brand"
        legend={t('brands')}
        options={offer.brands}
        chosen={brands}
        onToggle={model.toggleBrand}
      />
      {offer.filters.map(({ id, name, url_alias, options }) => (
        <OptionGroup
          key={id}
          model={model}
          name={url_alias}
          legend={name}
          options={options}
          chosen={filters.get(url_alias) ?? NONE}
          onToggle={(option) => model.toggleOption(url_alias, option)}
        />
      ))}
      <OptionGroup
        model={model}
        name="best_choice"
        legend={t('bestChoice')}
        options={[
          { id: 'yes', name: t('yes'), url_alias: 'yes' },
          { id: 'no', name: t('no'), url_alias: 'no' },
        ]}
        chosen={answers}
        onToggle={(answer) => model.toggleBestChoice(answer === 'yes' ? 'yes' : 'no')}
      />
      <OptionGroup
        model={model}
        name="discount"
        legend={t('offers')}
        options={[{ id: 'yes', name: t('discount'), url_alias: 'yes' }]}
        chosen={discount ? ['yes'] : NONE}
        onToggle={model.toggleDiscount}
      />
      {offer.prices && <PriceFilter price={model.price} bounds={offer.prices} />}
      {offer.sidebarBanner && <Banner banner={offer.sidebarBanner} onChat={model.openChat} />}
    </div>
  );
}

const NONE: readonly string[] = [];
