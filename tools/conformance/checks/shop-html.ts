/** Attributes that the loader writes. */
const OF_LOADER = ['data-load', 'data-widget-state', 'data-sw-failed', 'aria-busy'];

/** The element as the shop has printed it. Spaces beside tags do not count. */
export function shopHtml(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const name of OF_LOADER) copy.removeAttribute(name);
  return copy.outerHTML.replaceAll(/\s*(<[^>]*>)\s*/g, '$1');
}

/** The texts that a shopper reads. */
export function visibleText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[hidden], script, style, template, noscript')) hidden.remove();
  return copy.textContent.replaceAll(/\s+/g, ' ').trim();
}

/** What the widget has drawn. An enhancer has no root of its own. */
export function drawnIn(element: HTMLElement): Element {
  return element.querySelector(':scope > .sw-root') ?? element;
}
