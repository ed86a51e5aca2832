import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

let rootCount = 0;

/**
 * Draws in a root of its own, whose ids differ from those of all others.
 *
 * @param onCrash runs when a component has thrown, also later
 */
export function renderRoot(
  container: HTMLElement,
  name: string,
  onCrash: (error: unknown) => void,
  content: ReactNode,
): Root {
  const root = createRoot(container, {
    identifierPrefix: `sw-${name}-${++rootCount}-`,
    // React calls this while it is rendering, and has to finish first.
    onUncaughtError: (error) => queueMicrotask(() => onCrash(error)),
  });
  root.render(content);
  return root;
}
