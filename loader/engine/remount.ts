import { retryLater } from '../../shared/runtime/retry-later.ts';
import { unclobbered } from '../../shared/runtime/unclobbered.ts';
import type { Widget } from '../../shared/runtime/host.ts';
import type { EngineParts } from './engine-parts.ts';
import type { Mount } from './mount.ts';

/** Loads and mounts the widget of an element that is waiting. */
export type StartWidget = (engine: EngineParts, element: HTMLElement) => Promise<void>;

/** What is to be applied with the next start of a widget. */
interface Pending {
  /** The names of the inputs. */
  readonly changed: Set<string>;
  /** Only the latest attempt starts the widget. */
  attempt: number;
}

const pending = new WeakMap<Mount, Pending>();

/** The latest starts of a widget, in milliseconds of the page. */
const starts = new WeakMap<Mount, number[]>();
const MOST_STARTS = 20;
const WITHIN_MS = 10_000;

/**
 * Starts the widget anew with other inputs. It stays as it is until the answer to its first call is there. What the
 * shopper has typed and the focus come back, as they do when a widget replaces the shop's HTML. A dialog is not taken away.
 *
 * @param names of the inputs that have changed
 */
export function remount(engine: EngineParts, mount: Mount, names: readonly string[], start: StartWidget): void {
  const next: Pending = pending.get(mount) ?? { changed: new Set(), attempt: 0 };
  pending.set(mount, next);
  for (const name of names) next.changed.add(name);
  void attemptRemount(engine, mount, next, start);
}

async function attemptRemount(engine: EngineParts, mount: Mount, next: Pending, start: StartWidget): Promise<void> {
  const { element } = mount;
  const attempt = ++next.attempt;
  const isLatest = () => engine.mounts.get(element) === mount && next.attempt === attempt;
  const again = () => isLatest() && void attemptRemount(engine, mount, next, start);
  const prefetch = engine.startPrefetch(element);
  try {
    await Promise.all([prefetch.files, prefetch.host.firstAnswer]);
  } catch {
    // Offline, what the shopper sees is better than nothing.
    return retryLater(again);
  }
  if (!isLatest()) return;
  const dialog = unclobbered(element).querySelector('dialog[open]');
  if (dialog) return dialog.addEventListener('close', again, { once: true });
  if (isEndless(mount)) return console.error('A script changes the inputs of this widget without end.', element);
  pending.delete(mount);
  transferInteraction(mount);
  mount.unmount?.();
  if (mount.widget && isOfAnother(mount.widget, [...next.changed])) removeShopHtml(element);
  // Until it has read its inputs, further changes wait.
  delete mount.unmount;
  delete mount.widget;
  delete mount.read;
  mount.state = 'waiting';
  engine.prefetches.set(element, prefetch);
  await start(engine, element);
}

/** Whether the page changes inputs in answer to the start of the widget. */
function isEndless(mount: Mount): boolean {
  const now = performance.now();
  const latest = [...(starts.get(mount) ?? []).filter((time) => now - time < WITHIN_MS), now];
  starts.set(mount, latest);
  return latest.length > MOST_STARTS;
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
