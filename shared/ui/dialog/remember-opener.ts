import { unclobbered } from '../../runtime/unclobbered.ts';

const CONTROLS = 'a[href], button, input, select, textarea';

/**
 * Remembers where the focus is before a dialog opens. The returned function runs after the dialog has closed. The browser
 * returns the focus, except to a control that has left the page meanwhile: it gets the focus when it is back, and
 * otherwise the first control of what remains around it.
 */
export function rememberOpener(dialog: Element): () => void {
  const around: HTMLElement[] = [];
  for (
    let at = document.activeElement as HTMLElement | null;
    at && at !== document.body;
    at = unclobbered(at).parentElement
  )
    around.push(at);
  return () => {
    // Until the next frame, the focus seems to be in the closed dialog.
    const current = document.activeElement ?? document.body;
    if (current !== document.body && !dialog.contains(current)) return;
    const rest = around.find(({ isConnected }) => isConnected);
    const control = rest === around[0] ? rest : rest && unclobbered(rest).querySelector<HTMLElement>(CONTROLS);
    control?.focus({ preventScroll: true });
  };
}
