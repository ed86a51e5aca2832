import { handlers } from 'eiland:handlers';
import type { Core } from '../loader.ts';
import { attend } from './attend.ts';
import { emit, keepFacts, on } from './bus.ts';
import { attendAll, keepCommand, onUnhandled } from './commands.ts';
import { receive, told } from './core.ts';
import { keepActs, keepEarly } from './keep.ts';
import { scan, watch } from './scan.ts';
import { retry } from './wake.ts';

/** Something the page asked for, before or after the engine was there. */
type Wish = readonly [what: 'emit' | 'on' | 'scan', ...given: unknown[]];

/** `window.shopWidgets`, for the page's own scripts. Until the engine is there it is a list of wishes. */
interface Api {
  readonly version: string;
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

export type Queue = Wish[] & { version?: string } & Partial<Record<Wish[0], (...given: unknown[]) => void>>;

declare global {
  interface Window {
    shopWidgets?: Queue | Api;
  }
}

function createApi(version: string): Api {
  const api: Api = {
    version,
    emit,
    on,
    last: (name) => told[name],
    scan,
    push(...wishes) {
      for (const [what, ...given] of wishes) (api[what] as (...given: unknown[]) => unknown)?.(...given);
    },
  };
  return api;
}

/** Sticky, and told in every tab. */
const SHARED_FACTS = ['cart-count', 'compare-changed'];

/** Takes over from the loader. */
export function start(...core: Core): void {
  receive(...core);
  const wishes = window.shopWidgets as Queue;
  const api = createApi(wishes.version!);
  window.shopWidgets = api;
  keepFacts(SHARED_FACTS);
  onUnhandled(attend);
  for (const name in handlers) keepCommand(name);
  keepActs();
  api.push(...wishes);
  watch();
  keepEarly();
  // A widget that fails cannot handle what it was woken for.
  on('widget-failed', attendAll);
  const again = () => {
    retry();
    attendAll();
  };
  addEventListener('online', again);
  document.addEventListener('visibilitychange', () => document.hidden || again());
}
