import type { HydrationOptions } from 'react-dom/client';
import type { Printed } from '../ui/basics/printed-context.ts';
import { noteTyped } from './typed-fields.ts';

/** Loads only on pages with frames. */

/** The first frame of an island, which a server has drawn into the element. */
export interface PrintedFrame {
  /** The widget's root with the frame in it. */
  readonly container: HTMLElement;
  readonly hint: Printed;
  readonly options: HydrationOptions;
  /** The content is drawn: what the shopper has typed comes back, and from now on the widget draws what is its own. */
  finish(): void;
}

/** @param name of the widget */
export function openFrame(container: HTMLElement, name: string): PrintedFrame {
  const repeatTyped = noteTyped(container);
  const listeners = new Set<() => void>();
  let isTakenOver = false;
  return {
    container,
    hint: {
      isTakenOver: () => isTakenOver,
      onTakeOver(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    options: {
      identifierPrefix: container.dataset['ids'] ?? '',
      onRecoverableError: (error) => console.error(`[${name}] differs from the frame of the server.`, error),
    },
    finish() {
      isTakenOver = true;
      listeners.forEach((listener) => listener());
      repeatTyped();
    },
  };
}
