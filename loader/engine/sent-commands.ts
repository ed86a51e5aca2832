import type { SentCommands } from '../../shared/bus/events.ts';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import { retryLater } from '../../shared/runtime/retry-later.ts';
import { page } from '../page.ts';
import type { EngineParts } from './engine-parts.ts';
import { SENT_COMMANDS } from './sent-command-widgets.ts';

type CartCommand = Exclude<keyof SentCommands, 'list-filter'>;
const CART = Object.keys(SENT_COMMANDS).filter((name) => name !== 'list-filter') as CartCommand[];

const known = new WeakSet<EngineParts>();

/** From now on, these commands wait for a handler. */
export function addSentCommands(engine: EngineParts): void {
  if (known.has(engine)) return;
  known.add(engine);
  for (const [name, widget] of Object.entries(SENT_COMMANDS)) {
    engine.commands.add(name);
    const entry: { handles?: readonly string[] | undefined } | undefined = engine.widgets[widget ?? ''];
    if (entry) entry.handles = [...(entry.handles ?? []), name];
  }
  engine.bus.on('widget-failed', () => carryOutWaiting(engine));
  page.addEventListener('DOMContentLoaded', () => carryOutWaiting(engine));
}

/** Carries out commands of the cart that no widget of the page handles. */
export function carryOutWaiting(engine: EngineParts): void {
  for (const name of CART.filter((command) => isWaiting(engine, command))) {
    importWithRecovery('cart-without-widget', () => import('../../shared/runtime/cart-without-widget.ts')).then(
      (module) => isWaiting(engine, name) && handleOnce(engine, name, module),
      // The command stays in its inbox until the next attempt.
      () => retryLater(() => carryOutWaiting(engine)),
    );
  }
}

/** Whether the command has no handler, and no widget that becomes one. The rest of the page may contain it. */
function isWaiting({ commands, mounts }: EngineParts, name: CartCommand): boolean {
  const { inbox, handlers } = commands.byName[name]!;
  if (!inbox[0] || handlers[0] || page.readyState === 'loading') return false;
  return ![...mounts.values()].some((mount) => mount.name === SENT_COMMANDS[name] && mount.state !== 'failed');
}

function handleOnce(
  engine: EngineParts,
  name: CartCommand,
  { carryOut }: typeof import('../../shared/runtime/cart-without-widget.ts'),
): void {
  const { bus, commands } = engine;
  const host = { bus, locale: engine.locale(), settings: engine.settings() };
  // A widget that is added later handles the next command.
  queueMicrotask(commands.handle(name, (detail: unknown) => carryOut(host, name, detail)));
}
