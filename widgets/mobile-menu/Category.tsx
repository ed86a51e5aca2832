import { useId } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import type { MenuItem } from '../../shared/contract/menu.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { Icon } from '../../shared/ui/basics/Icon.tsx';
import { SubLevel } from './SubLevel.tsx';
import type { MobileMenuState } from './mobile-menu.model.ts';
import type nl from './locales/nl.json';

/** A category with what is under it. */
export function Category({ model, category }: { model: MobileMenuState; category: MenuItem }) {
  return (
    <SubLevel title={category.name} onBack={model.back}>
      <Branches model={model} item={category} />
    </SubLevel>
  );
}

/** The way to an item's own page, and the items under it, however deep. */
function Branches({ model, item }: { model: MobileMenuState; item: MenuItem }) {
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
          <Branch model={model} item={child} />
        </li>
      ))}
    </ul>
  );
}

function Branch({ model, item }: { model: MobileMenuState; item: MenuItem }) {
  const { name, url, children } = item;
  if (children.length > 0) return <Fork model={model} item={item} />;
  return url ? (
    <a className="sw-mobile-menu__way" href={url}>
      {name}
    </a>
  ) : (
    <span className="sw-mobile-menu__way">{name}</span>
  );
}

/** An item that shows what is under it. */
function Fork({ model, item }: { model: MobileMenuState; item: MenuItem }) {
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
        {isExpanded && <Branches model={model} item={item} />}
      </div>
    </>
  );
}
