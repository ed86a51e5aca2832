import { create } from './draw-notice.ts';

/** A picture that does not load is replaced by what it says, and comes back when it loads after all. */
export function showTextOnError(notice: HTMLElement, image: HTMLImageElement, signal: AbortSignal): void {
  const ground = image.parentElement!;
  const larger = notice.querySelector('button')!;
  const text = create('p', 'sw-guarantee__text');

  function setFailed(hasFailed: boolean) {
    ground.hidden = hasFailed;
    larger.hidden = hasFailed;
    if (hasFailed) {
      text.textContent = image.alt;
      notice.prepend(text);
    } else text.remove();
  }

  image.addEventListener('error', () => setFailed(true), { signal });
  image.addEventListener('load', () => setFailed(false), { signal });
  signal.addEventListener('abort', () => setFailed(false));
  // A picture of the server's HTML may have failed before the widget came. A drawing may have no width of its own.
  if (image.complete && !image.naturalWidth) image.decode().catch(() => setFailed(!signal.aborted));
}
