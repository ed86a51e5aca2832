import { saveAttributes } from '../../shared/ui/dialog/save-attributes.ts';
import { findModalLinks } from './find-modal-links.ts';

interface LinkOptions {
  /** The element to observe for added snippets. */
  readonly container: Element;
  readonly contentHost: string;
  /** Includes links without an address. */
  readonly includesEmpty: boolean;
  /** Restores the links. */
  readonly signal: AbortSignal;
  /** The pointer or the focus has reached a link. */
  onReach(): void;
  /** @param address the link's `href` attribute; empty when it has none */
  onOpen(link: HTMLAnchorElement, address: string): void;
}

/** Stores the address of a link whose `href` is a placeholder. */
const ADDRESS = 'data-modal-target';
const PLACEHOLDER = '#';
/** After these events the browser may read the address, such as for a new tab. */
const ADDRESS_EVENTS = ['click', 'auxclick', 'contextmenu', 'dragstart'] as const;

/** Makes the links of snippets open their content in a dialog, including links that are added later. */
export function enhanceLinks(snippets: () => Iterable<Element>, options: LinkOptions): void {
  const { container, contentHost, includesEmpty, signal } = options;
  const enhanced = new Map<HTMLAnchorElement, () => void>();

  function update() {
    const links = new Set(
      [...snippets()].flatMap((snippet) =>
        findModalLinks(snippet, contentHost, (link) => enhanced.has(link), includesEmpty),
      ),
    );
    for (const [link, restore] of enhanced) {
      if (links.has(link)) continue;
      enhanced.delete(link);
      restore();
    }
    // Skips links that another content-modal has enhanced.
    for (const link of links)
      if (!enhanced.has(link) && !link.hasAttribute(ADDRESS)) enhanced.set(link, enhance(link, options));
  }

  const observer = new MutationObserver(update);
  observer.observe(container, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    for (const restore of enhanced.values()) restore();
    enhanced.clear();
  });
  update();
}

/** Returns a function that restores the link. */
function enhance(link: HTMLAnchorElement, { onReach, onOpen }: LinkOptions): () => void {
  const address = link.getAttribute('href') ?? '';
  const restoreAttributes = saveAttributes(link, ['href', 'role', 'aria-haspopup', ADDRESS]);
  const listeners = new AbortController();
  const { signal } = listeners;

  function onActivate(event: Event) {
    if (isPlainClick(event)) {
      event.preventDefault();
      onOpen(link, address);
    } else if (address) {
      link.setAttribute('href', address);
      setTimeout(() => signal.aborted || link.setAttribute('href', PLACEHOLDER));
    } else event.preventDefault();
  }

  link.setAttribute(ADDRESS, address);
  link.setAttribute('href', PLACEHOLDER);
  link.setAttribute('role', 'button');
  link.setAttribute('aria-haspopup', 'dialog');
  for (const type of ADDRESS_EVENTS) link.addEventListener(type, onActivate, { signal });
  for (const type of ['pointerenter', 'focus']) link.addEventListener(type, onReach, { signal });
  // A link with role=button also has to react to the space bar.
  link.addEventListener('keydown', (event) => event.key === ' ' && (event.preventDefault(), link.click()), { signal });

  return () => {
    listeners.abort();
    restoreAttributes();
  };
}

/** False for a click that opens a new tab, a download or a menu. */
function isPlainClick(event: Event): boolean {
  const { type, button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  return type === 'click' && !button && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
