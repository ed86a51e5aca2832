import { unclobbered } from '../../runtime/unclobbered.ts';

/** False when the element or an ancestor has `display: none`. */
export function isDisplayed(element: Element | null): boolean {
  for (let each = element; each; each = unclobbered(each).parentElement)
    if (getComputedStyle(each).display === 'none') return false;
  return true;
}
