import { isLink } from '../rules/url.ts';
import type { Attribute } from './attributes.ts';

/** The address of a link. `missing` finds it elsewhere in the element. Few enhancers use it, so it is a separate file. */
export function link(missing: (element: HTMLElement) => string | null): Attribute<string> {
  return {
    expected: 'a path, or an address of http, https, mailto or tel',
    read(written, element) {
      const address = written || missing(element);
      return address && isLink(address) ? address : undefined;
    },
  };
}
