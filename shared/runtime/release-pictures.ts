/**
 * Chromium listens to the media queries of a `<source>` as soon as something around it is inserted anywhere, and lets go
 * when it leaves the page. What is put together outside of the page would be kept for ever, with all around it; taken
 * out and put in by itself, a `<source>` waits for the page without a listener.
 */
export function releasePictures(element: Element): void {
  if (element.isConnected) return;
  for (const source of element.querySelectorAll('source[media]')) {
    const mark = document.createComment('');
    source.replaceWith(mark);
    mark.replaceWith(source);
  }
}
