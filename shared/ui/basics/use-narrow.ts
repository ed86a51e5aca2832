import { useCallback, useContext, useSyncExternalStore } from 'react';
import { ContainerContext } from './container-context.ts';
import { usePrinted } from './printed-context.ts';

/** From this width of a widget on, in rem as in its container queries, the summary stands beside the main column. */
const WIDE = 56;

/** The latest answer per widget, because reading a width in each render would be slow. */
const answers = new WeakMap<HTMLElement, boolean>();

/** Whether the widget is so narrow that a summary stands above or below the main column, as on a phone. */
export function useNarrow(): boolean {
  const container = useContext(ContainerContext)!;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const observer = new ResizeObserver(([entry]) => {
        remember(container, entry!.contentRect.width);
        onChange();
      });
      observer.observe(container);
      return () => observer.disconnect();
    },
    [container],
  );
  const printed = usePrinted();
  const read = () => printed?.isNarrow ?? answers.get(container) ?? measure(container);
  return useSyncExternalStore(subscribe, read, read);
}

/** Before the first commit the container is hidden, and its parent shows the fallback in the same width. */
function measure(container: HTMLElement): boolean {
  return remember(container, container.clientWidth || (container.parentElement?.clientWidth ?? 0));
}

/** A hidden widget has no width; it keeps its answer, or is wide. */
function remember(container: HTMLElement, width: number): boolean {
  if (width > 0) answers.set(container, width < WIDE * remInPixels());
  return answers.get(container) ?? false;
}

function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
