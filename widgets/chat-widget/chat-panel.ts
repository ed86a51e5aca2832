import type { Translate } from '../../shared/runtime/create-translate.ts';
import { createPanel } from './create-panel.ts';
import { renderContent } from './render-content.ts';
import type nl from './locales/nl.json';

export interface PanelParts {
  /** What opens and closes it, and has the focus back. */
  readonly opener: HTMLElement;
  readonly title: string;
  /** What the template says, as text and as markup that is safe; empty when it says nothing. */
  readonly content: string;
  readonly markup: string;
  readonly say: Translate<typeof nl>;
  /** Takes the panel away and gives back what was printed. */
  readonly signal: AbortSignal;
}

export interface Panel {
  isOpen(): boolean;
  /** The focus goes along when the shopper asked for it; otherwise it is only said. False when it was open. */
  open(isAsked: boolean): boolean;
  close(): void;
}

/** Milliseconds that a region for news must be there before its words, or nobody hears them. */
const BEFORE_NEWS = 100;

/** Draws a panel that leaves the rest of the page in use. */
export function createChatPanel(element: HTMLElement, given: PanelParts): Panel {
  const { opener, title, say, signal } = given;
  const { root, panel, heading, body, closing, news } = createPanel(title, say('close'));
  renderContent(body, element, given);
  opener.after(root);
  let before: Element | null = null;

  closing.addEventListener('click', close);
  document.addEventListener('keydown', leave, { signal });
  signal.addEventListener('abort', () => root.remove());
  return { isOpen: () => !panel.hidden, open, close };

  function open(isAsked: boolean): boolean {
    const isNew = Boolean(panel.hidden);
    if (isNew) before = document.activeElement;
    show(true);
    if (isAsked) heading.focus();
    else setTimeout(() => (news.textContent = say('opened')), BEFORE_NEWS);
    // A text that is longer than its box can be scrolled by keyboard.
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    return isNew;
  }

  function close() {
    const hadFocus = panel.contains(document.activeElement);
    show(false);
    if (!hadFocus) return;
    // To where the shopper was.
    const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
    (isThere ? (before as HTMLElement) : opener).focus();
  }

  function show(isShown: boolean) {
    panel.hidden = !isShown;
    news.textContent = '';
    opener.setAttribute('aria-expanded', String(isShown));
  }

  /** A modal dialog above it comes first. */
  function leave(event: KeyboardEvent) {
    const isOurs = event.key === 'Escape' && !event.defaultPrevented && !panel.hidden;
    if (!isOurs || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    close();
  }
}
