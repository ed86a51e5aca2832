import type { Core } from '../loader.ts';
import { ensureHandler } from './ensure-handler.ts';
import { emit, rememberFacts, last, on, safely } from './bus.ts';
import { countActs } from './call-guard.ts';
import { ensureHandlers, queueCommand, onUnhandled } from './commands.ts';
import { handlers, page, receive } from './loader-context.ts';
import { captureEvents, replayQueuedClicks } from './capture-events.ts';
import { mounts } from './mounts.ts';
import { scan, watch } from './scan.ts';
import { mountWidget } from './mount-widget.ts';

/** Something the page asked for, before or after the engine was there. */
type QueuedCall = readonly [what: 'emit' | 'on' | 'scan' | 'keep', ...given: unknown[]];

/** `window.shopWidgets`, for the page's own scripts. Until the engine is there it is a list of wishes. */
interface Api {
  version: string;
  /** Sends an event, a fact or a command, as `shop:<name>` on `document`. */
  emit: typeof emit;
  /** Hears an event; a sticky fact that was told before is heard at once. Answers how to stop. */
  on: typeof on;
  /** The last telling of a sticky fact. */
  last(name: string): unknown;
  /** Looks for widgets in a part of the page that cannot be observed. */
  scan: typeof scan;
  push(...wishes: QueuedCall[]): void;
}

export type Queue = QueuedCall[] &
  Partial<Pick<Api, 'version' | 'last'>> &
  Partial<Record<'emit' | 'on' | 'scan', (...given: unknown[]) => void>>;

declare global {
  interface Window {
    shopWidgets?: Queue | Api;
  }
}

type Acts = Partial<Record<string, (...given: never[]) => unknown>>;

function run(acts: Acts, [what, ...given]: QueuedCall): void {
  acts[what]?.(...(given as never[]));
}

const API = {
  emit,
  on,
  last,
  scan,
  push: (...wishes: QueuedCall[]) => wishes.forEach((wish) => safely(run, API as Acts, wish)),
};

/** A command that was given before anybody could keep it. */
const EARLIER: Acts = { ...API, keep: (name: string, detail: unknown) => queueCommand(name).queued.push([detail]) };

/** Takes over from the loader. */
export function start(...core: Core): void {
  const queue = window.shopWidgets as Queue;
  // The loader may have asked for it twice.
  if (queue.push === API.push) return;
  receive(...core);
  const wishes = queue.splice(0);
  // Scripts of the page may hold on to the list.
  Object.assign(queue, API);
  rememberFacts();
  countActs();
  onUnhandled(ensureHandler);
  for (const name in handlers) queueCommand(name);
  captureEvents();
  for (const wish of wishes) safely(run, EARLIER, wish);
  watch();
  replayQueuedClicks();
  // A widget that fails cannot handle what it was woken for.
  on('widget-failed', ensureHandlers);
  const again = () =>
    page.hidden ||
    import('./retry.ts').then(
      ({ retry: revive }) => revive(mounts, mountWidget, scan),
      () => {},
    );
  addEventListener('online', again);
  page.addEventListener('visibilitychange', again);
}
