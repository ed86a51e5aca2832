import { stand } from './keep-focus.ts';
import { releasePictures } from './release-pictures.ts';

/**
 * The shop's HTML inside a widget's element. It stays until the widget has something to show,
 * waits aside meanwhile, and comes back when the widget breaks or leaves.
 */
export interface FallbackSlot {
  /** Where the widget draws. */
  readonly container: HTMLElement;
  /** The shop printed something that a shopper can use. */
  readonly hasFallback: boolean;
  /** Puts the widget in the place of the shop's HTML. */
  show(): void;
  /** Leaves the element as the shop printed it. */
  leave(): void;
}

/** @param kept stays where the shop printed it while the widget is shown; the element itself for all that it holds */
export function createFallbackSlot(element: HTMLElement, kept?: Element | null): FallbackSlot {
  const fallback = [...element.childNodes];
  const leaving = fallback.filter((node) => !kept || !(node.contains(kept) || kept.contains(node)));
  const aside = document.createDocumentFragment();
  const hasFallback = fallback.some(isVisible);
  const container = document.createElement('div');
  container.className = 'sw-root';
  container.hidden = hasFallback;
  // A word about a failed start stands above the shop's HTML, where it is seen.
  element.prepend(container);

  return {
    container,
    hasFallback,
    show() {
      const hadFocus =
        container !== document.activeElement && leaving.some((node) => node.contains(document.activeElement));
      // What the widget has taken over stands in its own root by now.
      aside.append(...leaving.filter(({ parentNode }) => parentNode === element));
      container.hidden = false;
      if (hadFocus) stand(container);
    },
    leave() {
      container.after(...fallback);
      container.remove();
      releasePictures(element);
    },
  };
}

function isVisible(node: Node): boolean {
  if (node instanceof HTMLElement) return !node.matches('script, template, style');
  return node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
}
