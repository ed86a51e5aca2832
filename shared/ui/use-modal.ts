import { useEffect, useRef, type RefObject } from 'react';
import { lockScroll } from './scroll-lock.ts';

/** The time in which a closed dialog fades; its contents stay that long (specification 000 §9). */
export const CLOSING_MS = 200;

interface Modal {
  readonly isOpen: boolean;
  /** Takes the focus at opening; without it, or when it is not there, the heading does. */
  readonly initialFocus: RefObject<HTMLElement | null> | undefined;
  /** The closed dialog has faded. */
  onClosed(): void;
}

/** Opens and closes a native dialog as `isOpen` says. The browser traps the focus and gives it back. */
export function useModal({ isOpen, initialFocus, onClosed }: Modal) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpened = useRef(false);
  const closed = useRef(onClosed);
  useEffect(() => {
    closed.current = onClosed;
  });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (isOpen) {
      wasOpened.current = true;
      if (!element.open) element.showModal();
      (initialFocus?.current ?? heading.current)?.focus({ preventScroll: true });
      return lockScroll();
    }
    if (!wasOpened.current) return undefined;
    wasOpened.current = false;
    if (element.open) element.close();
    const fading = setTimeout(() => closed.current(), CLOSING_MS);
    return () => clearTimeout(fading);
  }, [isOpen, initialFocus]);

  return { dialog, heading };
}
