import type { AddToCart } from '../../shared/contract/cart.ts';
import type { Host } from '../../shared/runtime/host.ts';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import { retryLater } from '../../shared/runtime/retry-later.ts';
import { page } from '../page.ts';
import type { EngineParts } from './engine-parts.ts';
import { explainCall } from './explain-call.ts';
import { mountWidget } from './mount-widget.ts';

const ADD = 'add-to-cart';

/** Mounts the widgets of the page that handle the command. Returns whether there is one. */
function mountHandlers(engine: EngineParts, command: string): boolean {
  let hasHandler = false;
  for (const [element, mount] of engine.mounts) {
    if (!engine.widgets[mount.name]?.handles?.includes(command)) continue;
    void mountWidget(engine, element);
    hasHandler ||= mount.state !== 'failed';
  }
  return hasHandler;
}

/** `add-to-cart` needs no widget. */
export function ensureHandler(engine: EngineParts, command: string): void {
  if (mountHandlers(engine, command) || command !== ADD) return;
  importWithRecovery('buy-without-popup', () => import('../../shared/runtime/buy-without-popup.ts')).then(
    (module) => handleAdditions(engine, module),
    // The command stays in its inbox until the next attempt.
    () => retryLater(engine.commands.findHandlers),
  );
}

function handleAdditions(
  engine: EngineParts,
  { buyWithoutPopup }: typeof import('../../shared/runtime/buy-without-popup.ts'),
): void {
  // The rest of the page may contain a popup.
  if (page.readyState === 'loading' || mountHandlers(engine, ADD)) return;
  const { bus, commands } = engine;
  const explain: Host['explain'] = (...call) => explainCall(engine, ADD, ...call);
  const host = { bus, locale: engine.locale(), settings: engine.settings(), explain };
  // A popup that is added later handles the next command.
  queueMicrotask(commands.handle(ADD, (addition: AddToCart) => buyWithoutPopup(host, addition)));
}
