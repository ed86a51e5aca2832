import type { EnhancerContext } from '../../shared/runtime/define-enhancer.ts';
import { isDisplayed } from '../../shared/ui/dialog/is-displayed.ts';
import { makeScrollable } from '../../shared/ui/dialog/make-scrollable.ts';
import { onDismiss } from '../../shared/ui/dialog/on-dismiss.ts';
import { lockScroll } from '../../shared/ui/dialog/scroll-lock.ts';
import type { sanitise } from '../../shared/ui/markup/sanitise.ts';
import { createDialog, createSkeleton, type DialogElements } from './create-dialog.ts';
import { EMPTY, readContent, type Content } from './read-content.ts';
import type nl from './locales/nl.json';

/** Class of the document's root element while the dialog is open. */
const OPEN_CLASS = 'sw-modal-open';
/** Milliseconds that the closing animation takes; the contents stay until then. */
const CLOSING_MS = 200;

export interface Overlay {
  /** Opens the dialog or replaces its content. A link without an address opens an empty dialog. */
  show(link: HTMLElement, address: string): void;
}

interface OverlayContext extends Pick<EnhancerContext<typeof nl>, 'request' | 'bus' | 't' | 'signal'> {
  readonly contentHost: string;
  readonly sanitise: typeof sanitise;
  /** Enhances the links of elements, so that they open in this dialog. */
  enhance(snippets: () => Iterable<Element>, container: Element, signal: AbortSignal): void;
}

export function createOverlay(context: OverlayContext): Overlay {
  const { t, signal, contentHost } = context;
  const elements = createDialog(t('close'));
  const { dialog, body, status } = elements;
  const fill = (content: Content) => fillDialog(elements, content, context.sanitise);
  const lifetime = new AbortController();
  let closing: ReturnType<typeof setTimeout> | undefined;
  let endModal: (() => void) | undefined;
  let runs = 0;
  /** Running requests by address: a second click on a link shares the first one's answer. */
  const requests = new Map<string, Promise<Content>>();

  function read(address: string): Promise<Content> {
    const content =
      requests.get(address) ?? readContent(address, contentHost, context).finally(() => requests.delete(address));
    requests.set(address, content);
    return content;
  }

  function open() {
    clearTimeout(closing);
    if (endModal) return;
    findContainer().append(dialog);
    document.documentElement.classList.add(OPEN_CLASS);
    dialog.showModal();
    const removeListeners = onDismiss(dialog, close);
    const unlock = lockScroll();
    const stopObserving = makeScrollable(body.parentElement!);
    endModal = () => {
      endModal = undefined;
      removeListeners();
      stopObserving();
      unlock();
      document.documentElement.classList.remove(OPEN_CLASS);
      dialog.close();
    };
  }

  function close() {
    if (!endModal) return;
    endModal();
    runs += 1;
    closing = setTimeout(remove, CLOSING_MS);
  }

  function remove() {
    dialog.remove();
    fill(EMPTY);
  }

  elements.close.addEventListener('click', close);
  context.enhance(() => [body], body, lifetime.signal);
  signal.addEventListener('abort', () => {
    endModal?.();
    clearTimeout(closing);
    lifetime.abort();
    dialog.remove();
  });

  return {
    async show(link, address) {
      const run = (runs += 1);
      // The link's text is the accessible name until the content has a title.
      dialog.setAttribute('aria-label', link.textContent.trim());
      open();
      fill(EMPTY);
      if (!address) return;
      dialog.setAttribute('aria-busy', 'true');
      body.replaceChildren(createSkeleton());
      status.textContent = t('loading');
      const content = await read(address);
      if (run !== runs) return;
      dialog.removeAttribute('aria-busy');
      status.textContent = '';
      fill(content);
    },
  };
}

/** The shop's `#app` element if it is displayed, else the body. */
function findContainer(): Element {
  const app = document.getElementById('app');
  return app && isDisplayed(app) ? app : document.body;
}

/** The heading takes the focus; without a heading, the close button does. */
function fillDialog({ dialog, title, body, close }: DialogElements, content: Content, clean: typeof sanitise): void {
  title.innerHTML = clean(content.title);
  body.innerHTML = clean(content.body, { hasVideos: true });
  const heading = title.textContent.trim();
  if (heading) {
    dialog.setAttribute('aria-label', heading);
    title.removeAttribute('role');
    title.tabIndex = -1;
  } else {
    // Hides an empty heading from screen readers.
    title.setAttribute('role', 'none');
    title.removeAttribute('tabindex');
  }
  if (!dialog.open) return;
  body.parentElement!.scrollTop = 0;
  (heading ? title : close).focus({ preventScroll: true });
}
