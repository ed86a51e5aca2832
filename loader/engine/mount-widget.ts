import type { Widget } from '../../shared/runtime/host.ts';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import { retryLater } from '../../shared/runtime/retry-later.ts';
import { page } from '../page.ts';
import { unclobbered } from '../../shared/runtime/unclobbered.ts';
import type { Prefetch } from '../prefetch.ts';
import type { EngineParts } from './engine-parts.ts';
import { explainCall } from './explain-call.ts';
import { hasHandler } from './has-handler.ts';
import { loadReplayFor, setMountState } from './mount-state.ts';
import type { Mount } from './mount.ts';
import { reportTemplateError } from './report-template-error.ts';

/** Loads and mounts the widget of this element, if it is still waiting. */
export async function mountWidget(engine: EngineParts, element: HTMLElement): Promise<void> {
  const { mounts, prefetches, startPrefetch } = engine;
  const mount = mounts.get(element);
  // A name that no script has defined yet has no files.
  if (mount?.state !== 'waiting' || !engine.widgets[mount.name]) return;
  setMountState(engine, mount, 'loading');
  const prefetch = prefetches.get(element) ?? startPrefetch(element);
  prefetches.delete(element);
  // Beside the widget's own files: an island imports it to take its frame over.
  if (hasFrame(element))
    importWithRecovery('printed-frame', () => import('../../shared/runtime/printed-frame.ts')).catch(() => {});
  try {
    const files = await prefetch.files;
    await pageParsed(element);
    // What the shopper types must not get lost while the code that moves it is loading.
    await loadReplayFor(mount);
    // The element may have left the page.
    if (mounts.get(element) === mount) runWidget(engine, mount, files, prefetch.host);
  } catch (error) {
    setMountState(engine, mount, 'failed', error);
    remountLater(engine, mount);
  }
}

/** A server has drawn a frame in it. */
const hasFrame = (element: HTMLElement): boolean => !!unclobbered(element).querySelector('[data-sw-frame]');

/** A server has drawn a frame for the whole page: with it, a command has a handler or none. */
function pageParsed(element: HTMLElement): Promise<unknown> | undefined {
  if (page.readyState !== 'loading' || !hasFrame(element)) return undefined;
  return new Promise((resolve) => page.addEventListener('DOMContentLoaded', resolve));
}

/**
 * Loads the files again later, and then mounts the widget. Until all of them are there it stays `failed`, so that nothing
 * flickers and the shop's HTML works.
 */
function remountLater(engine: EngineParts, mount: Mount): void {
  const { element } = mount;
  retryLater(() => {
    if (engine.mounts.get(element) !== mount) return;
    const prefetch = engine.startPrefetch(element);
    prefetch.files.then(
      () => {
        mount.state = 'waiting';
        engine.prefetches.set(element, prefetch);
        return mountWidget(engine, element);
      },
      () => remountLater(engine, mount),
    );
  });
}

function runWidget(
  engine: EngineParts,
  mount: Mount,
  [module, texts]: Awaited<Prefetch['files']>,
  host: Prefetch['host'],
): void {
  const { element, name } = mount;
  const widget = (module['island'] ?? module['enhancer'] ?? module[name]) as Widget;
  // What an island draws is seen in the page alone.
  if (!element.isConnected && widget.kind === 'island') return void engine.mounts.delete(element);
  mount.widget = widget;
  for (const script of engine.invalidJson.splice(0))
    if (script) void reportTemplateError(engine, script, { attribute: '', found: script.textContent });
  try {
    mount.unmount = widget.mount(element, {
      ...host,
      bus: engine.bus,
      settings: engine.settings(),
      texts: texts ? texts.default : {},
      ...engine.guardCalls(name, host),
      hasHandler: (command) => hasHandler(engine, command),
      explain: (...call) => explainCall(engine, name, ...call),
      loadReplay: () => loadReplayFor(mount),
      onInputs: (read) => (mount.read = read),
      setState: (state, error) => setMountState(engine, mount, state, error),
      reportTemplateError: (error) => void reportTemplateError(engine, element, error),
    });
  } catch (error) {
    console.error(error);
    setMountState(engine, mount, 'failed', error);
  }
}
