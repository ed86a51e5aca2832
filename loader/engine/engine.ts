import { takeCallSettings } from '../../shared/http/call-settings.ts';
import { importWithRecovery, recovery } from '../../shared/runtime/import-with-recovery.ts';
import type { LoaderContext } from '../context.ts';
import { page } from '../page.ts';
import type { Call, ShopWidgets } from '../shop-widgets.ts';
import { createBus } from './bus.ts';
import { createCallGuard } from './call-guard.ts';
import { createCommands } from './commands.ts';
import { collectEvents, takeClicks } from './early-events.ts';
import type { EngineParts } from './engine-parts.ts';
import { ensureHandler } from './ensure-handler.ts';
import { runSafely } from './run-safely.ts';
import { observe, scan } from './scan.ts';

function createEngine(context: LoaderContext): EngineParts {
  const commands = createCommands((name) => ensureHandler(engine, name));
  const engine: EngineParts = {
    ...context,
    commands,
    bus: createBus(context.latestFacts, commands.handle),
    mounts: new Map(),
    guardCalls: createCallGuard(context.request),
  };
  return engine;
}

/** The methods of `window.shopWidgets` that load with their first use. */
function lazyMethods(engine: EngineParts) {
  let loading: Promise<typeof import('./page-api.ts')> | undefined;
  const method =
    (name: 'send' | 'ready' | 'inspect') =>
    (...args: unknown[]): Promise<never> => {
      // `push` returns nothing, so a function at the end of a call gets its promise.
      const onResult = typeof args.at(-1) === 'function' && (args.pop() as (result: unknown) => void);
      // All calls wait for one import: several imports of a file that is loading do not resolve in their order.
      loading ??= importWithRecovery('page-api', () => import('./page-api.ts'));
      loading.catch(() => (loading = undefined));
      const result = loading.then((api) => api[name](engine, ...(args as [never])) as Promise<never>);
      if (onResult) onResult(result);
      return result;
    };
  return { send: method('send'), ready: method('ready'), inspect: method('inspect') };
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
  const lazy = lazyMethods(engine);

  const api: Omit<ShopWidgets, 'version'> = {
    emit: bus.send,
    on: bus.subscribe,
    last: bus.last,
    scan: (root) => scan(engine, root),
    ...lazy,
    push: (...pushed) => pushed.forEach((call) => runSafely(run, api as unknown as Methods, call)),
  };
  const early: Methods = {
    ...api,
    command: (name: string, detail: unknown) => commands.add(name).inbox.push({ detail }),
  };
  const waiting = calls.splice(0);
  // Scripts of the page may keep a reference to the array.
  Object.assign(calls, api);
  for (const { handles = [] } of Object.values(context.widgets)) handles.forEach((name) => commands.add(name));
  page.removeEventListener('click', context.addClick, true);
  collectEvents(engine);
  for (const call of waiting) runSafely(run, early, call);
  function startWidgets(): void {
    observe(engine);
    takeClicks(engine);
    // A widget that fails cannot handle the command that it was mounted for.
    bus.on('widget-failed', commands.findHandlers);
  }
  // The inspector sees how they start.
  if (location.search.includes('eiland-inspect')) void lazy.inspect(true).finally(startWidgets);
  else startWidgets();
}
