import { context } from './loader-context.ts';
import { mountWidget } from './mount-widget.ts';
import { captureEvent, isPending, mounts, type Mount } from './mounts.ts';
import { unclobbered } from '../../shared/runtime/unclobbered.ts';

const CONTROLS = 'a,button,summary,label,input,select,textarea,[role=button],[tabindex="0"]';
/** A click on these starts typing or choosing, which needs no code. */
const FIELDS = 'input:read-write,select,textarea';
/** Controls that work without scripts. A button does so in a form only. */
const NATIVE = 'a[href]:not([href=""],[href^="#"]),summary,label,input:not([type=button]),select,textarea';
const KEYS = /^(Enter| |Arrow.+)$/;

type UserEvent = Event & Partial<MouseEvent & KeyboardEvent>;

/** A form inside the widget's element works without the widget. A form around it is for pages without scripts. */
function worksNatively(control: HTMLElement, element: Element): boolean {
  const { form, type } = control as HTMLButtonElement;
  return control.matches(NATIVE) || (!!form && type !== 'button' && element.contains(form));
}

/** Whether the page does not get the event, because the widget gets it later. */
function isWithheld(event: UserEvent, control: HTMLElement, element: Element, { loadsOnInteraction }: Mount): boolean {
  const { type, target, key, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  // The browser opens a new tab or downloads a file.
  if (button || ctrlKey || metaKey || shiftKey || altKey) return false;
  // On native controls, the browser turns keys into clicks.
  if (type === 'keydown') return target === control && KEYS.test(key!) && !control.matches(`${NATIVE},button`);
  if (type === 'click') return !control.matches(FIELDS) && (loadsOnInteraction || !worksNatively(control, element));
  return type === 'submit' && loadsOnInteraction;
}

function capture(event: UserEvent): void {
  const { type } = event;
  const target = event.target as HTMLElement;
  const { closest } = unclobbered(target);
  const element = closest?.<HTMLElement>('[data-widget]');
  const mount = mounts.get(element!);
  if (!mount || !isPending(mount)) return;
  const control = type === 'click' || type === 'keydown' ? closest<HTMLElement>(CONTROLS) : target;
  const withheld = !!control && element!.contains(control) && isWithheld(event, control, element!, mount);
  if (withheld) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  if (withheld || type === 'input' || type === 'focusin') captureEvent(mount, event, control!, element!.dataset);
  if (withheld || mount.loadsOnInteraction) void mountWidget(element!);
}

/** Captures what the shopper does with a widget while its code is loading. */
export function captureEvents(): void {
  const { page, captureClick } = context;
  page.removeEventListener('click', captureClick, true);
  for (const type of ['click', 'submit', 'keydown', 'input', 'focusin']) page.addEventListener(type, capture, true);
}

/** Takes over the clicks that the loader has queued. */
export function replayQueuedClicks(): void {
  const { queuedClicks } = context;
  for (const [button, inputs] of queuedClicks) {
    const mount = mounts.get(button);
    const isCaptured = mount && isPending(mount);
    if (isCaptured) captureEvent(mount, new MouseEvent('click'), button, inputs);
    queuedClicks.delete(button);
    if (isCaptured) void mountWidget(button);
    else button.click();
  }
}
