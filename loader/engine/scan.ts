import { safely } from './bus.ts';
import { ensureHandlers } from './commands.ts';
import { reportTemplateError } from './report-template-error.ts';
import { learnMore, page, widgets } from './loader-context.ts';
import { isLoadTrigger, isLazyTrigger, onLoadTrigger } from '../load-trigger.ts';
import { setMountState, type Mount, mounts } from './mounts.ts';
import { mountWidget } from './mount-widget.ts';

/** While the page is still arriving, an element may lack its content; what follows it proves that it is whole. */
function isWhole(node: Node | null): boolean {
  return page.readyState !== 'loading' || (!!node && (!!node.nextSibling || isWhole(node.parentNode)));
}

function adopt(element: HTMLElement, name: string): void {
  const place: Mount = { name, isLazy: false, captured: [] };
  mounts.set(element, place);
  setMountState(element, place, 'waiting');
  if (widgets[name]) return settle(element, place);
  learnMore().then(
    () => settleLate(element, place),
    (error) => {
      setMountState(element, place, 'failed', error);
      // The next look at the page finds it anew.
      mounts.delete(element);
    },
  );
}

/** The shopper, or a command, may have asked for it before it was known. */
function settleLate(element: HTMLElement, place: Mount): void {
  settle(element, place);
  if (place.captured[0]) void mountWidget(element);
  ensureHandlers();
}

/** Sees to it that the widget wakes when its moment comes. */
function settle(element: HTMLElement, place: Mount): void {
  const { name } = place;
  const own = widgets[name]?.[0];
  const chosen = element.dataset['load'] || own!;
  const refuse = () => reportTemplateError(element, { attribute: 'data-load', found: chosen });
  const moment = own && (isLoadTrigger(chosen) ? chosen : (refuse(), own));
  place.isLazy = moment === 'interaction';
  if (!moment) {
    reportTemplateError(element, { attribute: 'data-widget', found: name });
    return setMountState(element, place, 'failed', new Error('Unknown widget'));
  }
  // Nobody can touch what is not there: a widget that is given words for a control draws it as soon as it is seen.
  const isBare = place.isLazy && element.dataset['label'] && !element.querySelector('a,button,summary');
  waitFor(element, place, isBare ? 'visible' : moment, () => {
    refuse();
    waitFor(element, place, own, refuse);
  });
}

function waitFor(element: HTMLElement, place: Mount, moment: string, orElse: () => void): void {
  if (!isLazyTrigger(moment)) return onLoadTrigger(element, moment, mountWidget);
  import('./lazy-triggers.ts').then(
    ({ onLazyTrigger: whenRare }) => whenRare(element, place, moment, mountWidget) || orElse(),
    // Better early than never.
    () => mountWidget(element),
  );
}

/** Finds the widgets in this part of the page that are not yet known. */
export function scan(root?: Node | null): void {
  const top = (root ?? page) as HTMLElement;
  for (const element of [top, ...(top.querySelectorAll?.<HTMLElement>('[data-widget]') ?? [])]) {
    const name = element.dataset?.['widget'];
    if (name && !mounts.has(element) && isWhole(element)) safely(adopt, element, name);
  }
  ensureHandlers();
}

/** A widget that left the page for good ends; one that only moved is back by now. */
function leave(): void {
  for (const [element, { unmount }] of mounts) {
    if (element.isConnected) continue;
    mounts.delete(element);
    element.removeAttribute('data-widget-state');
    if (unmount) safely(unmount);
  }
}

/** Follows the page as it arrives and changes. */
export function watch(): void {
  scan();
  page.addEventListener('DOMContentLoaded', () => scan());
  new MutationObserver((records) => {
    if (page.readyState === 'loading') scan();
    for (const { addedNodes } of records) for (const node of addedNodes) scan(node);
    leave();
  }).observe(document, { childList: true, subtree: true });
}
