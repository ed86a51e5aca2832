import * as z from 'zod/mini';

/**
 * The control in the server markup that opens the widget: a link, a button, or the summary of a `<details>`. It is a child
 * of the element, or the only control in it. Its look and its place stay.
 */
export function openerIn(element: HTMLElement): HTMLElement | null {
  const direct = element.querySelector<HTMLElement>(':scope > a[href], :scope > button, :scope > details > summary');
  if (direct) return direct;
  const [only, ...others] = element.querySelectorAll<HTMLElement>(CONTROLS);
  return others.length === 0 && only ? only : null;
}

/** Links in a list and controls of a form have other purposes. Those of a frame that a server has drawn are the widget's. */
const CONTROLS = ':is(a[href], button, summary):not(li *, form *, [data-menu], [data-sw-frame] *)';

/** Keeps all of the server's markup visible, but not a frame. */
export function keepMarkup(element: HTMLElement): Element | null {
  return element.querySelector(':scope > [data-sw-frame]') ? null : element;
}

/** An input that `readServerMarkup` reads. No page configures it. */
export const openerInput = {
  opener: z._default(z.nullable(z.custom<HTMLElement>((value) => value instanceof HTMLElement)), null),
};
