import type { EnhancerContext } from '../../shared/runtime/define-enhancer.ts';
import { onDismiss } from '../../shared/ui/dialog/on-dismiss.ts';
import { makeScrollable } from '../../shared/ui/dialog/make-scrollable.ts';
import type { sanitise } from '../../shared/ui/markup/sanitise.ts';
import { lockScroll } from '../../shared/ui/dialog/scroll-lock.ts';
import { createDialog, createSkeleton, type Parts } from './create-dialog.ts';
import { EMPTY, readContent, type Content } from './read-content.ts';
import type nl from './locales/nl.json';

/** Stands on the document's root while content lies over the page. */
const MARK = 'sw-modal-open';
/** The time in which the closed dialog fades; its contents stay that long (specification 002 §9). */
const CLOSING_MS = 200;

/** Content over the page. */
export interface Overlay {
  /** Opens it, or changes what it shows. Nothing is asked for a link without an address. */
  show(link: HTMLElement, address: string): void;
}

interface OverlayTools extends Pick<EnhancerContext<typeof nl>, 'request' | 'bus' | 't' | 'signal'> {
  readonly contentHost: string;
  readonly sanitise: typeof sanitise;
  /** Lets the links of an element open here too. */
  follow(snippets: () => Iterable<Element>, whole: Element, end: AbortSignal): void;
}

export function createOverlay(tools: OverlayTools): Overlay {
  const { t: say, signal, contentHost, follow } = tools;
  const fill = (content: Content) => fillIn(parts, content, tools.sanitise);
  const parts = createDialog(say('close'));
  const { dialog, body, status } = parts;
  const ended = new AbortController();
  let closing: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | undefined;
  let shown = 0;
  /** What is being read, by address: a link that is pressed again waits for the same answer. */
  const underWay = new Map<string, Promise<Content>>();

  function read(address: string): Promise<Content> {
    const content =
      underWay.get(address) ?? readContent(address, contentHost, tools).finally(() => underWay.delete(address));
    underWay.set(address, content);
    return content;
  }

  function open() {
    clearTimeout(closing);
    if (leave) return;
    place().append(dialog);
    document.documentElement.classList.add(MARK);
    dialog.showModal();
    const stopHearing = onDismiss(dialog, close);
    const unlock = lockScroll();
    const stopScrolling = makeScrollable(body.parentElement!);
    leave = () => {
      leave = undefined;
      stopHearing();
      stopScrolling();
      unlock();
      document.documentElement.classList.remove(MARK);
      dialog.close();
    };
  }

  function close() {
    if (!leave) return;
    leave();
    shown += 1;
    closing = setTimeout(remove, CLOSING_MS);
  }

  function remove() {
    dialog.remove();
    fill(EMPTY);
  }

  parts.close.addEventListener('click', close);
  follow(() => [body], body, ended.signal);
  signal.addEventListener('abort', () => {
    leave?.();
    clearTimeout(closing);
    ended.abort();
    dialog.remove();
  });

  return {
    async show(link, address) {
      const mine = (shown += 1);
      // A title may be missing: the words that were pressed then name the dialog.
      dialog.setAttribute('aria-label', link.textContent.trim());
      open();
      fill(EMPTY);
      if (!address) return;
      dialog.setAttribute('aria-busy', 'true');
      body.replaceChildren(createSkeleton());
      status.textContent = say('loading');
      const content = await read(address);
      if (mine !== shown) return;
      dialog.removeAttribute('aria-busy');
      status.textContent = '';
      fill(content);
    },
  };
}

/** The shop's own place for what lies over the page, if it is displayed. */
function place(): Element {
  const app = document.getElementById('app');
  for (let around = app; around; around = around.parentElement)
    if (getComputedStyle(around).display === 'none') return document.body;
  return app ?? document.body;
}

/** Reading begins at the heading; where there is none, the way out is all there is. */
function fillIn({ dialog, title, body, close }: Parts, content: Content, clean: typeof sanitise): void {
  title.innerHTML = clean(content.title);
  body.innerHTML = clean(content.body, { hasVideos: true });
  const words = title.textContent.trim();
  if (words) {
    dialog.setAttribute('aria-label', words);
    title.removeAttribute('role');
    title.tabIndex = -1;
  } else {
    // A heading without words is none for whoever hears the page.
    title.setAttribute('role', 'none');
    title.removeAttribute('tabindex');
  }
  if (!dialog.open) return;
  body.parentElement!.scrollTop = 0;
  (words ? title : close).focus({ preventScroll: true });
}
