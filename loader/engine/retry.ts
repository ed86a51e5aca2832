import type { Mount } from './mounts.ts';

/** Mounts widgets again whose files did not load, and scans the page for others. */
export function retry(
  mounts: ReadonlyMap<Element, Mount>,
  mountWidget: (element: Element) => unknown,
  scan: () => void,
): void {
  for (const [element, mount] of mounts) {
    if (!mount.hasLoadError) continue;
    mount.hasLoadError = false;
    mount.state = 'waiting';
    mountWidget(element);
  }
  scan();
}
