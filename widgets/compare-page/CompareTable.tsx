import { useId, useRef, type CSSProperties } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { VisuallyHidden } from '../../shared/ui/basics/VisuallyHidden.tsx';
import { ColumnHead, RemoveCell } from './ColumnHead.tsx';
import type { ComparePageState } from './compare-page.model.ts';
import { Facts } from './Facts.tsx';
import { keyOf, Line, TableCell } from './Row.tsx';
import { Specs } from './Specs.tsx';
import type nl from './locales/nl.json';

/**
 * A column for each product, a row for each property. The headers of both stay visible while it scrolls. A narrow page
 * shows two columns at a time, with the name of each property above its values.
 */
export function CompareTable({ model }: { model: ComparePageState }) {
  useSignals();
  const t = useText<typeof nl>();
  const caption = useId();
  const strip = useRef<HTMLDivElement>(null);
  const { items, rows } = model.table.value;
  if (items.length === 0) return <p className="sw-compare-page__hint">{t('chooseOne')}</p>;
  return (
    <div className="sw-compare-page__frame" style={{ '--sw-products': String(items.length) } as CSSProperties}>
      {/* Repeats the names for the eye. On a narrow page the table scrolls sideways only, so its header cannot stick. */}
      <div ref={strip} className="sw-compare-page__strip" aria-hidden="true">
        {items.map((item) => (
          <span key={keyOf(item)} className="sw-compare-page__strip-name">
            {item.name}
          </span>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Scrolls with its controls. */}
      <div
        className="sw-compare-page__scroll"
        role="region"
        aria-labelledby={caption}
        // A keyboard scrolls what has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onFocus={showFocused}
        onScroll={({ currentTarget: { scrollLeft } }) => strip.current?.scrollTo({ left: scrollLeft })}
      >
        <table role="table" className="sw-compare-page__table">
          <caption className="sw-visually-hidden" id={caption}>
            {t('table')}
          </caption>
          <thead role="rowgroup" className="sw-compare-page__head">
            <Line>
              <TableCell className="sw-compare-page__corner" />
              {items.map((item) => (
                <RemoveCell key={keyOf(item)} item={item} onRemove={() => model.remove(item)} />
              ))}
            </Line>
            <Line>
              <th scope="col" role="columnheader" className="sw-compare-page__corner">
                <VisuallyHidden>{t('feature')}</VisuallyHidden>
              </th>
              {items.map((item) => (
                <ColumnHead key={keyOf(item)} item={item} />
              ))}
            </Line>
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
    </div>
  );
}

/**
 * Brings the whole cell of a control that a keyboard has focused into view. Browsers leave it where it is when a part of
 * it is visible.
 */
function showFocused({ target }: { readonly target: Element }): void {
  if (target.matches('tr *:focus-visible'))
    target.closest('td, th')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
