import type { Website } from '../../shared/contract/menu.ts';

/** Decorative: the name of the site is next to it. */
export function Flag({ website: { flag } }: { website: Website }) {
  return flag && <img className="sw-mobile-menu__flag" src={flag} alt="" width={24} height={16} />;
}
