import { focusContainer } from './keep-focus.ts';
import { releasePictures } from './release-pictures.ts';
import { unclobbered } from './unclobbered.ts';

/**
 * The shop's own HTML in a widget's element. It stays until the widget has content to show, and comes back when the
 * widget fails or unmounts.
 */
export interface ShopMarkup {
  /** Where the widget draws. */
  readonly container: HTMLElement;
  /** Shows the widget in its place. */
  replace(): void;
  restore(): void;
}

/** @param kept a control that is not replaced; the element itself replaces nothing */
export function createShopMarkup(element: HTMLElement, kept?: Element | null): ShopMarkup {
  const shopNodes = [...element.childNodes];
  const replaced = shopNodes.filter((node) => !kept || !(unclobbered(node).contains(kept) || kept.contains(node)));
  const removed = document.createDocumentFragment();
  const container = document.createElement('div');
  container.className = 'sw-root';
  container.hidden = shopNodes.some(isVisible);
  // The message of a failed start is above the shop's HTML, where it is visible.
  element.prepend(container);

  return {
    container,
    replace() {
      const hadFocus =
        container !== document.activeElement &&
        replaced.some((node) => unclobbered(node).contains(document.activeElement));
      // The widget may have moved a part into its own root.
      removed.append(...replaced.filter((node) => unclobbered(node).parentNode === element));
      container.hidden = false;
      if (hadFocus) focusContainer(container);
    },
    restore() {
      container.after(...shopNodes);
      container.remove();
      releasePictures(element);
    },
  };
}

function isVisible(node: Node): boolean {
  if (node instanceof HTMLElement) return !unclobbered(node).matches('script, template, style');
  return node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
}

/** Screen readers and hyphenation need the language of the texts, where the page is in another one or names none. */
export function nameLanguage(container: HTMLElement, element: HTMLElement, locale: string): void {
  const around = element.closest('[lang]')?.getAttribute('lang')?.toLowerCase() ?? '';
  if (around.split('-')[0] !== locale) container.lang = locale;
}
