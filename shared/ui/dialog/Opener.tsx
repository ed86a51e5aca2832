import { useEffectEvent, useLayoutEffect } from 'react';
import { Button } from '../basics/Button.tsx';
import type { IconName } from '../basics/Icon.tsx';
import { saveAttributes } from './save-attributes.ts';

interface OpenerProps {
  /** The control that the server rendered; null to render a button. */
  readonly printed: HTMLElement | null;
  readonly isOpen: boolean;
  /** Icon of the rendered button. */
  readonly icon?: IconName;
  onOpen(): void;
  /** Label of the rendered button; none is rendered without one. */
  readonly children: string;
}

/**
 * Opens a dialog. A control that the server rendered keeps its look; a link still opens its page in another tab with a
 * modifier key.
 */
export function Opener({ printed, isOpen, icon, onOpen, children }: OpenerProps) {
  usePrintedControl(printed, isOpen, onOpen);
  if (printed || children === '') return null;
  return (
    <Button icon={icon} aria-haspopup="dialog" aria-expanded={isOpen} onClick={onOpen}>
      {children}
    </Button>
  );
}

/** Layout effects, because queued clicks are replayed as soon as the widget is mounted. */
function usePrintedControl(control: HTMLElement | null, isOpen: boolean, onOpen: () => void): void {
  const open = useEffectEvent(onOpen);
  useLayoutEffect(() => {
    if (!control) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    const restoreAttributes = saveAttributes(control, ['role', 'aria-haspopup', 'aria-expanded']);
    const isLink = control.localName === 'a';
    if (isLink) control.setAttribute('role', 'button');
    control.setAttribute('aria-haspopup', 'dialog');
    control.addEventListener(
      'click',
      (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        open();
      },
      { signal },
    );
    // A link with role=button also has to react to the space bar.
    control.addEventListener('keydown', (event) => isLink && clickOnSpace(control, event), { signal });
    return () => {
      listeners.abort();
      restoreAttributes();
    };
  }, [control]);
  useLayoutEffect(() => {
    // The browser sets the state of a `<summary>`.
    if (control && control.localName !== 'summary') control.setAttribute('aria-expanded', String(isOpen));
  }, [control, isOpen]);
}

function clickOnSpace(control: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  control.click();
}
