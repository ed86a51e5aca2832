import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import { retryLater } from '../../shared/runtime/retry-later.ts';
import { ensureQueuedHandlers } from './commands.ts';
import { explainCall } from './explain-call.ts';
import { context } from './loader-context.ts';
import { bus, mountWidget } from './mount-widget.ts';
import { mounts } from './mounts.ts';

/** Mounts the widgets of the page that handle the command. `add-to-cart` needs no widget. */
export function ensureHandler(command: string): void {
  let hasHandler = false;
  for (const [element, mount] of mounts) {
    if (!context.widgets[mount.name]?.handles?.includes(command)) continue;
    void mountWidget(element);
    hasHandler ||= mount.state !== 'failed';
  }
  if (command !== 'add-to-cart' || hasHandler) return;
  const { request, settings } = context;
  importWithRecovery('buy-without-popup', () => import('./buy-without-popup.ts')).then(
    ({ buyWithoutPopup }) => buyWithoutPopup({ bus, request, settings, explainCall }),
    // The command stays in the queue until the next attempt.
    () => retryLater(ensureQueuedHandlers),
  );
}
