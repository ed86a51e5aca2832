import type PhotoSwipe from 'photoswipe';

/** The library ignores `close` during the opening animation; this closes the viewer after it. */
export function closeAfterOpening(viewer: PhotoSwipe, opened: Promise<void>): void {
  const close = viewer.close.bind(viewer);
  let isRequested = false;
  viewer.close = () => {
    isRequested = true;
    close();
  };
  void opened.then(() => isRequested && close());
}

/** The library ignores arrow keys during the opening animation; this applies them after it. */
export function stepAfterOpening(viewer: PhotoSwipe, container: HTMLElement, opened: Promise<void>): void {
  const opening = new AbortController();
  let steps = 0;
  container.addEventListener('keydown', ({ key }) => (steps += { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0), opening);
  viewer.on('openingAnimationEnd', () => opening.abort());
  void opened.then(() => steps !== 0 && viewer.goTo(viewer.currIndex + steps));
}

/** The library animates slides even with `prefers-reduced-motion`. */
export function disableSlideAnimation({ mainScroll }: PhotoSwipe): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const move = mainScroll.moveIndexBy.bind(mainScroll);
  mainScroll.moveIndexBy = (by) => move(by, false);
}

/** At the first or last slide the focused arrow button is disabled; the dialog takes the focus. */
export function keepFocus(viewer: PhotoSwipe, container: HTMLElement): void {
  viewer.on('change', () => document.activeElement?.matches(':disabled') && container.focus());
}
