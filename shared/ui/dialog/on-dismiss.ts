/**
 * Calls `onLeave` when the shopper closes an open dialog. The dialog element itself is its backdrop, because the panel
 * fills the visible box; events that bubble up from the contents are ignored. Returns a function that removes the
 * listeners.
 */
export function onDismiss(dialog: HTMLDialogElement, onLeave: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let isPressedOutside = false;
  dialog.addEventListener('close', (event) => event.target === dialog && onLeave(), { signal });
  // Ignores a text selection that ends on the backdrop, and the second half of a double click that opened the dialog.
  dialog.addEventListener(
    'mousedown',
    ({ target, detail }) => {
      isPressedOutside = target === dialog && detail < 2;
    },
    { signal },
  );
  dialog.addEventListener('click', (event) => isPressedOutside && event.target === dialog && onLeave(), { signal });
  return () => listeners.abort();
}
