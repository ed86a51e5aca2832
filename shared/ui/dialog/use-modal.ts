import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { onDismiss } from './on-dismiss.ts';
import { makeScrollable } from './make-scrollable.ts';
import { lockScroll } from './scroll-lock.ts';

/** The time in which a closed dialog fades; its contents stay that long (specification 000 §9). */
export const CLOSING_MS = 200;

interface Modal {
  readonly isOpen: boolean;
  /** Takes the focus at opening; without it, or when it is not there, the heading does. */
  readonly initialFocus: RefObject<HTMLElement | null> | undefined;
  /** The shopper pressed Escape or the backdrop. */
  onClose(): void;
  /** The closed dialog has faded. */
  onClosed(): void;
  /** Milliseconds that the fading takes. */
  readonly closingMs?: number;
}

/** Opens and closes a native dialog as `isOpen` says. The browser traps the focus and gives it back. */
export function useModal({ isOpen, initialFocus, onClose, onClosed, closingMs = CLOSING_MS }: Modal) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const wasOpened = useRef(false);
  const close = useEffectEvent(onClose);
  const closed = useEffectEvent(onClosed);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (isOpen) {
      wasOpened.current = true;
      if (isHidden(element)) {
        console.error('A dialog cannot open: an element around it is not displayed.', element);
        return undefined;
      }
      if (!element.open) element.showModal();
      (initialFocus?.current ?? heading.current)?.focus({ preventScroll: true });
      const stopHearing = onDismiss(element, () => close());
      const unlock = lockScroll();
      return () => {
        stopHearing();
        unlock();
      };
    }
    if (!wasOpened.current) return undefined;
    wasOpened.current = false;
    if (element.open) element.close();
    const fading = setTimeout(() => closed(), closingMs);
    return () => clearTimeout(fading);
  }, [isOpen, initialFocus, closingMs]);

  // After every render: what a dialog holds may have grown.
  useEffect(() => (body.current ? makeScrollable(body.current) : undefined));

  return { dialog, heading, body };
}

/** Shown modally in a part of the page that is not displayed, a dialog would block the page and be seen by nobody. */
function isHidden(element: HTMLElement): boolean {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).display === 'none') return true;
  return false;
}
