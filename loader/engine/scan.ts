import { isLazyTrigger, isLoadTrigger, onLoadTrigger } from '../load-trigger.ts';
import { runSafely } from './bus.ts';
import { ensureQueuedHandlers } from './commands.ts';
import { captureEarlyChanges } from './early-changes.ts';
import { context } from './loader-context.ts';
import { mountWidget } from './mount-widget.ts';
import { setMountState, type Mount, mounts } from './mounts.ts';
import { reportTemplateError } from './report-template-error.ts';
import { importWithRecovery } from '../../shared/runtime/import-with-recovery.ts';
import { unclobbered } from '../../shared/runtime/unclobbered.ts';

/** While the page is loading, an element may lack its content. It is complete when a node follows it. */
function isComplete(node: Node | null): boolean {
  return (
    context.page.readyState !== 'loading' ||
    (!!node && (!!unclobbered(node).nextSibling || isComplete(unclobbered(node).parentNode)))
  );
}

/** Adds a mount for the element, which loads when its load trigger fires. */
function addMount(element: HTMLElement, name: string): void {
  const mount: Mount = { name, loadsOnInteraction: false, captured: [], state: 'waiting' };
  mounts.set(element, mount);
  setMountState(element, mount, 'waiting');
  const entry = context.widgets[name];
  if (!entry) {
    reportTemplateError(element, { attribute: 'data-widget', found: name });
    return setMountState(element, mount, 'failed', new Error('Unknown widget'));
  }
  const chosen = element.dataset['load'] || entry.load;
  const reportTrigger = () => reportTemplateError(element, { attribute: 'data-load', found: chosen });
  const isValid = isLoadTrigger(chosen);
  if (!isValid) reportTrigger();
  const trigger = isValid ? chosen : entry.load;
  mount.loadsOnInteraction = trigger === 'interaction';
  // Without a control in the HTML there is nothing to interact with. The widget draws one with the text of `data-label`.
  const hasNoControl =
    mount.loadsOnInteraction && element.dataset['label'] && !element.querySelector('a,button,summary');
  startTrigger(element, mount, hasNoControl ? 'visible' : trigger, () => {
    reportTrigger();
    startTrigger(element, mount, entry.load, reportTrigger);
  });
}

function startTrigger(element: HTMLElement, mount: Mount, trigger: string, onInvalid: () => void): void {
  if (!isLazyTrigger(trigger)) return onLoadTrigger(element, trigger, mountWidget);
  importWithRecovery('lazy-triggers', () => import('./lazy-triggers.ts')).then(
    ({ onLazyTrigger }) => onLazyTrigger(element, mount, trigger, mountWidget) || onInvalid(),
    () => mountWidget(element),
  );
}

/** Adds mounts for the widgets in this part of the page. */
export function scan(root?: Node | null): void {
  const top = (root ?? document) as HTMLElement;
  for (const element of [top, ...(unclobbered(top).querySelectorAll?.<HTMLElement>('[data-widget]') ?? [])]) {
    const name = element.dataset?.['widget'];
    if (name && !mounts.has(element) && isComplete(element)) runSafely(addMount, element, name);
  }
  ensureQueuedHandlers();
}

/** Unmounts widgets whose elements have left the page. An element that only moved is connected again by now. */
function removeMounts(): void {
  for (const [element, { unmount }] of mounts) {
    if (element.isConnected) continue;
    mounts.delete(element);
    delete (element as HTMLElement).dataset['widgetState'];
    if (unmount) runSafely(unmount);
  }
}

function scanPage(): void {
  scan();
  captureEarlyChanges();
}

/** Scans the page now, and whenever it changes. */
export function observe(): void {
  const { page } = context;
  scanPage();
  page.addEventListener('DOMContentLoaded', scanPage);
  new MutationObserver((records) => {
    if (page.readyState === 'loading') scan();
    for (const { addedNodes } of records) for (const node of addedNodes) scan(node);
    removeMounts();
  }).observe(document, { childList: true, subtree: true });
}
