/**
 * Runs work after the click in progress, or at once. A message that disappears while a button is pressed would move the
 * button away from under the pointer, and the click would be lost.
 */
export function afterClick(work: () => void): void {
  if (document.querySelector('a:active, button:active, label:active') === null) return work();
  addEventListener('pointerup', () => setTimeout(work), { once: true });
}
