import { retryLater } from '../../shared/runtime/retry-later.ts';
import { unclobbered } from '../../shared/runtime/unclobbered.ts';
import { page } from '../page.ts';
import { collectEarlyChanges } from './early-changes.ts';
import type { EngineParts } from './engine-parts.ts';
import type { Mount } from './mount.ts';
import { setMountState } from './mount-state.ts';
import { runSafely } from './run-safely.ts';
import { startTrigger } from './start-trigger.ts';

/** While the page is loading, an element may lack its content. It is complete when a node follows it. */
function isComplete(node: Node | null): boolean {
  return (
    page.readyState !== 'loading' ||
    (!!node && (!!unclobbered(node).nextSibling || isComplete(unclobbered(node).parentNode)))
  );
}

/** Adds a mount for the element, which loads when its load trigger fires. */
function addMount(engine: EngineParts, element: HTMLElement, name: string): void {
  const mount: Mount = { element, name, loadsOnInteraction: false, inbox: [], state: 'waiting' };
  engine.mounts.set(element, mount);
  setMountState(engine, mount, 'waiting');
  const entry = engine.widgets[name];
  if (entry) return startTrigger(engine, mount, entry.load);
  // A script of the page may still define it.
  const report = () => engine.reportUnknown(mount);
  if (page.readyState === 'complete') report();
  else addEventListener('load', report);
}

/** Adds mounts for the widgets in this part of the page. */
export function scan(engine: EngineParts, root?: Node | null): void {
  const top = (root ?? document) as HTMLElement;
  for (const element of [top, ...(unclobbered(top).querySelectorAll?.<HTMLElement>('[data-widget]') ?? [])]) {
    const name = element.dataset?.['widget'];
    if (name && !engine.mounts.has(element) && isComplete(element)) runSafely(addMount, engine, element, name);
  }
  engine.commands.findHandlers();
}

/** Unmounts widgets whose elements have left the page. An element that only moved is connected again by now. */
function removeMounts({ mounts }: EngineParts): void {
  for (const [element, mount] of mounts) {
    // A button of a list that has just been replaced was pressed before: its click is carried out first.
    if (element.isConnected || mount.isReplaying || mount.inbox.some(([{ type }]) => type === 'click')) continue;
    mounts.delete(element);
    delete element.dataset['widgetState'];
    if (mount.unmount) runSafely(mount.unmount);
  }
}

/** Gives widgets the inputs that a script of the page has changed. */
type ApplyChanges = (records: readonly MutationRecord[]) => Promise<unknown>;

/** Scans the page now, and whenever it changes. */
export function observe(engine: EngineParts, applyChanges: ApplyChanges): void {
  function scanPage(): void {
    scan(engine);
    collectEarlyChanges(engine);
  }
  function apply(changes: readonly MutationRecord[]): void {
    applyChanges(changes).catch(() => retryLater(() => apply(changes)));
  }
  scanPage();
  page.addEventListener('DOMContentLoaded', scanPage);
  new MutationObserver((records) => {
    // Before new widgets are mounted: the parser adds the text of a script after the script.
    const changes = records.filter(isInput);
    if (records.some(({ type }) => type === 'childList')) {
      if (page.readyState === 'loading') scan(engine);
      for (const { addedNodes } of records) for (const node of addedNodes) scan(engine, node);
      removeMounts(engine);
    }
    if (changes[0]) apply(changes);
  }).observe(document, { childList: true, subtree: true, attributeOldValue: true, characterDataOldValue: true });
}

/** Whether this may change an input of a widget: an attribute, or the text of a JSON child. */
function isInput({ target, addedNodes, attributeName }: MutationRecord): boolean {
  if (attributeName)
    return (
      /^data-(?!initial$|widget-state$|sw-)/.test(attributeName) && !!(target as HTMLElement).dataset?.['widgetState']
    );
  const { parentElement } = addedNodes[0] ?? target;
  return !!parentElement && unclobbered(parentElement).matches('[data-widget-state]>script');
}
