const CONTROLS = 'a[href], button, input, select, textarea';

/**
 * Remembers where the focus is before a dialog opens. The returned function runs after the dialog has closed: when the
 * control is gone, because its part of the page was drawn again meanwhile, the first control of what remains around it
 * gets the focus. Otherwise the browser has returned it.
 */
export function rememberOpener(): () => void {
  const around: Element[] = [];
  for (let at = document.activeElement; at && at !== document.body; at = at.parentElement) around.push(at);
  return () => {
    const [opener] = around;
    if (!opener || opener.isConnected || (document.activeElement ?? document.body) !== document.body) return;
    const rest = around.find(({ isConnected }) => isConnected);
    rest?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
  };
}
