import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';

let rootCount = 0;

/**
 * Draws in a root of its own, whose ids differ from those of all others.
 *
 * @param onCrash runs when a component has thrown, also later
 * @param printed set when a server has drawn the content
 */
export function renderRoot(
  container: HTMLElement,
  name: string,
  onCrash: (error: unknown) => void,
  content: ReactNode,
  printed?: HydrationOptions,
): Root {
  const options = {
    identifierPrefix: `sw-${name}-${++rootCount}-`,
    // React calls this while it is rendering, and has to finish first.
    onUncaughtError: (error: unknown) => queueMicrotask(() => onCrash(error)),
    ...printed,
  };
  if (printed) return hydrateRoot(container, content, options);
  const root = createRoot(container, options);
  root.render(content);
  return root;
}
