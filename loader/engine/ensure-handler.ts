import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import { retryLater } from '../../shared/runtime/retry-later.ts';
import { ensureQueuedHandlers, handle } from './commands.ts';
import { explainCall } from './explain-call.ts';
import { context } from './loader-context.ts';
import { bus, mountWidget } from './mount-widget.ts';
import { mounts } from './mounts.ts';
import type { AddToCart } from '../../shared/contract/cart.ts';
import type { Host } from '../../shared/runtime/host.ts';

const ADD = 'add-to-cart';

/** Mounts the widgets of the page that handle the command. Returns whether there is one. */
function mountHandlers(command: string): boolean {
  let hasHandler = false;
  for (const [element, mount] of mounts) {
    if (!context.widgets[mount.name]?.handles?.includes(command)) continue;
    void mountWidget(element);
    hasHandler ||= mount.state !== 'failed';
  }
  return hasHandler;
}

/** `add-to-cart` needs no widget. */
export function ensureHandler(command: string): void {
  if (mountHandlers(command) || command !== ADD) return;
  importWithRecovery('buy-without-popup', () => import('../../shared/runtime/buy-without-popup.ts')).then(
    handleQueuedAdditions,
    // The command stays in the queue until the next attempt.
    () => retryLater(ensureQueuedHandlers),
  );
}

function handleQueuedAdditions({ buyWithoutPopup }: typeof import('../../shared/runtime/buy-without-popup.ts')): void {
  // The rest of the page may contain a popup.
  if (context.page.readyState === 'loading' || mountHandlers(ADD)) return;
  const explain: Host['explain'] = (...call) => explainCall(ADD, ...call);
  const host = { bus, locale: context.locale(), settings: context.settings(), explain };
  // A popup that is added later handles the next command.
  queueMicrotask(handle(ADD, (addition: AddToCart) => buyWithoutPopup(host, addition)));
}
