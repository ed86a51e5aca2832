import type { MenuItem } from '../../shared/contract/menu.ts';

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
