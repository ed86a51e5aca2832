import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { isDisplayed } from './is-displayed.ts';
import { makeScrollable } from './make-scrollable.ts';
import { onDismiss } from './on-dismiss.ts';
import { lockScroll } from './scroll-lock.ts';
import { unclobbered } from '../../runtime/unclobbered.ts';

/** Milliseconds that the closing animation of a dialog takes; its contents stay until then. */
const CLOSING_MS = 200;

interface ModalOptions {
  readonly isOpen: boolean;
  /** Takes the focus when the dialog opens; the heading by default. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The shopper pressed Escape or the backdrop. */
  onClose(): void;
  /** The closing animation has ended. */
  onClosed?: (() => void) | undefined;
  readonly closingMs?: number;
}

/** Opens and closes a native dialog. The browser traps the focus and returns it. */
export function useModal({ isOpen, initialFocus, onClose, onClosed, closingMs = CLOSING_MS }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const wasOpened = useRef(false);
  const returnFocus = useRef<(() => void) | null>(null);
  const [hasContents, setHasContents] = useState(isOpen);
  if (isOpen && !hasContents) setHasContents(true);
  const close = useEffectEvent(onClose);
  const closed = useEffectEvent(() => {
    setHasContents(false);
    onClosed?.();
  });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (isOpen) {
      wasOpened.current = true;
      // A modal dialog that is not displayed would block the page invisibly.
      if (!isDisplayed(element.parentElement)) {
        console.error('The dialog cannot open: an ancestor has display: none.', element);
        return undefined;
      }
      if (!element.open) {
        returnFocus.current = rememberOpener(element);
        element.showModal();
      }
      (initialFocus?.current ?? heading.current)?.focus({ preventScroll: true });
      const removeListeners = onDismiss(element, () => close());
      const unlock = lockScroll();
      return () => {
        removeListeners();
        unlock();
      };
    }
    if (!wasOpened.current) return undefined;
    wasOpened.current = false;
    if (element.open) element.close();
    returnFocus.current?.();
    const timer = setTimeout(() => closed(), closingMs);
    return () => clearTimeout(timer);
  }, [isOpen, initialFocus, closingMs]);

  // Runs after every render, because the contents may have grown.
  useEffect(() => (body.current ? makeScrollable(body.current) : undefined));

  return { dialog, heading, body, hasContents };
}

const CONTROLS = 'a[href], button, input, select, textarea';

/**
 * Remembers where the focus is before a dialog opens. The returned function runs after the dialog has closed. The browser
 * returns the focus, except to a control that has left the page meanwhile: it gets the focus when it is back, and
 * otherwise the first control of what remains around it.
 */
export function rememberOpener(dialog: Element): () => void {
  const around: HTMLElement[] = [];
  for (
    let at = document.activeElement as HTMLElement | null;
    at && at !== document.body;
    at = unclobbered(at).parentElement
  )
    around.push(at);
  return () => {
    // Until the next frame, the focus seems to be in the closed dialog.
    const current = document.activeElement ?? document.body;
    if (current !== document.body && !dialog.contains(current)) return;
    const rest = around.find(({ isConnected }) => isConnected);
    const control = rest === around[0] ? rest : rest && unclobbered(rest).querySelector<HTMLElement>(CONTROLS);
    control?.focus({ preventScroll: true });
  };
}
