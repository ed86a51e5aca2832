import { selectorFor } from '../../loader/engine/console-messages.ts';
import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import type { Widget } from '../../shared/runtime/host.ts';
import type { WidgetRegistry } from '../doctor/page.ts';
import type { FrameFate, FrameLog } from './frame-log.ts';

export interface LiveWidget {
  readonly element: HTMLElement;
  readonly name: string;
  /** Its selector, as in the console. */
  readonly where: string;
  readonly state: string;
  readonly trigger: string;
  /** As written in the page, by attribute. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Undefined where no widget of the page has a frame, and for one that never has any. */
  readonly frame: FrameFate | undefined;
}

/** The widgets of the open page, in its order. */
export function liveWidgets(registry: WidgetRegistry, frames: FrameLog): LiveWidget[] {
  return [...document.querySelectorAll<HTMLElement>('[data-widget]:not([data-widget=""])')].map((element) => {
    const { widget: name = '', load, widgetState } = element.dataset;
    const known = registry[name]?.widget;
    const own = known?.load ?? 'none: unknown widget';
    const where = selectorFor(element);
    return {
      element,
      name,
      where,
      state: widgetState ?? 'not found by the loader',
      trigger: load ? `${load} (data-load)` : `${own} (default)`,
      inputs: inputsOf(element, known ? Object.keys('shape' in known.inputs ? known.inputs.shape : known.inputs) : []),
      frame: frames.fateOf(element, where) ?? (frames.hasFrames() ? withoutFrame(known) : undefined),
    };
  });
}

/** Enhancers draw nothing. */
function withoutFrame(widget: Widget | undefined): FrameFate | undefined {
  if (widget?.kind !== 'island') return undefined;
  const status = widget.readServerMarkup ? 'your own HTML' : 'none: drawn in the browser';
  return { status, changes: [] };
}

function inputsOf(element: HTMLElement, names: readonly string[]): Record<string, string> {
  const attributes = names.map(attributeOf).filter((name) => element.hasAttribute(name));
  const json = element.querySelector(':scope > script[type="application/json"]:not([data-initial])')?.textContent;
  return {
    ...Object.fromEntries(attributes.map((name) => [name, element.getAttribute(name)!])),
    ...(json ? { JSON: json.trim().replaceAll(/\s+/g, ' ') } : {}),
  };
}
