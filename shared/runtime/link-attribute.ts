import { isLink } from '../rules/web-address.ts';
import type { Attribute } from './attributes.ts';

/** Where a link leads; `missing` finds it elsewhere in the element. Few enhancers have one, so that no other pays. */
export function link(missing: (element: HTMLElement) => string | null): Attribute<string> {
  return {
    expected: 'a path, or an address of http, https, mailto or tel',
    read(written, element) {
      const address = written || missing(element);
      return address && isLink(address) ? address : undefined;
    },
  };
}
