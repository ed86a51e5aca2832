let holders = 0;

/** Keeps the page behind a dialog where it is, without a jump by the width of its scroll bar. */
export function lockScroll(): () => void {
  const page = document.documentElement;
  if (holders++ === 0) {
    page.classList.toggle('sw-keeps-gutter', window.innerWidth > page.clientWidth);
    page.classList.add('sw-scroll-locked');
  }
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    if (--holders === 0) page.classList.remove('sw-scroll-locked', 'sw-keeps-gutter');
  };
}
