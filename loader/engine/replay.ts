import { unclobbered } from '../../shared/runtime/unclobbered.ts';
import type { Inputs } from '../inbox.ts';
import { matchControl } from './match-control.ts';
import type { EarlyEvent } from './mount.ts';
import { runSafely } from './run-safely.ts';
import { transferValue } from './transfer-value.ts';

const ROOT = '.sw-root';

/**
 * Replays clicks, keys and submissions on a widget that is ready, or on the shop's HTML when the widget failed.
 *
 * @param isLate the fields are not restored yet
 */
export function replayActions(element: HTMLElement, events: readonly EarlyEvent[], isLate: boolean): void {
  if (isLate) restoreFields(element, events);
  const replayed = new Set<HTMLElement>();
  for (const [event, control, inputs] of events) {
    // A double click counts once.
    if (event.type === 'input' || event.type === 'focusin' || replayed.has(control)) continue;
    replayed.add(control);
    // A button that has left the page since is not replaced by another one.
    const replacement = element.isConnected ? matchControl(element, control) : control;
    withInputs(element, inputs, () => runSafely(() => replayEvent(event, control, replacement)));
  }
}

/**
 * Acts with the inputs of the moment of the event: a script of the page may have changed them since. What it changes in
 * answer to the event stays.
 */
function withInputs({ dataset }: HTMLElement, then: Inputs, act: () => void): void {
  const now: Inputs = Object.fromEntries(Object.entries(dataset));
  const names = [...new Set([...Object.keys(now), ...Object.keys(then)])];
  const changed = names.filter((name) => now[name] !== then[name] && name !== 'widgetState');
  const write = (name: string, value: string | undefined) =>
    value === undefined ? delete dataset[name] : (dataset[name] = value);
  for (const name of changed) write(name, then[name]);
  act();
  for (const name of changed) if (dataset[name] === then[name]) write(name, now[name]);
}

/**
 * Transfers values and focus from the shop's HTML to the widget that has just replaced it, before the shopper types the
 * next letter.
 */
export function restoreFields(element: HTMLElement, events: readonly EarlyEvent[]): void {
  // The widget's own root may have had the focus in the meantime.
  const focused = events.findLast(
    ([{ type }, control]) => type === 'focusin' && !unclobbered(control).matches(ROOT),
  )?.[1];
  const changed = events
    .filter(([{ type, target }]) => type === 'input' && (target || isNewVisit()))
    .map(([, control]) => control);
  for (const control of new Set(changed)) runSafely(() => transferValue(control, matchControl(element, control)));
  // The shopper clicked a kept checkbox before the widget had a listener on it. One of a frame is in the widget's root.
  for (const control of changed.filter(
    (field) => field.matches('[type=checkbox]') && !field.closest(ROOT) && matchControl(element, field) === field,
  ))
    control.dispatchEvent(new Event('change', { bubbles: true }));
  if (focused) runSafely(() => restoreFocus(element, focused));
}

/**
 * Events without a target stand for values that are older than the engine. After Back and a reload, the browser may have
 * restored these from an earlier visit.
 */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

/** Moves the focus only if it got lost when the widget replaced the shop's HTML. */
function restoreFocus(element: HTMLElement, focused: HTMLElement): void {
  const { activeElement, body } = document;
  const isLost = activeElement === body || (activeElement && unclobbered(activeElement).matches(ROOT));
  if (isLost) matchControl(element, focused)?.focus({ preventScroll: true });
}

function replayEvent(event: Event, original: HTMLElement, replacement: HTMLElement | null): void {
  if (event.type === 'submit') {
    const submitter = (event as SubmitEvent).submitter;
    const form = replacement as HTMLFormElement | null;
    // A field's name may hide the form's method.
    if (form) HTMLFormElement.prototype.requestSubmit.call(form, submitter && matchControl(form, submitter));
  } else if (event.type === 'keydown' && replacement && !isNative(replacement)) {
    const { key, code } = event as KeyboardEvent;
    replacement.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, composed: true }),
    );
  } else if (event.type === 'click' || /^(Enter| )$/.test((event as KeyboardEvent).key)) {
    // A link works even if the widget does not draw it.
    (replacement ?? (original.matches('a[href]') ? original : null))?.click();
  }
}

const isNative = (control: HTMLElement) => control.matches('a[href],button,summary,input');
