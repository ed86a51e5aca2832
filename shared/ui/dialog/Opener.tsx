import { useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { Button } from '../basics/Button.tsx';
import type { IconName } from '../basics/Icon.tsx';

interface OpenerProps {
  /** The control of the page's own that stands beside the widget's root; null for a button of ours. */
  readonly printed: HTMLElement | null;
  readonly isOpen: boolean;
  /** Of a button of ours. */
  readonly icon?: IconName;
  onOpen(): void;
  /** The words of a button of ours. */
  readonly children: ReactNode;
}

/**
 * Opens a dialog. A control that the page's server has printed is used as it is, so that the first click changes
 * nothing of the page's look; a link still leads to its page in another tab.
 */
export function Opener({ printed, isOpen, icon, onOpen, children }: OpenerProps) {
  usePrinted(printed, isOpen, onOpen);
  if (printed) return null;
  return (
    <Button icon={icon} aria-haspopup="dialog" aria-expanded={isOpen} onClick={onOpen}>
      {children}
    </Button>
  );
}

/** In layout effects: what the shopper did before is replayed as soon as the widget is there. */
function usePrinted(printed: HTMLElement | null, isOpen: boolean, onOpen: () => void): void {
  const open = useEffectEvent(onOpen);
  useLayoutEffect(() => {
    if (!printed) return undefined;
    const heard = new AbortController();
    const { signal } = heard;
    const giveBack = dress(printed);
    printed.addEventListener(
      'click',
      (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        open();
      },
      { signal },
    );
    printed.addEventListener('keydown', (event) => isPressed(printed, event) && printed.click(), { signal });
    return () => {
      heard.abort();
      giveBack();
    };
  }, [printed]);
  useLayoutEffect(() => {
    // What a `<summary>` says of itself is the browser's business.
    if (printed && printed.localName !== 'summary') printed.setAttribute('aria-expanded', String(isOpen));
  }, [printed, isOpen]);
}

/** A link that is called a button answers to the space bar. */
function isPressed(control: HTMLElement, event: KeyboardEvent): boolean {
  if (event.key !== ' ' || control.localName !== 'a') return false;
  event.preventDefault();
  return true;
}

/** Says what the control does now, and answers how to take that back. */
function dress(control: HTMLElement): () => void {
  const names = ['role', 'aria-haspopup', 'aria-expanded'];
  const before = names.map((name) => [name, control.getAttribute(name)] as const);
  if (control.localName === 'a') control.setAttribute('role', 'button');
  control.setAttribute('aria-haspopup', 'dialog');
  return () => {
    for (const [name, value] of before)
      if (value === null) control.removeAttribute(name);
      else control.setAttribute(name, value);
  };
}
