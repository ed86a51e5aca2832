import { memo, useState } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import type { FilterOption } from '../../shared/contract/overview.ts';
import { formatCount } from '../../shared/format/count.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import { useLazyComponent } from '../../shared/ui/basics/use-lazy-component.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import type { Counts } from './option-counts.rules.ts';
import type { ProductOverviewState } from './product-overview.model.ts';
import type nl from './locales/nl.json';

/** Options before "show more". */
const SHOWN = 5;
/** More of them can be searched. */
const SEARCHABLE = 12;

interface OptionGroupProps {
  model: Pick<ProductOverviewState, 'panel' | 'toggle'>;
  /** Its name in the path. */
  name: string;
  legend: string;
  options: readonly FilterOption[];
  /** By alias. */
  selected: readonly string[];
  counts: Counts;
}

/**
 * A filter with checkboxes; a long list shows five at first, or those that a search finds, in its order, and always
 * those that are checked.
 * A page may have dozens of them, and a tick changes one.
 */
export const OptionGroup = memo(function OptionGroup({
  model,
  name,
  legend,
  options,
  selected,
  counts,
}: OptionGroupProps) {
  useSignals();
  const [matches, setFound] = useState<readonly FilterOption[] | null>(null);
  const isLong = options.length > SEARCHABLE;
  const { Part: Search } = useLazyComponent(loadSearch, isLong);
  if (options.length === 0) return null;
  const isUnfolded = model.panel.unfolded.value.has(name);
  const isSelected = ({ url_alias }: FilterOption) => selected.includes(url_alias);
  const shown = matches
    ? [...matches, ...options.filter((option) => isSelected(option) && !matches.includes(option))]
    : options.filter((option, at) => isUnfolded || at < SHOWN || isSelected(option));
  return (
    <div className="sw-product-overview__group">
      <fieldset>
        <legend className="sw-product-overview__legend">{legend}</legend>
        {isLong && (
          <div className="sw-product-overview__search">
            {Search && <Search legend={legend} options={options} onFind={setFound} />}
          </div>
        )}
        {shown.map(({ id, name: label, url_alias }) => (
          <Option
            key={id}
            name={name}
            value={url_alias}
            label={label}
            count={counts.get(String(id)) ?? 0}
            isSelected={selected.includes(url_alias)}
            onToggle={() => model.toggle(name, url_alias)}
          />
        ))}
        {options.length > SHOWN && !matches && (
          <More
            legend={legend}
            isUnfolded={isUnfolded}
            onClick={() => (isUnfolded ? model.panel.fold(name) : model.panel.unfold(name))}
          />
        )}
      </fieldset>
    </div>
  );
});

interface OptionProps {
  name: string;
  value: string;
  label: string;
  /** Products that it shows. */
  count: number;
  isSelected: boolean;
  onToggle(): void;
}

/** Without a result, it stays in its place and can be selected: the next selection elsewhere may bring one. */
function Option({ name, value, label, count, isSelected, onToggle }: OptionProps) {
  const t = useText<typeof nl>();
  const { locale } = useSettings();
  const amount = formatCount(count, locale);
  return (
    <label className={`sw-product-overview__option${count === 0 ? ' sw-product-overview__option--empty' : ''}`}>
      <input
        type="checkbox"
        className="sw-product-overview__box"
        name={name}
        value={value}
        checked={isSelected}
        aria-label={`${label}, ${t('count', { count, amount })}`}
        onChange={onToggle}
      />
      <span className="sw-product-overview__option-name">{label}</span>
      <span className="sw-product-overview__option-count" aria-hidden="true" translate="no">
        {amount}
      </span>
    </label>
  );
}

async function loadSearch() {
  return (await importWithRecovery('OptionSearch', () => import('./OptionSearch.tsx'))).OptionSearch;
}

function More({ legend, isUnfolded, onClick }: { legend: string; isUnfolded: boolean; onClick(): void }) {
  const t = useText<typeof nl>();
  return (
    <button
      type="button"
      className="sw-product-overview__more"
      aria-expanded={isUnfolded}
      aria-label={t(isUnfolded ? 'lessOf' : 'moreOf', { name: legend })}
      onClick={onClick}
    >
      <span>{t(isUnfolded ? 'less' : 'more')}</span>
      <Icon name="chevron" className="sw-product-overview__turn" />
    </button>
  );
}
