import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** Pixels that a finger moves sideways before it means the next picture. */
const FAR = 40;

interface Swipe {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly followed: HTMLElement | null;
}

/**
 * Steps when a finger or pen moves sideways over an element; what `follows` names moves along. The element's style says
 * `touch-action: pan-y pinch-zoom`, so that up and down still scrolls the page and two fingers enlarge it.
 */
export function useSwipe(onStep: (step: 1 | -1) => void, follows: () => HTMLElement | null) {
  const now = useRef<Swipe | null>(null);
  const hasSwiped = useRef(false);

  function end() {
    now.current?.followed?.style.removeProperty('translate');
    now.current = null;
  }

  return {
    onPointerDown(event: PointerEvent) {
      end();
      hasSwiped.current = false;
      // A mouse has buttons to press; a second finger enlarges.
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      now.current = { id: event.pointerId, x: event.clientX, y: event.clientY, followed: follows() };
    },
    onPointerMove(event: PointerEvent) {
      const { current } = now;
      if (current?.id === event.pointerId)
        current.followed?.style.setProperty('translate', `${event.clientX - current.x}px`);
    },
    onPointerUp(event: PointerEvent) {
      const { current } = now;
      if (current?.id !== event.pointerId) return;
      end();
      const [across, along] = [event.clientX - current.x, event.clientY - current.y];
      if (Math.abs(across) < FAR || Math.abs(across) < Math.abs(along)) return;
      hasSwiped.current = true;
      onStep(across < 0 ? 1 : -1);
    },
    onPointerCancel: end,
    /** The end of a swipe is no click. */
    onClickCapture(event: MouseEvent) {
      if (!hasSwiped.current) return;
      hasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
