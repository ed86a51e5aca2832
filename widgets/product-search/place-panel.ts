import type { Panel } from './create-panel.ts';

/** Pixels that a list needs to be of use. */
const ROOM_AT_LEAST = 176;

/** Tells the styles where the window ends: a narrow one has a panel of its whole width, and none is below the keyboard. */
export function createPlacing({ root, box }: Panel, signal: AbortSignal): () => void {
  function place(): void {
    if (box.hidden) return;
    // It has no height, and begins where the border of the form ends.
    const { left, top } = root.getBoundingClientRect();
    const { height, offsetTop } = window.visualViewport ?? { height: innerHeight, offsetTop: 0 };
    const room = Math.max(ROOM_AT_LEAST, Math.floor(height + offsetTop - top));
    root.style.setProperty('--sw-product-search-start', `${-left}px`);
    root.style.setProperty('--sw-product-search-window', `${document.documentElement.clientWidth}px`);
    root.style.setProperty('--sw-product-search-room', `${room}px`);
  }
  for (const target of [window, window.visualViewport]) target?.addEventListener('resize', place, { signal });
  return place;
}
