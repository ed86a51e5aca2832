/** False when the element or an ancestor has `display: none`. */
export function isDisplayed(element: Element | null): boolean {
  for (let each = element; each; each = each.parentElement) if (getComputedStyle(each).display === 'none') return false;
  return true;
}
