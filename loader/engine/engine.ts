import type { Core } from '../loader.ts';
import { attend } from './ensure-handler.ts';
import { emit, keepFacts, last, on, safely } from './bus.ts';
import { countActs } from './call-guard.ts';
import { attendAll, keepCommand, onUnhandled } from './commands.ts';
import { handlers, page, receive } from './loader-context.ts';
import { keepActs, keepEarly } from './capture-events.ts';
import { places } from './mounts.ts';
import { scan, watch } from './scan.ts';
import { wake } from './mount-widget.ts';

/** Something the page asked for, before or after the engine was there. */
type Wish = readonly [what: 'emit' | 'on' | 'scan' | 'keep', ...given: unknown[]];

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
  push(...wishes: Wish[]): void;
}

export type Queue = Wish[] &
  Partial<Pick<Api, 'version' | 'last'>> &
  Partial<Record<'emit' | 'on' | 'scan', (...given: unknown[]) => void>>;

declare global {
  interface Window {
    shopWidgets?: Queue | Api;
  }
}

type Acts = Partial<Record<string, (...given: never[]) => unknown>>;

function run(acts: Acts, [what, ...given]: Wish): void {
  acts[what]?.(...(given as never[]));
}

const API = {
  emit,
  on,
  last,
  scan,
  push: (...wishes: Wish[]) => wishes.forEach((wish) => safely(run, API as Acts, wish)),
};

/** A command that was given before anybody could keep it. */
const EARLIER: Acts = { ...API, keep: (name: string, detail: unknown) => keepCommand(name).kept.push([detail]) };

/** Takes over from the loader. */
export function start(...core: Core): void {
  const queue = window.shopWidgets as Queue;
  // The loader may have asked for it twice.
  if (queue.push === API.push) return;
  receive(...core);
  const wishes = queue.splice(0);
  // Scripts of the page may hold on to the list.
  Object.assign(queue, API);
  keepFacts();
  countActs();
  onUnhandled(attend);
  for (const name in handlers) keepCommand(name);
  keepActs();
  for (const wish of wishes) safely(run, EARLIER, wish);
  watch();
  keepEarly();
  // A widget that fails cannot handle what it was woken for.
  on('widget-failed', attendAll);
  const again = () =>
    page.hidden ||
    import('./retry.ts').then(
      ({ revive }) => revive(places, wake, scan),
      () => {},
    );
  addEventListener('online', again);
  page.addEventListener('visibilitychange', again);
}
