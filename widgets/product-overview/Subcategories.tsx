import { useId } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { useText } from '../../shared/i18n/use-text.ts';
import type { ProductOverviewState } from './product-overview.model.ts';
import type nl from './locales/nl.json';

/** Links to the pages of subcategories. */
export function Subcategories({ model, name }: { model: ProductOverviewState; name: string | null }) {
  useSignals();
  const t = useText<typeof nl>();
  const heading = useId();
  const subitems = model.subitems.value;
  if (subitems.length === 0) return null;
  return (
    <div className="sw-product-overview__group">
      <nav aria-labelledby={heading}>
        <p className="sw-product-overview__legend" id={heading}>
          {name ?? t('subcategories')}
        </p>
        <ul className="sw-product-overview__subitems" role="list">
          {subitems.map((subitem) => (
            <li key={`${subitem.name} ${subitem.url}`}>
              <a className="sw-product-overview__subitem" href={subitem.url ?? undefined}>
                {subitem.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
