/**
 * While something covers the whole page, the browser's Back leaves that and not the page. Answers what to call when it
 * is left in another way. Nobody else on the page hears of these moves: its address and contents have not changed.
 */
export function closeOnBack(leave: () => void): () => void {
  let isThere = true;
  function hear(event: PopStateEvent) {
    event.stopImmediatePropagation();
    removeEventListener('popstate', hear, true);
    if (isThere) leave();
    isThere = false;
  }
  history.pushState(history.state, '');
  addEventListener('popstate', hear, true);
  return () => {
    if (isThere) history.back();
    isThere = false;
  };
}
