import { focusContainer } from './keep-focus.ts';
import { isFrame } from './is-frame.ts';
import { releasePictures } from './release-pictures.ts';
import { unclobbered } from './unclobbered.ts';

/**
 * The shop's own HTML in a widget's element. It stays until the widget has content to show, and comes back when the
 * widget fails or unmounts.
 *
 * @param kept a control that is not replaced; the element itself replaces nothing
 * @param printed a root with the first frame, which hides the shop's HTML; any other frame is replaced as well
 */
export function createShopMarkup(element: HTMLElement, kept?: Element | null, printed?: HTMLElement) {
  // A script of the page may change the JSON child of inputs later.
  const nodes = [...element.childNodes].filter((node) => node !== printed && node.nodeName !== 'SCRIPT');
  const shopNodes = nodes.filter((node) => !isFrame(node));
  const replaced = nodes.filter((node) => !kept || !(unclobbered(node).contains(kept) || kept.contains(node)));
  const removed = document.createDocumentFragment();
  const container = printed ?? createContainer(nodes.some(isVisible));
  // The message of a failed start is above the shop's HTML, where it is visible.
  if (!printed) element.prepend(container);

  return {
    /** Where the widget draws. */
    container,
    /** Shows the widget in the place of the shop's HTML. */
    replace() {
      const hadFocus =
        container !== document.activeElement &&
        replaced.some((node) => unclobbered(node).contains(document.activeElement));
      // The widget may have moved a part into its own root.
      removed.append(...replaced.filter((node) => unclobbered(node).parentNode === element));
      container.hidden = false;
      delete container.dataset['swFrame'];
      if (hadFocus) focusContainer(container);
    },
    restore() {
      container.after(...shopNodes);
      container.remove();
      releasePictures(element);
    },
  };
}

function createContainer(hidden: boolean): HTMLElement {
  const container = document.createElement('div');
  container.className = 'sw-root';
  container.hidden = hidden;
  return container;
}

function isVisible(node: Node): boolean {
  if (node instanceof HTMLElement) return !unclobbered(node).matches('script, template, style');
  return node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
}

export type ShopMarkup = ReturnType<typeof createShopMarkup>;

/** Screen readers and hyphenation need the language of the texts, where the page is in another one or names none. */
export function nameLanguage(container: HTMLElement, element: HTMLElement, locale: string): void {
  const around = element.closest('[lang]')?.getAttribute('lang')?.toLowerCase() ?? '';
  if (around.split('-')[0] !== locale) container.lang = locale;
}
