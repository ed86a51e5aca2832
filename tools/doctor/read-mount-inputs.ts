import type * as z from 'zod/mini';
import { allowedOrigins } from '../../shared/i18n/settings.ts';
import { INSIDE } from '../../shared/rules/unreadable-markup.ts';
import { readAttributes, type Attributes } from '../../shared/runtime/attributes.ts';
import type { Widget } from '../../shared/runtime/host.ts';
import type { TemplateError } from '../../shared/runtime/template-error.ts';
import { readInputs } from '../../shared/runtime/inputs.ts';
import { recordIn, type Mount, type Page, type WidgetRegistry } from './page.ts';

/** The inputs of a widget as it reads them in the page, or its template errors. */
export type ReadInputs =
  | {
      readonly is: 'read';
      readonly inputs: Readonly<Record<string, unknown>>;
      readonly templateErrors?: readonly TemplateError[];
    }
  | { readonly is: 'wrong'; readonly templateErrors: readonly TemplateError[] };

const cache = new WeakMap<Element, ReadInputs>();

/** Reads the inputs with the widget's own code, once per element. */
export function readMountInputs(page: Page, { element }: Mount, widget: Widget): ReadInputs {
  const read = cache.get(element) ?? page.runInPage(() => readSafely(page, element, widget));
  cache.set(element, read);
  return read;
}

/** The widgets of a page whose inputs can be read. */
export function readAllInputs(page: Page, registry: WidgetRegistry) {
  return page.mounts.flatMap((mount) => {
    const known = registry[mount.name];
    const read = known && readMountInputs(page, mount, known.widget);
    if (read?.is !== 'read') return [];
    return [{ widget: mount.name, inputs: read.inputs, endpoints: Object.values(known!.calls) }];
  });
}

/** Markup that is too large or nested too deep overflows the stack, as it does in the page. */
function readSafely(page: Page, element: HTMLElement, widget: Widget): ReadInputs {
  try {
    return read(page, element, widget);
  } catch (error) {
    const message = (error as Error).message;
    return { is: 'wrong', templateErrors: [{ attribute: INSIDE, expected: 'readable content', found: message }] };
  }
}

function read({ settings }: Page, element: HTMLElement, widget: Widget): ReadInputs {
  if (widget.kind === 'island')
    return readInputs(
      element,
      widget.inputs as z.ZodMiniObject,
      widget.readServerMarkup?.(element),
      allowedOrigins(settings),
    );
  const templateErrors: TemplateError[] = [];
  const invalid = invalidJsonIn(element);
  if (invalid !== null)
    templateErrors.push({ attribute: '<script type="application/json">', expected: 'JSON', found: invalid });
  const inputs = readAttributes(element, widget.inputs as Attributes, (templateError) =>
    templateErrors.push(templateError),
  );
  return inputs && templateErrors.length === 0 ? { is: 'read', inputs } : { is: 'wrong', templateErrors };
}

function invalidJsonIn(element: HTMLElement): string | null {
  const child = element.querySelector(':scope > script[type="application/json"]:not([data-initial])');
  return child && !recordIn(child.textContent) ? child.textContent : null;
}
