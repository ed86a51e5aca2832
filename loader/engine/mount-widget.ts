import type { Widget } from '../../shared/runtime/host.ts';
import type { Prefetch } from '../prefetch.ts';
import { createBus } from './bus.ts';
import { guardCalls } from './call-guard.ts';
import { handle } from './commands.ts';
import { explainCall } from './explain-call.ts';
import { context } from './loader-context.ts';
import { loadReplayFor, setMountState, type Mount, mounts } from './mounts.ts';
import { reportTemplateError } from './report-template-error.ts';
import { retryLater } from '../../shared/runtime/retry-later.ts';

export const bus = createBus(handle);

/** Loads and mounts the widget of this element, if it is still waiting. */
export async function mountWidget(element: Element): Promise<void> {
  const mount = mounts.get(element);
  if (mount?.state !== 'waiting') return;
  setMountState(element as HTMLElement, mount, 'loading');
  const prefetch = context.prefetches.get(element) ?? context.startPrefetch(element as HTMLElement);
  context.prefetches.delete(element);
  try {
    const files = await prefetch.files;
    // What the shopper types must not get lost while the code that moves it is loading.
    await loadReplayFor(mount);
    // The element may have left the page.
    if (mounts.get(element) === mount) runWidget(element as HTMLElement, mount, files, prefetch.host);
  } catch (error) {
    setMountState(element as HTMLElement, mount, 'failed', error);
    remountLater(element, mount);
  }
}

/**
 * Loads the files again later, and then mounts the widget. Until all of them are there it stays `failed`, so that nothing
 * flickers and the shop's HTML works.
 */
function remountLater(element: Element, mount: Mount): void {
  retryLater(() => {
    if (mounts.get(element) !== mount) return;
    const prefetch = context.startPrefetch(element as HTMLElement);
    prefetch.files.then(
      () => {
        mount.state = 'waiting';
        context.prefetches.set(element, prefetch);
        return mountWidget(element);
      },
      () => remountLater(element, mount),
    );
  });
}

function runWidget(
  element: HTMLElement,
  mount: Mount,
  [module, texts]: Awaited<Prefetch['files']>,
  host: Prefetch['host'],
): void {
  const widget = (module['island'] ?? module['enhancer'] ?? module[mount.name]) as Widget;
  for (const script of context.invalidJson.splice(0))
    if (script) reportTemplateError(script, { attribute: '', found: script.textContent });
  try {
    mount.unmount = widget.mount(element, {
      ...host,
      bus,
      settings: context.settings(),
      texts: texts ? texts.default : {},
      ...guardCalls(mount.name),
      explain: (...call) => explainCall(mount.name, ...call),
      loadReplay: () => loadReplayFor(mount),
      setState: (state, error) => setMountState(element, mount, state, error),
      reportTemplateError: (error) => reportTemplateError(element, error),
    });
  } catch (error) {
    console.error(error);
    setMountState(element, mount, 'failed', error);
  }
}
