import { unclobbered } from '../../shared/runtime/unclobbered.ts';
import type { Widget } from '../../shared/runtime/host.ts';
import type { EngineParts } from './engine-parts.ts';
import type { Mount } from './mount.ts';

/** Loads and mounts the widget of an element that is waiting. */
export type StartWidget = (engine: EngineParts, element: HTMLElement) => Promise<void>;

/** How often a widget was to start anew: only the latest one does. */
const attempts = new WeakMap<Mount, number>();

/**
 * Starts the widget anew with other inputs. It stays as it is until the answer to its first call is there. What the
 * shopper has typed and the focus come back, as they do when a widget replaces the shop's HTML. A dialog is not taken away.
 *
 * @param changed the names of the inputs
 */
export async function remount(
  engine: EngineParts,
  mount: Mount,
  changed: readonly string[],
  start: StartWidget,
): Promise<void> {
  const { element } = mount;
  const attempt = (attempts.get(mount) ?? 0) + 1;
  attempts.set(mount, attempt);
  const prefetch = engine.startPrefetch(element);
  await Promise.allSettled([prefetch.files, prefetch.host.firstAnswer]);
  // The element may have left the page, or its inputs have changed again.
  if (engine.mounts.get(element) !== mount || attempts.get(mount) !== attempt) return;
  const dialog = unclobbered(element).querySelector('dialog[open]');
  if (dialog)
    return dialog.addEventListener('close', () => void remount(engine, mount, changed, start), { once: true });
  transferInteraction(mount);
  mount.unmount?.();
  delete mount.unmount;
  if (mount.widget && isOfAnother(mount.widget, changed)) removeShopHtml(element);
  mount.state = 'waiting';
  engine.prefetches.set(element, prefetch);
  await start(engine, element);
}

/** Whether the first call asks for something else, such as another product. */
function isOfAnother({ firstCall }: Widget, changed: readonly string[]): boolean {
  const { path = '', body } = firstCall ?? {};
  const names = [...[...path.matchAll(/{(\w+)}/g)].map(([, name]) => name!), ...Object.keys(body ?? {})];
  return names.some((name) => changed.includes(name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())));
}

/** What the server has printed for the inputs of before, such as the reviews of another product. */
function removeShopHtml(element: HTMLElement): void {
  const { childNodes, replaceChildren } = unclobbered(element);
  replaceChildren(...[...childNodes].filter(({ nodeName }) => /^(?:SCRIPT|TEMPLATE)$/.test(nodeName)));
}

/** The browser marks the fields that the shopper has changed. One that is being edited has the focus. */
const EDITED = ':is(input,select,textarea):is(:user-valid,:user-invalid,:focus)';

/** Puts into the inbox what the shopper has typed into the widget, and the control that has the focus. */
function transferInteraction({ element, inbox }: Mount): void {
  const { querySelectorAll, querySelector } = unclobbered(element);
  for (const field of querySelectorAll<HTMLElement>(EDITED)) inbox.push([fromThisVisit('input'), field, {}]);
  const focused = querySelector<HTMLElement>(':focus');
  if (focused) inbox.push([fromThisVisit('focusin'), focused, {}]);
}

/** An event without a target may be older than this visit. */
function fromThisVisit(type: string): Event {
  const event = new Event(type);
  document.createElement('i').dispatchEvent(event);
  return event;
}
