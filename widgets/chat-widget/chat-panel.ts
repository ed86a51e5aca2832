import { createPanel } from './create-panel.ts';
import { renderContent, type PanelContent } from './render-content.ts';

interface ChatPanelOptions extends PanelContent {
  readonly title: string;
}

/** Milliseconds that a live region has to exist before a screen reader announces its text. */
const ANNOUNCEMENT_DELAY = 100;

export type ChatPanel = ReturnType<typeof createChatPanel>;

/** Creates a panel that is not modal: the page stays usable. */
export function createChatPanel(element: HTMLElement, options: ChatPanelOptions) {
  const { opener, title, t, signal } = options;
  const { root, panel, heading, body, closeButton, status } = createPanel(title, t('close'));
  renderContent(body, element, options);
  opener.after(root);
  let lastFocused: Element | null = null;

  closeButton.addEventListener('click', close);
  document.addEventListener('keydown', closeOnEscape, { signal });
  signal.addEventListener('abort', () => root.remove());
  return { isOpen: () => !panel.hidden, open, close };

  /**
   * Moves the focus only if the shopper opened the panel; otherwise the opening is announced.
   *
   * @returns false when the panel was open already
   */
  function open(isRequested: boolean): boolean {
    const wasClosed = Boolean(panel.hidden);
    if (wasClosed) lastFocused = document.activeElement;
    show(true);
    if (isRequested) heading.focus();
    else setTimeout(() => (status.textContent = t('opened')), ANNOUNCEMENT_DELAY);
    // A scrollable text has to be reachable by keyboard.
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    return wasClosed;
  }

  function close() {
    const hadFocus = panel.contains(document.activeElement);
    show(false);
    if (!hadFocus) return;
    const canFocus = lastFocused instanceof HTMLElement && lastFocused.isConnected && lastFocused !== document.body;
    (canFocus ? (lastFocused as HTMLElement) : opener).focus();
  }

  function show(isShown: boolean) {
    panel.hidden = !isShown;
    status.textContent = '';
    opener.setAttribute('aria-expanded', String(isShown));
  }

  /** Escape closes a modal dialog above the panel first. */
  function closeOnEscape(event: KeyboardEvent) {
    const isForPanel = event.key === 'Escape' && !event.defaultPrevented && !panel.hidden;
    if (!isForPanel || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    close();
  }
}
