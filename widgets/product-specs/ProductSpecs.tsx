import { useId, useRef, type RefObject } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { useHiddenUntilFound } from '../../shared/ui/basics/use-hidden-until-found.ts';
import { useMedia } from '../../shared/ui/basics/use-media.ts';
import { Slot } from '../../shared/ui/slots/Slot.tsx';
import { LazySafety } from './LazySafety.tsx';
import type { ProductSpecsState } from './product-specs.model.ts';
import type nl from './locales/nl.json';
import { ServerMarkup } from '../../shared/ui/markup/ServerMarkup.tsx';
import type { Spec } from './product-specs.rules.ts';

const NARROW = '(max-width: 640px)';

/** The specifications. A narrow window shows the first rows and a button for the others. */
export function ProductSpecs({ model }: { model: ProductSpecsState }) {
  useSignals();
  const t = useText<typeof nl>();
  const { firstRows, otherRows, allUrl } = model;
  const isExpanded = model.isExpanded.value;
  const block = model.block.value;
  const canCollapse = useMedia(NARROW) && otherRows.length > 0;
  const id = useId();
  const rest = useRef<HTMLTableSectionElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useHiddenUntilFound(rest, canCollapse && !isExpanded, model.expand);

  function toggleRows() {
    if (!isExpanded) return model.expand();
    model.collapse();
    // The rows above the button are gone; the button must stay visible.
    requestAnimationFrame(() => toggle.current?.scrollIntoView({ block: 'nearest' }));
  }

  return (
    <div className="sw-product-specs">
      {firstRows.length > 0 && (
        <table className="sw-product-specs__table" role="table" aria-label={t('specs')}>
          <Rows specs={firstRows} />
          {otherRows.length > 0 && <Rows specs={otherRows} id={id} place={rest} />}
        </table>
      )}
      {(canCollapse || allUrl) && (
        <p className="sw-product-specs__ways">
          {canCollapse && (
            <button
              ref={toggle}
              type="button"
              className="sw-product-specs__way"
              aria-expanded={isExpanded}
              aria-controls={id}
              onClick={toggleRows}
            >
              <span>{isExpanded ? t('less') : t('more', { count: otherRows.length })}</span>
              <Icon name="chevron" className="sw-product-specs__turn" />
            </button>
          )}
          {allUrl && (
            <a className="sw-product-specs__way" href={allUrl}>
              {t('all')}
            </a>
          )}
        </p>
      )}
      {block && <LazySafety {...block} />}
      <Slot name="end" />
    </div>
  );
}

/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- They are the native roles. */

interface RowsProps {
  specs: readonly Spec[];
  id?: string;
  place?: RefObject<HTMLTableSectionElement | null>;
}

/**
 * A table body that can be hidden. CSS lays it out as a block, so the roles restore the table for screen readers.
 */
function Rows({ specs, id, place }: RowsProps) {
  return (
    <tbody ref={place} id={id} className="sw-product-specs__rows" role="rowgroup">
      {specs.map(({ name, value }, at) => (
        <tr key={at} className="sw-product-specs__row" role="row">
          <th scope="row" role="rowheader" className="sw-product-specs__name">
            {name}
          </th>
          <td role="cell" className="sw-product-specs__value">
            {typeof value === 'string' ? value || '–' : <ServerMarkup node={value} className="sw-html" />}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
