import type { MenuItem, Website } from '../../shared/contract/menu.ts';

/** An item without sub-items. Without an address it is plain text. */
export function ItemLink({ item: { name, url } }: { item: MenuItem }) {
  return url ? (
    <a className="sw-mobile-menu__way" href={url}>
      {name}
    </a>
  ) : (
    <span className="sw-mobile-menu__way">{name}</span>
  );
}

/** Decorative: the name of the site is next to it. */
export function Flag({ website: { flag } }: { website: Website }) {
  return flag && <img className="sw-mobile-menu__flag" src={flag} alt="" width={24} height={16} />;
}
