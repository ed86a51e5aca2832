/**
 * Runs work after the press in progress, or at once. A message that disappears while a control is pressed would move the
 * control away from under the pointer, and the click would be lost. A tap presses only after its `pointerup`.
 */
export function afterClick(work: () => void): void {
  if (document.querySelector(':root:active') === null) return work();
  const released = new AbortController();
  const run = () => {
    released.abort();
    setTimeout(work);
  };
  for (const type of ['pointerup', 'mouseup', 'pointercancel'])
    addEventListener(type, run, { signal: released.signal });
}
