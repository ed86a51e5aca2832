import { button, el } from './dom.ts';

/** A frame above an element of the page. The element itself does not change. */
export interface Outline {
  readonly element: HTMLElement;
  /** A button that shows where the element is, by pointer and by focus, and scrolls to it. */
  link(target: Element, label: string): HTMLButtonElement;
}

export function createOutline(): Outline {
  const frame = el('div', { class: 'frame', hidden: '' });
  function show(target: Element): void {
    const { top, left, width, height } = target.getBoundingClientRect();
    frame.hidden = !target.isConnected;
    // A widget without a size is a line at its place.
    Object.assign(frame.style, {
      insetBlockStart: `${top}px`,
      insetInlineStart: `${left}px`,
      inlineSize: `${Math.max(width, 2)}px`,
      blockSize: `${Math.max(height, 2)}px`,
    });
  }
  const hide = () => {
    frame.hidden = true;
  };
  return {
    element: frame,
    link(target, label) {
      const link = button(label, () => {
        target.scrollIntoView({ block: 'center' });
        show(target);
      });
      link.className = 'place';
      for (const type of ['pointerenter', 'focus']) link.addEventListener(type, () => show(target));
      for (const type of ['pointerleave', 'blur']) link.addEventListener(type, hide);
      return link;
    },
  };
}
