/**
 * The build puts these in the place of what only a browser has: on a server no value is an element, and none changes.
 */
export function Element() {}
export function HTMLElement() {}
export function HTMLAnchorElement() {}
export class MutationObserver {
  observe() {}
  disconnect() {}
}
