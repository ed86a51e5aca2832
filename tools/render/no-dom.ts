/**
 * The build puts these in the place of what only a browser has: on a server no value is an element, and none changes.
 */
export class Element {}
export class HTMLElement extends Element {}
export class HTMLAnchorElement extends HTMLElement {}
export class MutationObserver {
  observe() {}
  disconnect() {}
}
