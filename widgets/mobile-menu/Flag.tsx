import type { Website } from '../../shared/contract/menu.ts';

/** Beside the name of a site, which says the same in words. */
export function Flag({ website: { flag } }: { website: Website }) {
  return flag && <img className="sw-mobile-menu__flag" src={flag} alt="" width={24} height={16} />;
}
