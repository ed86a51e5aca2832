let locks = 0;

/** Prevents scrolling of the page behind a dialog and reserves the width of its scroll bar. Returns the unlock function. */
export function lockScroll(): () => void {
  const page = document.documentElement;
  if (locks++ === 0) page.dataset['swScrollLocked'] = window.innerWidth > page.clientWidth ? 'gutter' : '';
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    if (--locks === 0) delete page.dataset['swScrollLocked'];
  };
}
