import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * The ref of an item of a list. When the item is removed, the space that it leaves closes within `--sw-duration`. The item
 * itself is gone at once, so that pointer, keyboard and screen readers do not meet it in between.
 */
export function useGapClosing(): RefObject<HTMLLIElement | null> {
  const ref = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const item = ref.current;
    // Runs while the item is still in the list.
    return () => closeGap(item!);
  }, []);
  return ref;
}

function closeGap(item: Readonly<HTMLElement>): void {
  const time = getComputedStyle(item).getPropertyValue('--sw-duration');
  const duration = Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);
  if (!duration) return;
  const next = item.nextElementSibling;
  const { top, bottom } = item.getBoundingClientRect();
  const space = `${(next ? next.getBoundingClientRect().top : bottom) - top}px`;
  (next ?? item.parentElement)?.animate(
    { [next ? 'marginBlockStart' : 'paddingBlockEnd']: [space, '0px'] },
    { duration, easing: 'ease' },
  );
}
