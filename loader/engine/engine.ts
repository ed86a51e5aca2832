import type { LoaderContext } from '../loader.ts';
import { emit, last, on, storeStickyFacts, runSafely } from './bus.ts';
import { countInteractions } from './call-guard.ts';
import { captureEvents, replayQueuedClicks } from './capture-events.ts';
import { commands, ensureQueuedHandlers, setOnMissingHandler, queueCommand, responders } from './commands.ts';
import { ensureHandler } from './ensure-handler.ts';
import { context, setContext } from './loader-context.ts';
import { observe, scan } from './scan.ts';
import type { SendOptions } from './send-and-wait.ts';
import { importWithRecovery, setRecovery } from '../../shared/runtime/import-with-recovery.ts';

/** A call of the page's scripts, or a command that was sent before the engine started. */
type QueuedCall = readonly [
  method: 'emit' | 'on' | 'scan' | 'send' | 'ready' | 'inspect' | 'command',
  ...args: unknown[],
];

/** Called with the promise that a queued call returns. */
type PromiseCallback = (promise: Promise<unknown>) => void;

/** `window.shopWidgets`, for the page's own scripts. It is an array of queued calls until the engine starts. */
interface Api {
  version: string;
  /** Sends an event, a fact or a command, as `shop:<name>` on `document`. */
  emit: typeof emit;
  /** Subscribes to an event. The listener gets the latest sticky fact at once. Returns a function that unsubscribes. */
  on: typeof on;
  /** Sends a command, and resolves with what its handler answers. Rejects with a `CommandError`. */
  send(name: string, detail?: unknown, options?: SendOptions, receive?: PromiseCallback): Promise<unknown>;
  /** Resolves with the first element of this widget that is ready, now or later. */
  ready(name: string, receive?: PromiseCallback): Promise<Element>;
  /** Opens a panel that shows widgets, events, calls and what the doctor finds. */
  inspect(): Promise<void>;
  /** The latest detail of a sticky fact. */
  last(name: string): unknown;
  /** Looks for widgets in a part of the page that cannot be observed, such as a shadow root. */
  scan: typeof scan;
  push(...calls: QueuedCall[]): void;
}

export type Queue = QueuedCall[] &
  Partial<Pick<Api, 'version' | 'last'>> &
  Partial<Record<'emit' | 'on' | 'scan' | 'send' | 'ready', (...args: unknown[]) => unknown>>;

declare global {
  interface Window {
    shopWidgets?: Queue | Api;
  }
}

type Methods = Partial<Record<string, (...args: never[]) => unknown>>;

function run(methods: Methods, [method, ...args]: QueuedCall): void {
  methods[method]?.(...(args as never[]));
}

let pageApi: Promise<typeof import('./page-api.ts')> | undefined;

/** A method that loads with its first use. A function as its last argument gets the promise too. */
function lazyMethod(method: 'send' | 'ready' | 'inspect') {
  return (...args: unknown[]): Promise<never> => {
    // All calls wait for one import: several imports of a file that is loading do not resolve in their order.
    pageApi ??= importWithRecovery('page-api', () => import('./page-api.ts'));
    pageApi.catch(() => (pageApi = undefined));
    const result = pageApi.then((api) => api[method](engineParts(), ...(args as [never])) as Promise<never>);
    const receive = args.at(-1);
    if (typeof receive === 'function') receive(result);
    return result;
  };
}

/** What `page-api.ts` uses of the engine. Importing it would split the engine into more files. */
const engineParts = () => ({ ...context, commands, responders, on });
export type EngineParts = ReturnType<typeof engineParts>;

const API: Omit<Api, 'version'> = {
  emit,
  on,
  last,
  scan,
  send: lazyMethod('send'),
  ready: lazyMethod('ready'),
  inspect: lazyMethod('inspect'),
  push: (...calls: QueuedCall[]) => calls.forEach((call) => runSafely(run, API as Methods, call)),
};

const QUEUE_METHODS: Methods = {
  ...API,
  command: (name: string, detail: unknown) => queueCommand(name).queued.push({ detail }),
};

/** Takes over from the loader. */
export function start(given: LoaderContext): void {
  const queue = window.shopWidgets as Queue;
  // The loader may have started the engine already, and retried after its timeout.
  if (queue.push === API.push) return;
  setContext(given);
  setRecovery(given.recover);
  const calls = queue.splice(0);
  // Scripts of the page may keep a reference to the array.
  Object.assign(queue, API);
  storeStickyFacts();
  countInteractions();
  setOnMissingHandler(ensureHandler);
  for (const name of context.commands) queueCommand(name);
  captureEvents();
  for (const call of calls) runSafely(run, QUEUE_METHODS, call);
  observe();
  replayQueuedClicks();
  // A widget that fails cannot handle the command that it was mounted for.
  on('widget-failed', ensureQueuedHandlers);
  if (location.search.includes('eiland-inspect')) void lazyMethod('inspect')(true);
}
