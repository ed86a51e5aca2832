import { useId } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import type { MenuItem } from '../../shared/contract/menu.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { ItemLink } from './ItemLink.tsx';
import { SubLevel } from './SubLevel.tsx';
import type { MobileMenuState } from './mobile-menu.model.ts';
import type nl from './locales/nl.json';

/** A category and its sub-items. */
export function Category({ model, category }: { model: MobileMenuState; category: MenuItem }) {
  return (
    <SubLevel title={category.name} onBack={model.back}>
      <SubItems model={model} item={category} />
    </SubLevel>
  );
}

/** A link to the item itself, and its sub-items at every depth. */
function SubItems({ model, item }: { model: MobileMenuState; item: MenuItem }) {
  const t = useText<typeof nl>();
  return (
    <ul className="sw-mobile-menu__list">
      {item.url && (
        <li className="sw-mobile-menu__item">
          <a className="sw-mobile-menu__way sw-mobile-menu__way--all" href={item.url}>
            {t('all', { name: item.name })}
          </a>
        </li>
      )}
      {item.children.map((child, at) => (
        <li key={`${at} ${child.name}`} className="sw-mobile-menu__item">
          <SubItem model={model} item={child} />
        </li>
      ))}
    </ul>
  );
}

function SubItem({ model, item }: { model: MobileMenuState; item: MenuItem }) {
  return item.children.length > 0 ? <ExpandableItem model={model} item={item} /> : <ItemLink item={item} />;
}

function ExpandableItem({ model, item }: { model: MobileMenuState; item: MenuItem }) {
  useSignals();
  const id = useId();
  const isExpanded = model.expanded.value.has(item);
  return (
    <>
      <button
        type="button"
        className="sw-mobile-menu__way"
        aria-expanded={isExpanded}
        aria-controls={id}
        onClick={() => model.toggle(item)}
      >
        <span className="sw-mobile-menu__name">{item.name}</span>
        <Icon name="chevron" className="sw-mobile-menu__arrow sw-mobile-menu__arrow--turn" />
      </button>
      <div id={id} className="sw-mobile-menu__branch" hidden={!isExpanded}>
        {isExpanded && <SubItems model={model} item={item} />}
      </div>
    </>
  );
}
