import { useId, type FocusEvent, type KeyboardEvent } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import type { PriceRange } from '../../shared/rules/filter-path.ts';
import { useSettings } from '../../shared/i18n/settings-context.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useNativeValue } from '../../shared/ui/form/use-native-value.ts';
import { FilterGroup } from './FilterGroup.tsx';
import type { ProductOverviewState } from './product-overview.model.ts';
import type nl from './locales/nl.json';

/** Two prices in whole euros; the lowest and highest of the page are placeholders. */
export function PriceFilter({ model, bounds }: { model: ProductOverviewState; bounds: PriceRange }) {
  useSignals();
  const t = useText<typeof nl>();
  const { currency } = useSettings();
  const { price, panel } = model;
  const texts = price.texts.value;

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    price.leave(!currentTarget.contains(relatedTarget));
  }

  return (
    <FilterGroup panel={panel} name="price" legend={`${t('price')} (${currency.sign})`} isOpen>
      <div className="sw-product-overview__prices" onBlur={leave}>
        {(['min', 'max'] as const).map((bound) => (
          <PriceField
            key={bound}
            name={bound === 'min' ? 'price_from' : 'price_to'}
            label={t(bound === 'min' ? 'from' : 'to')}
            value={texts[bound]}
            placeholder={String(bounds[bound] ?? '')}
            onType={(text) => price.type(bound, text)}
            onEnter={price.apply}
          />
        ))}
      </div>
    </FilterGroup>
  );
}

interface PriceFieldProps {
  name: string;
  label: string;
  value: string;
  placeholder: string;
  onType(text: string): void;
  onEnter(): void;
}

function PriceField({ name, label, value, placeholder, onType, onEnter }: PriceFieldProps) {
  const id = useId();
  const { control, defaultValue } = useNativeValue<HTMLInputElement>(value);

  function enter({ key }: KeyboardEvent) {
    if (key === 'Enter') onEnter();
  }

  return (
    <div className="sw-product-overview__price">
      <label htmlFor={id}>{label}</label>
      <input
        className="sw-control"
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        ref={control}
        defaultValue={defaultValue}
        placeholder={placeholder}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={enter}
      />
    </div>
  );
}
