import { early, hold, page } from './loader-context.ts';
import { mounts, type Mount } from './mounts.ts';
import { mountWidget } from './mount-widget.ts';

/** Something the shopper did, and the control it was done to. */
export type CapturedEvent = readonly [event: Event, control: HTMLElement];

const CONTROLS = 'a,button,summary,label,input,select,textarea,[role=button],[tabindex="0"]';
/** A click on these begins to type or to choose, which needs no code. */
const FIELDS = 'input:read-write,select,textarea';
/** Controls that do something without any script. A button does so inside a form only. */
const NATIVE = 'a[href]:not([href=""],[href^="#"]),summary,label,input:not([type=button]),select,textarea';
const KEYS = /^(Enter| |Arrow.+)$/;

type Act = Event & Partial<MouseEvent & KeyboardEvent>;

/** A form inside the widget's element is the shop's own way; one around it is there for pages without scripts. */
function hasEffect(control: HTMLElement, element: Element): boolean {
  const { form, type } = control as HTMLButtonElement;
  return control.matches(NATIVE) || (!!form && type !== 'button' && element.contains(form));
}

/** The act is withheld from the page now, and given to the widget later. */
function isHeld(event: Act, control: HTMLElement, element: Element, { isLazy }: Mount): boolean {
  const { type, target, key, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  // A new tab or a download is between the shopper and the browser.
  if (button || ctrlKey || metaKey || shiftKey || altKey) return false;
  // The browser makes clicks of the keys on its own controls.
  if (type === 'keydown') return target === control && KEYS.test(key!) && !control.matches(`${NATIVE},button`);
  if (type === 'click') return !control.matches(FIELDS) && (isLazy || !hasEffect(control, element));
  return type === 'submit' && isLazy;
}

const isComing = (place: Mount | undefined): place is Mount => !!place?.state?.endsWith('g');

function keep(event: Act): void {
  const { type } = event;
  const target = event.target as HTMLElement;
  const element = target.closest?.('[data-widget]');
  const place = mounts.get(element!);
  if (!isComing(place)) return;
  const control = type === 'click' || type === 'keydown' ? target.closest<HTMLElement>(CONTROLS) : target;
  const held = !!control && element!.contains(control) && isHeld(event, control, element!, place);
  if (held) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  if (held || type === 'input' || type === 'focusin') place.captured.push([event, control!]);
  if (held || place.isLazy) void mountWidget(element!);
}

/** Nothing that a shopper does to a widget is lost while its code is on the way. */
export function captureEvents(): void {
  page.removeEventListener('click', hold, true);
  for (const type of ['click', 'submit', 'keydown', 'input', 'focusin']) page.addEventListener(type, keep, true);
}

/** Takes over the clicks that came before this code. */
export function replayQueuedClicks(): void {
  for (const button of early) {
    const place = mounts.get(button);
    if (isComing(place)) {
      place.captured.push([new MouseEvent('click'), button]);
      void mountWidget(button);
    } else button.click();
  }
}
