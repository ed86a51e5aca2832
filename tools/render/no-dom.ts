/**
 * The build puts these in the place of what only a browser has: on a server no value is an element, and none changes.
 */
export function Element() {}
export const HTMLElement = Element;
export const HTMLAnchorElement = Element;
export class MutationObserver {
  observe() {}
  disconnect() {}
}
