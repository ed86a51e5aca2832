import { selectorFor } from '../../loader/engine/console-messages.ts';
import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import type { WidgetRegistry } from '../doctor/page.ts';

export interface LiveWidget {
  readonly element: HTMLElement;
  readonly name: string;
  /** Its selector, as in the console. */
  readonly where: string;
  readonly state: string;
  readonly trigger: string;
  /** As written in the page, by attribute. */
  readonly inputs: Readonly<Record<string, string>>;
}

/** The widgets of the open page, in its order. */
export function liveWidgets(registry: WidgetRegistry): LiveWidget[] {
  return [...document.querySelectorAll<HTMLElement>('[data-widget]:not([data-widget=""])')].map((element) => {
    const { widget: name = '', load, widgetState } = element.dataset;
    const known = registry[name]?.widget;
    const own = known?.load ?? 'none: unknown widget';
    return {
      element,
      name,
      where: selectorFor(element),
      state: widgetState ?? 'not found by the loader',
      trigger: load ? `${load} (data-load)` : `${own} (default)`,
      inputs: inputsOf(element, known ? Object.keys('shape' in known.inputs ? known.inputs.shape : known.inputs) : []),
    };
  });
}

function inputsOf(element: HTMLElement, names: readonly string[]): Record<string, string> {
  const attributes = names.map(attributeOf).filter((name) => element.hasAttribute(name));
  const json = element.querySelector(':scope > script[type="application/json"]:not([data-initial])')?.textContent;
  return {
    ...Object.fromEntries(attributes.map((name) => [name, element.getAttribute(name)!])),
    ...(json ? { JSON: json.trim().replaceAll(/\s+/g, ' ') } : {}),
  };
}
