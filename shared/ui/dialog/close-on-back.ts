/**
 * While an overlay covers the page, the browser's Back closes the overlay and does not leave the page. Other listeners
 * do not receive the `popstate` event. Call the returned function when the overlay closes in another way.
 */
export function closeOnBack(close: () => void): () => void {
  let isOpen = true;
  function onPopState(event: PopStateEvent) {
    event.stopImmediatePropagation();
    removeEventListener('popstate', onPopState, true);
    if (isOpen) close();
    isOpen = false;
  }
  history.pushState(history.state, '');
  addEventListener('popstate', onPopState, true);
  return () => {
    if (isOpen) history.back();
    isOpen = false;
  };
}
