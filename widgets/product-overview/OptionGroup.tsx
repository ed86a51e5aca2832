import { memo } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import type { FilterOption } from '../../shared/contract/overview.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import type { ProductOverviewState } from './product-overview.model.ts';
import type nl from './locales/nl.json';

/** Options before "show more". */
const SHOWN = 5;

interface OptionGroupProps {
  model: Pick<ProductOverviewState, 'panel' | 'toggle'>;
  /** Its name in the path. */
  name: string;
  legend: string;
  options: readonly FilterOption[];
  /** By alias. */
  chosen: readonly string[];
}

/**
 * A filter with checkboxes; a long list shows five at first, and always those that are checked.
 * A page may have dozens of them, and a tick changes one.
 */
export const OptionGroup = memo(function OptionGroup({ model, name, legend, options, chosen }: OptionGroupProps) {
  useSignals();
  if (options.length === 0) return null;
  const isUnfolded = model.panel.unfolded.value.has(name);
  const shown = isUnfolded ? options : options.filter(({ url_alias }, at) => at < SHOWN || chosen.includes(url_alias));
  return (
    <div className="sw-product-overview__group">
      <fieldset>
        <legend className="sw-product-overview__legend">{legend}</legend>
        {shown.map(({ id, name: label, url_alias }) => (
          <label key={id} className="sw-product-overview__option">
            <input
              type="checkbox"
              className="sw-product-overview__box"
              name={name}
              value={url_alias}
              checked={chosen.includes(url_alias)}
              onChange={() => model.toggle(name, url_alias)}
            />
            <span className="sw-product-overview__option-name">{label}</span>
          </label>
        ))}
        {options.length > SHOWN && (
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
      {t(isUnfolded ? 'less' : 'more')}
      <Icon name="chevron" className="sw-product-overview__turn" />
    </button>
  );
}
