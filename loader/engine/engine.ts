import { takeCallSettings } from '../../shared/http/call-settings.ts';
import { importWithRecovery, recovery } from '../../shared/runtime/import-with-recovery.ts';
import { loadWithRetries } from '../../shared/runtime/retry-later.ts';
import type { LoaderContext } from '../context.ts';
import { page } from '../page.ts';
import type { Call, ShopWidgets } from '../shop-widgets.ts';
import { createBus } from './bus.ts';
import { createCallGuard } from './call-guard.ts';
import { createCommands } from './commands.ts';
import { collectEvents, takeClicks } from './early-events.ts';
import type { EngineParts } from './engine-parts.ts';
import { ensureHandler } from './ensure-handler.ts';
import { setMountState } from './mount-state.ts';
import { mountWidget } from './mount-widget.ts';
import { reportTemplateError } from './report-template-error.ts';
import { runSafely } from './run-safely.ts';
import { observe, scan } from './scan.ts';
import { startTrigger } from './start-trigger.ts';

function createEngine(context: LoaderContext): EngineParts {
  const commands = createCommands((name) => ensureHandler(engine, name));
  const engine: EngineParts = {
    ...context,
    commands,
    bus: createBus(context.latestFacts, commands.handle),
    mounts: new Map(),
    guardCalls: createCallGuard(context.request),
    reportUnknown: (mount) => void loadWithRetries(() => lazyMethod(engine, 'reportUnknown')(mounting, mount)),
  };
  return engine;
}

/** What code that loads later uses of the engine's own file: an import would split the file. */
const mounting = { mountWidget, reportTemplateError, setMountState, startTrigger };
export type Mounting = typeof mounting;

/** Milliseconds that the widgets wait for the inspector, or for what measures them. */
const OBSERVER_LIMIT_MS = 5000;

let pageApi: Promise<typeof import('./page-api.ts')> | undefined;

/** A method of `window.shopWidgets` that loads with its first use. */
function lazyMethod(engine: EngineParts, name: keyof typeof import('./page-api.ts')) {
  return (...args: unknown[]): Promise<never> => {
    // `push` returns nothing, so a function at the end of a call gets its promise.
    const onResult = typeof args.at(-1) === 'function' && (args.pop() as (result: unknown) => void);
    // All calls wait for one import: several imports of a file that is loading do not resolve in their order.
    pageApi ??= importWithRecovery('page-api', () => import('./page-api.ts'));
    pageApi.catch(() => (pageApi = undefined));
    const result = pageApi.then((api) => api[name](engine, ...(args as [never, never])) as Promise<never>);
    if (onResult) onResult(result);
    return result;
  };
}

type Methods = Partial<Record<string, (...args: never[]) => unknown>>;

function run(methods: Methods, [method, ...args]: Call): void {
  methods[method]?.(...(args as never[]));
}

/** Takes over from the loader. */
export function start(context: LoaderContext): void {
  const { calls } = context;
  // The loader may have started the engine already, and retried after its timeout.
  if (calls.last) return;
  recovery.recover = context.recover;
  takeCallSettings(context.settings);
  const engine = createEngine(context);
  const { bus, commands } = engine;
  const settings = context.settings();

  const api: Omit<ShopWidgets, 'version'> = {
    emit: bus.send,
    on: bus.subscribe,
    last: bus.last,
    scan: (root) => scan(engine, root),
    send: lazyMethod(engine, 'send'),
    ready: lazyMethod(engine, 'ready'),
    inspect: lazyMethod(engine, 'inspect'),
    prefetch: lazyMethod(engine, 'prefetch'),
    define: (...definition) => void loadWithRetries(() => lazyMethod(engine, 'define')(mounting, definition)),
    push: (...pushed) => pushed.forEach((call) => runSafely(run, api as unknown as Methods, call)),
  };
  const early: Methods = {
    ...api,
    command: (name: string, detail: unknown) => commands.add(name).inbox.push({ detail }),
  };
  function takeOver(): void {
    if (calls.last) return;
    const waiting = calls.splice(0);
    // Scripts of the page may keep a reference to the array.
    Object.assign(calls, api);
    for (const { handles = [] } of Object.values(context.widgets)) handles.forEach((name) => commands.add(name));
    page.removeEventListener('click', context.addClick, true);
    collectEvents(engine);
    for (const call of waiting) runSafely(run, early, call);
    observe(engine, (changes) => lazyMethod(engine, 'applyChanges')(mounting, changes));
    takeClicks(engine);
    // A widget that fails cannot handle the command that it was mounted for.
    bus.on('widget-failed', commands.findHandlers);
    if (page.modelContext && settings.agents) void loadWithRetries(lazyMethod(engine, 'agents'));
  }
  const observer = location.search.includes('eiland-inspect')
    ? 'inspect'
    : settings.telemetry || settings.traceparent
      ? 'telemetry'
      : '';
  if (!observer) return takeOver();
  // It sees how the widgets start. Until then, the inboxes of the loader keep what happens.
  void lazyMethod(engine, observer)(true).finally(takeOver);
  setTimeout(takeOver, OBSERVER_LIMIT_MS);
}
