import type { CapturedEvent } from './capture-events.ts';
import { matchControl } from './match-control.ts';
import { transferValue } from './transfer-value.ts';

const ROOT = '.sw-root';

/** Gives a widget what the shopper did before it was there, or the shop's own HTML if the widget failed. */
export function replay(element: HTMLElement, acts: readonly CapturedEvent[], state: 'ready' | 'failed'): void {
  // The widget's own root may have held the focus meanwhile.
  const focused = acts.findLast(([{ type }, control]) => type === 'focusin' && !control.matches(ROOT))?.[1];
  if (state === 'ready') {
    const changed = controls(acts, 'input');
    for (const control of new Set(changed)) apart(() => transferValue(control, matchControl(element, control)));
    // A box that stays in its place was clicked before its widget could hear of it.
    for (const control of changed.filter((one) => one.matches('[type=checkbox]') && matchControl(element, one) === one))
      control.dispatchEvent(new Event('change', { bubbles: true }));
    if (focused) apart(() => keepFocus(element, focused));
  }
  const done = new Set<HTMLElement>();
  for (const [event, control] of acts) {
    if (event.type === 'input' || event.type === 'focusin' || done.has(control)) continue;
    // A double click is meant once.
    done.add(control);
    apart(() => again(event, control, matchControl(element, control)));
  }
}

/** What goes wrong with one act is no harm to the next. */
function apart(act: () => void): void {
  try {
    act();
  } catch (error) {
    console.error(error);
  }
}

function controls(acts: readonly CapturedEvent[], type: string): HTMLElement[] {
  return acts.filter(([event]) => event.type === type).map(([, control]) => control);
}

/** Moves the focus only if it got lost when the shop's HTML made way. */
function keepFocus(element: HTMLElement, focused: HTMLElement): void {
  const { activeElement, body } = document;
  const isLost = activeElement === body || activeElement?.matches(ROOT);
  if (isLost) matchControl(element, focused)?.focus({ preventScroll: true });
}

function again(event: Event, before: HTMLElement, now: HTMLElement | null): void {
  if (event.type === 'submit') {
    const submitter = (event as SubmitEvent).submitter;
    const form = now as HTMLFormElement | null;
    // A field may be called like what a form can do.
    if (form) HTMLFormElement.prototype.requestSubmit.call(form, submitter && matchControl(form, submitter));
  } else if (event.type === 'keydown' && now && !isNative(now)) {
    const { key, code } = event as KeyboardEvent;
    now.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, composed: true }));
  } else if (event.type === 'click' || /^(Enter| )$/.test((event as KeyboardEvent).key)) {
    // A link leads where it led, even if the widget draws it no more.
    (now ?? (before.matches('a[href]') ? before : null))?.click();
  }
}

const isNative = (control: HTMLElement) => control.matches('a[href],button,summary,input');
