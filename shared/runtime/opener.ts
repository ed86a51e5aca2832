import * as z from 'zod/mini';

/**
 * What the page's server has printed for a shopper to open the widget with: a link, a button, or the summary of a
 * `<details>`, directly in the element, or the only one in what stands there. It keeps its look and its place.
 */
export function openerIn(element: HTMLElement): HTMLElement | null {
  const direct = element.querySelector<HTMLElement>(':scope > a[href], :scope > button, :scope > details > summary');
  if (direct) return direct;
  const [only, ...others] = element.querySelectorAll<HTMLElement>(CONTROLS);
  return others.length === 0 && only ? only : null;
}

/** Links of a list, and what a form holds, lead elsewhere. */
const CONTROLS = ':is(a[href], button, summary):not(li *, form *, [data-menu])';

/** As an input that no page configures: `printed` reads it. */
export const openerInput = {
  opener: z._default(z.nullable(z.custom<HTMLElement>((value) => value instanceof HTMLElement)), null),
};
