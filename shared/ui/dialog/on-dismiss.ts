/**
 * Hears the shopper leave an open dialog. The dialog's own area is its backdrop, as its panel fills what is visible;
 * events of what stands inside bubble up to it and mean nothing here. Answers how to stop.
 */
export function onDismiss(dialog: HTMLDialogElement, onLeave: () => void): () => void {
  const heard = new AbortController();
  const { signal } = heard;
  let isPressedOutside = false;
  dialog.addEventListener('close', (event) => event.target === dialog && onLeave(), { signal });
  // A text selection that ends on the backdrop has not begun there, and closes nothing; nor does the second half of
  // the double click that opened the dialog.
  dialog.addEventListener(
    'mousedown',
    ({ target, detail }) => {
      isPressedOutside = target === dialog && detail < 2;
    },
    { signal },
  );
  dialog.addEventListener('click', (event) => isPressedOutside && event.target === dialog && onLeave(), { signal });
  return () => heard.abort();
}
