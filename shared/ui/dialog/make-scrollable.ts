/**
 * Makes a box focusable while its contents overflow, so that the keyboard can scroll it. Follows size changes of its
 * present children, such as a picture that loads. Returns a function that stops this.
 */
export function makeScrollable(box: HTMLElement): () => void {
  function update() {
    if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  }

  const observer = new ResizeObserver(update);
  for (const element of [box, ...box.children]) observer.observe(element);
  update();
  return () => observer.disconnect();
}
