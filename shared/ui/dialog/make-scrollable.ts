/**
 * A text that is longer than its box can be scrolled by keyboard; a box without need for it is no stop on the way.
 * Follows what stands in the box now as it grows, such as a picture that arrives. Answers how to stop.
 */
export function makeScrollable(box: HTMLElement): () => void {
  function look() {
    if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  }

  const watcher = new ResizeObserver(look);
  for (const element of [box, ...box.children]) watcher.observe(element);
  look();
  return () => watcher.disconnect();
}
