import { findModalLinks } from './find-modal-links.ts';

interface Following {
  /** What holds all snippets, now and later. */
  readonly whole: Element;
  readonly contentHost: string;
  /** Whether links without an address are taken over too. */
  readonly hasBare: boolean;
  /** Gives the links back as they were. */
  readonly signal: AbortSignal;
  /** The shopper may be about to open one. */
  onReach(): void;
  /** @param address the link's own, as it was written; empty when it has none */
  onOpen(link: HTMLAnchorElement, address: string): void;
}

/** Keeps the address of a link that has a placeholder. */
const KEPT = 'data-modal-target';
const PLACEHOLDER = '#';
/** The browser reads the address of a link after these, to lead elsewhere than into this page. */
const ELSEWHERE = ['click', 'auxclick', 'contextmenu', 'dragstart'] as const;

/** Takes over the links of some snippets, also those that are added later. */
export function enhanceLinks(snippets: () => Iterable<Element>, following: Following): void {
  const { whole, contentHost, hasBare, signal } = following;
  const taken = new Map<HTMLAnchorElement, () => void>();

  function look() {
    const chosen = new Set(
      [...snippets()].flatMap((snippet) => findModalLinks(snippet, contentHost, (link) => taken.has(link), hasBare)),
    );
    for (const [link, giveBack] of taken) {
      if (chosen.has(link)) continue;
      taken.delete(link);
      giveBack();
    }
    // Another widget may have been quicker.
    for (const link of chosen) if (!taken.has(link) && !link.hasAttribute(KEPT)) taken.set(link, take(link, following));
  }

  const watcher = new MutationObserver(look);
  watcher.observe(whole, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    watcher.disconnect();
    for (const giveBack of taken.values()) giveBack();
    taken.clear();
  });
  look();
}

/** Makes a link open its content here. Answers how to make it what it was. */
function take(link: HTMLAnchorElement, { onReach, onOpen }: Following): () => void {
  const address = link.getAttribute('href') ?? '';
  const before = ['href', 'role', 'aria-haspopup', KEPT].map((name) => [name, link.getAttribute(name)] as const);
  const heard = new AbortController();
  const { signal } = heard;

  function act(event: Event) {
    if (isPlain(event)) {
      event.preventDefault();
      onOpen(link, address);
    } else if (address) {
      link.setAttribute('href', address);
      setTimeout(() => signal.aborted || link.setAttribute('href', PLACEHOLDER));
    } else event.preventDefault();
  }

  link.setAttribute(KEPT, address);
  link.setAttribute('href', PLACEHOLDER);
  link.setAttribute('role', 'button');
  link.setAttribute('aria-haspopup', 'dialog');
  for (const type of ELSEWHERE) link.addEventListener(type, act, { signal });
  for (const type of ['pointerenter', 'focus']) link.addEventListener(type, onReach, { signal });
  // What is called a button answers to the keys of one.
  link.addEventListener('keydown', (event) => event.key === ' ' && (event.preventDefault(), link.click()), { signal });

  return () => {
    heard.abort();
    for (const [name, value] of before)
      if (value === null) link.removeAttribute(name);
      else link.setAttribute(name, value);
  };
}

/** Meant for this page: no new tab, no download, no menu. */
function isPlain(event: Event): boolean {
  const { type, button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  return type === 'click' && !button && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
