import { memo, useState } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import type { FilterOption } from '../../shared/contract/overview.ts';
import { formatCount } from '../../shared/format/count.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import { useLazyComponent } from '../../shared/ui/basics/use-lazy-component.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import type { Counts } from './option-counts.rules.ts';
import type { ProductOverviewState } from './product-overview.model.ts';
import type { Step } from './steps.rules.ts';
import type nl from './locales/nl.json';

/** Options before "show more". */
const SHOWN = 5;
/** More of them can be searched. */
const SEARCHABLE = 12;

const NO_STEPS: readonly Step[] = [];

interface OptionGroupProps {
  model: Pick<ProductOverviewState, 'panel' | 'toggle' | 'toggleAll' | 'shareOf'>;
  /** Its name in the path. */
  name: string;
  legend: string;
  options: readonly FilterOption[];
  /** By alias. */
  selected: readonly string[];
  /** Null where they are not known. */
  counts: Counts | null;
  /** What a filter with many numbers shows instead of its first options. */
  steps?: readonly Step[] | undefined;
  stepCounts?: Counts | null;
  /** Until the shopper folds or unfolds it. */
  isOpen?: boolean;
}

/**
 * A filter with checkboxes; a long list shows five at first, or its steps, or those that a search finds, in its order,
 * and always those that are checked.
 * A page may have dozens of them, and a tick changes one.
 */
export const OptionGroup = memo(function OptionGroup({
  model,
  name,
  legend,
  options,
  selected,
  counts,
  steps = NO_STEPS,
  stepCounts = null,
  isOpen = true,
}: OptionGroupProps) {
  useSignals();
  const [matches, setFound] = useState<readonly FilterOption[] | null>(null);
  const isLong = options.length > SEARCHABLE;
  const { Part: Search } = useLazyComponent(loadSearch, isLong);
  if (options.length === 0) return null;
  const isUnfolded = model.panel.unfolded.value.has(name);
  const isSelected = ({ url_alias }: FilterOption) => selected.includes(url_alias);
  const shownSteps = matches || isUnfolded ? NO_STEPS : steps;
  const isInStep = (option: FilterOption) =>
    shownSteps.some((step) => step.options.includes(option) && model.shareOf(step, selected) === 'all');
  const shown = matches
    ? [...matches, ...options.filter((option) => isSelected(option) && !matches.includes(option))]
    : shownSteps.length > 0
      ? options.filter((option) => isSelected(option) && !isInStep(option))
      : options.filter((option, at) => isUnfolded || at < SHOWN || isSelected(option));
  return (
    <FilterGroup panel={model.panel} name={name} legend={legend} isOpen={isOpen} isInUse={selected.length > 0}>
      {isLong && (
        <div className="sw-product-overview__search">
          {Search && <Search legend={legend} options={options} onFind={setFound} />}
        </div>
      )}
      {shownSteps.map((step) => (
        <StepOption key={step.id} step={step} name={name} selected={selected} counts={stepCounts} model={model} />
      ))}
      {shown.map(({ id, name: label, url_alias }) => (
        <Option
          key={id}
          name={name}
          value={url_alias}
          label={label}
          count={counts && (counts.get(String(id)) ?? 0)}
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
    </FilterGroup>
  );
});

/** What a step is called: "2 tot 5 kW", or its option where it has one alone. */
export function useStepName(): (step: Step) => string {
  const t = useText<typeof nl>();
  const { locale } = useSettings();
  return ({ min, max, unit, options: [only, second] }) => {
    if (only && !second) return only.name;
    const key = min === null ? 'stepTo' : max === null ? 'stepFrom' : 'stepBetween';
    return t(key, { min: formatCount(min ?? 0, locale), max: formatCount(max ?? 0, locale), unit }).trim();
  };
}

interface StepOptionProps extends Pick<OptionGroupProps, 'model' | 'name' | 'selected' | 'counts'> {
  step: Step;
}

function StepOption({ model, name, step, selected, counts }: StepOptionProps) {
  const nameOf = useStepName();
  const aliases = step.options.map(({ url_alias }) => url_alias);
  const share = model.shareOf(step, selected);
  return (
    <Option
      name={name}
      value={aliases.join()}
      label={nameOf(step)}
      count={counts && (counts.get(step.id) ?? 0)}
      isSelected={share === 'all'}
      isMixed={share === 'some'}
      onToggle={() => model.toggleAll(name, aliases)}
    />
  );
}

interface OptionProps {
  name: string;
  value: string;
  label: string;
  /** Products that it shows; null where they are not counted. */
  count: number | null;
  isSelected: boolean;
  /** Some of what it stands for is selected. */
  isMixed?: boolean;
  onToggle(): void;
}

/** Without a result, it stays in its place and can be selected: the next selection elsewhere may bring one. */
function Option({ name, value, label, count, isSelected, isMixed = false, onToggle }: OptionProps) {
  const t = useText<typeof nl>();
  const { locale } = useSettings();
  const amount = count === null ? '' : formatCount(count, locale);
  return (
    <label className={`sw-product-overview__option${count === 0 ? ' sw-product-overview__option--empty' : ''}`}>
      <input
        type="checkbox"
        className="sw-product-overview__box"
        name={name}
        value={value}
        checked={isSelected}
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        aria-label={count === null ? label : `${label}, ${t('count', { count, amount })}`}
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
