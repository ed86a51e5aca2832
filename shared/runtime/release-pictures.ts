/**
 * Prevents a memory leak in Chromium: it listens to the media queries of a `<source>` when an ancestor is inserted anywhere,
 * and stops when the ancestor leaves the page. Outside of the page, the listener would keep the whole tree. A `<source>`
 * that is removed and inserted by itself has no listener.
 */
export function releasePictures(element: Element): void {
  if (element.isConnected) return;
  for (const source of element.querySelectorAll('source[media]')) {
    const placeholder = document.createComment('');
    source.replaceWith(placeholder);
    placeholder.replaceWith(source);
  }
}
