import { useId } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { VisuallyHidden } from '../../shared/ui/basics/VisuallyHidden.tsx';
import { ColumnHead } from './ColumnHead.tsx';
import type { ComparePageState } from './compare-page.model.ts';
import { Facts } from './Facts.tsx';
import { Specs } from './Specs.tsx';
import type nl from './locales/nl.json';

/** A column for each product, a row for each property. The headers of both stay visible while it scrolls. */
export function CompareTable({ model }: { model: ComparePageState }) {
  useSignals();
  const t = useText<typeof nl>();
  const caption = useId();
  const { items, rows } = model.table.value;
  if (items.length === 0) return <p className="sw-compare-page__hint">{t('chooseOne')}</p>;
  return (
    // A keyboard scrolls what has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="sw-compare-page__scroll" role="region" aria-labelledby={caption} tabIndex={0}>
      <table className="sw-compare-page__table">
        <caption className="sw-visually-hidden" id={caption}>
          {t('table')}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="sw-compare-page__corner">
              <VisuallyHidden>{t('feature')}</VisuallyHidden>
            </th>
            {items.map((item) => (
              <ColumnHead key={`${item.type} ${item.id}`} item={item} onRemove={() => model.remove(item)} />
            ))}
          </tr>
        </thead>
        <Facts items={items} buying={model.buying} />
        <Specs items={items} rows={rows} />
      </table>
      {rows.length === 0 && model.isOnlyDifferences.value && (
        <p className="sw-compare-page__same" role="status">
          {t('noDifferences')}
        </p>
      )}
    </div>
  );
}
