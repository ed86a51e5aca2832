import { editDistance } from '../../loader/engine/closest-name.ts';
import { templateErrorMessage } from '../../loader/engine/console-messages.ts';
import { allowedOrigins } from '../../shared/i18n/settings.ts';
import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import { readAttributes, type Attributes } from '../../shared/runtime/attributes.ts';
import type { TemplateError, Widget } from '../../shared/runtime/host.ts';
import { readInputs } from '../../shared/runtime/inputs.ts';
import type * as z from 'zod/mini';
import { INSIDE } from '../../shared/rules/unread-markup.ts';
import type { Code } from './codes.ts';
import { finding, type Finding } from './finding.ts';
import { recordIn, type Knowledge, type Page, type Place } from './page.ts';

/** The inputs of a widget as it would read them in the page, or what it would complain about. */
export type Read =
  | {
      readonly is: 'read';
      readonly inputs: Readonly<Record<string, unknown>>;
      readonly complaints?: readonly TemplateError[];
    }
  | { readonly is: 'wrong'; readonly complaints: readonly TemplateError[] };

/** Attributes that every widget has. */
const COMMON = ['data-widget', 'data-load', 'data-initial', 'data-widget-state'];

const done = new WeakMap<Element, Read>();

/** Reads with the widget's own code, once for each element. */
export function readPlace(page: Page, place: Place, widget: Widget): Read {
  const known = done.get(place.element) ?? page.within(() => readSafely(page, place, widget));
  done.set(place.element, known);
  return known;
}

/** What is too large or too deep for a widget breaks it in the page too. */
function readSafely(page: Page, place: Place, widget: Widget): Read {
  try {
    return read(page, place, widget);
  } catch (error) {
    const found = (error as Error).message;
    return { is: 'wrong', complaints: [{ attribute: INSIDE, expected: 'what can be read', found }] };
  }
}

function read({ document }: Page, { element }: Place, widget: Widget): Read {
  if (widget.kind === 'island')
    return readInputs(
      element,
      widget.inputs as z.ZodMiniObject,
      widget.readServerMarkup?.(element),
      originsOf(document),
    );
  const complaints: TemplateError[] = [];
  const broken = brokenChild(element);
  if (broken !== null)
    complaints.push({ attribute: '<script type="application/json">', expected: 'JSON', found: broken });
  const inputs = readAttributes(element, widget.inputs as Attributes, (complaint) => complaints.push(complaint));
  return inputs && complaints.length === 0 ? { is: 'read', inputs } : { is: 'wrong', complaints };
}

const origins = new WeakMap<Document, ReturnType<typeof allowedOrigins>>();

/** The settings of a page are found once, however many widgets it has. */
function originsOf(document: Document): ReturnType<typeof allowedOrigins> {
  const known =
    origins.get(document) ?? allowedOrigins(recordIn(document.querySelector('[data-shop-settings]')?.textContent));
  origins.set(document, known);
  return known;
}

function brokenChild(element: HTMLElement): string | null {
  const child = element.querySelector(':scope > script[type="application/json"]:not([data-initial])');
  return child && !recordIn(child.textContent) ? child.textContent : null;
}

/** What is wrong with names and inputs, in the words of the page's own console. */
export function checkInputs(page: Page, knowledge: Knowledge): Finding[] {
  const names = Object.keys(knowledge);
  return page.places.flatMap((place) => {
    const known = knowledge[place.name];
    if (!known) {
      const complaint = { attribute: 'data-widget', found: place.name };
      return [finding('widget-unknown', place.where, said(place, complaint, names))];
    }
    const read = readPlace(page, place, known.widget);
    return [
      ...(read.complaints ?? []).map((complaint) =>
        finding(codeOf(complaint), place.where, said(place, complaint, names)),
      ),
      ...misspelt(place, known.widget),
    ];
  });
}

function codeOf({ attribute }: TemplateError): Code {
  return attribute === INSIDE ? 'inside-wrong' : 'input-wrong';
}

/** The console puts the element in front. */
export function said(
  { where }: Place,
  complaint: Partial<TemplateError> & { attribute: string; found: string },
  names: readonly string[],
) {
  return templateErrorMessage(where, complaint, names).slice(where.length + 2);
}

/** An attribute that is almost an input; attributes that are the shop's own are left in peace. */
function misspelt({ element, where }: Place, { inputs }: Widget): Finding[] {
  const shape = 'shape' in inputs ? (inputs.shape as object) : inputs;
  const known = [...Object.keys(shape).map(attributeOf), ...COMMON];
  return element.getAttributeNames().flatMap((written) => {
    if (!written.startsWith('data-') || known.includes(written)) return [];
    const meant = known.find((name) => editDistance(written, name) <= 2 && !element.hasAttribute(name));
    return meant ? [finding('input-unknown', where, `${written} is no input. Did you mean "${meant}"?`)] : [];
  });
}
