import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** Pixels of horizontal movement that count as a swipe. */
const THRESHOLD = 40;

interface Swipe {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly moving: HTMLElement | null;
}

/**
 * Handlers for horizontal swipes with a finger or pen. The element that `findMoving` returns follows the pointer. Set
 * `touch-action: pan-y pinch-zoom` on the element, so that vertical scrolling and pinch zoom still work.
 */
export function useSwipe(onStep: (step: 1 | -1) => void, findMoving: () => HTMLElement | null) {
  const swipe = useRef<Swipe | null>(null);
  const hasSwiped = useRef(false);

  function end() {
    swipe.current?.moving?.style.removeProperty('translate');
    swipe.current = null;
  }

  return {
    onPointerDown(event: PointerEvent) {
      end();
      hasSwiped.current = false;
      // A mouse uses the buttons; a second finger zooms.
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      swipe.current = { id: event.pointerId, x: event.clientX, y: event.clientY, moving: findMoving() };
    },
    onPointerMove(event: PointerEvent) {
      const { current } = swipe;
      if (current?.id === event.pointerId)
        current.moving?.style.setProperty('translate', `${event.clientX - current.x}px`);
    },
    onPointerUp(event: PointerEvent) {
      const { current } = swipe;
      if (current?.id !== event.pointerId) return;
      end();
      const [across, along] = [event.clientX - current.x, event.clientY - current.y];
      if (Math.abs(across) < THRESHOLD || Math.abs(across) < Math.abs(along)) return;
      hasSwiped.current = true;
      onStep(across < 0 ? 1 : -1);
    },
    onPointerCancel: end,
    /** A swipe must not click. */
    onClickCapture(event: MouseEvent) {
      if (!hasSwiped.current) return;
      hasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
