import type PhotoSwipe from 'photoswipe';

/** While it opens, the library hears nobody who wants to leave: it closes as soon as it has opened. */
export function closeSoon(viewer: PhotoSwipe, opened: Promise<void>): void {
  const close = viewer.close.bind(viewer);
  let isUnwanted = false;
  viewer.close = () => {
    isUnwanted = true;
    close();
  };
  void opened.then(() => isUnwanted && close());
}

/** While it opens, the library hears no keys either. */
export function stepSoon(viewer: PhotoSwipe, within: HTMLElement, opened: Promise<void>): void {
  const opening = new AbortController();
  let steps = 0;
  within.addEventListener('keydown', ({ key }) => (steps += { ArrowLeft: -1, ArrowRight: 1 }[key] ?? 0), opening);
  viewer.on('openingAnimationEnd', () => opening.abort());
  void opened.then(() => steps !== 0 && viewer.goTo(viewer.currIndex + steps));
}

/** The library opens and closes without motion for whoever wants none, and still slides from one to the next. */
export function stepAtOnce({ mainScroll }: PhotoSwipe): void {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const move = mainScroll.moveIndexBy.bind(mainScroll);
  mainScroll.moveIndexBy = (by) => move(by, false);
}

/** The button that led to the first or last one is gone there; whoever stood on it stays in the viewer. */
export function keepFocus(viewer: PhotoSwipe, within: HTMLElement): void {
  viewer.on('change', () => document.activeElement?.matches(':disabled') && within.focus());
}
