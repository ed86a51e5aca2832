import { unclobbered } from '../../shared/runtime/unclobbered.ts';
import { page } from '../page.ts';
import type { EngineParts } from './engine-parts.ts';
import { isInFrame, isPending, type Mount } from './mount.ts';
import { addEvent } from './mount-state.ts';
import { mountWidget } from './mount-widget.ts';

const CONTROLS = 'a,button,summary,label,input,select,textarea,[role=button],[tabindex="0"]';
/** A click on these starts typing or choosing, which needs no code. */
const FIELDS = 'input:read-write,select,textarea';
/** Controls that work without scripts. A button does so in a form only. */
const NATIVE = 'a[href]:not([href=""],[href^="#"]),summary,label,input:not([type=button]),select,textarea';
const KEYS = /^(Enter| |Arrow.+)$/;

type UserEvent = Event & Partial<MouseEvent & KeyboardEvent>;

/**
 * A form inside the widget's element works without the widget. A form around it is for pages without scripts, and that of
 * a frame is the widget's own.
 */
function worksNatively(control: HTMLElement, element: Element): boolean {
  const { form, type } = control as HTMLButtonElement;
  return control.matches(NATIVE) || (!!form && type !== 'button' && element.contains(form) && !isInFrame(control));
}

/** Whether the page does not get the event, because the widget gets it later. */
function isWithheld(event: UserEvent, control: HTMLElement, element: Element, { loadsOnInteraction }: Mount): boolean {
  const { type, target, key, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  // The browser opens a new tab or downloads a file.
  if (button || ctrlKey || metaKey || shiftKey || altKey) return false;
  // On native controls, the browser turns keys into clicks.
  if (type === 'keydown') return target === control && KEYS.test(key!) && !control.matches(`${NATIVE},button`);
  // What works natively in a frame does what the widget would do.
  const isWaiting = loadsOnInteraction && !isInFrame(control);
  if (type === 'click') return !control.matches(FIELDS) && (isWaiting || !worksNatively(control, element));
  return type === 'submit' && (loadsOnInteraction || isInFrame(control));
}

/** From now on, what the shopper does with a widget while its code is loading goes into its inbox. */
export function collectEvents(engine: EngineParts): void {
  function collect(event: UserEvent): void {
    const { type } = event;
    const target = event.target as HTMLElement;
    const { closest } = unclobbered(target);
    const element = closest?.<HTMLElement>('[data-widget]');
    const mount = engine.mounts.get(element!);
    if (!mount || !isPending(mount)) return;
    const control = type === 'click' || type === 'keydown' ? closest<HTMLElement>(CONTROLS) : target;
    const withheld = !!control && element!.contains(control) && isWithheld(event, control, element!, mount);
    if (withheld) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (withheld || type === 'input' || type === 'focusin') addEvent(mount, event, control!, element!.dataset);
    if (withheld || mount.loadsOnInteraction) void mountWidget(engine, element!);
  }
  for (const type of ['click', 'submit', 'keydown', 'input', 'focusin']) page.addEventListener(type, collect, true);
}

/** Takes over the clicks in the inbox of the loader. */
export function takeClicks(engine: EngineParts): void {
  const { clicks, mounts } = engine;
  for (const [button, inputs] of clicks) {
    const element = unclobbered(button).closest<HTMLElement>('[data-widget]')!;
    const mount = mounts.get(element);
    const isWanted = mount && isPending(mount);
    if (isWanted) addEvent(mount, new MouseEvent('click'), button, inputs);
    clicks.delete(button);
    if (isWanted) void mountWidget(engine, element);
    else button.click();
  }
}
