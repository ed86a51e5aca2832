let holders = 0;

/** Keeps the page behind a dialog where it is, without a jump by the width of its scroll bar. */
export function lockScroll(): () => void {
  const page = document.documentElement;
  if (holders++ === 0) page.dataset['swScrollLocked'] = window.innerWidth > page.clientWidth ? 'gutter' : '';
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    if (--holders === 0) delete page.dataset['swScrollLocked'];
  };
}
