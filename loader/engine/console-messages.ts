import type { TemplateError } from '../../shared/runtime/host.ts';
import { locateJsonError } from './json-error.ts';
import { closestName } from './closest-name.ts';

/** What the author of a template reads in the console. */

/** What the loader itself expects of a template. */
const EXPECTED: Readonly<Record<string, string>> = {
  'data-widget': 'the name of a widget',
  'data-load': 'eager, idle, visible, visible 400px, interaction or media (min-width: 800px)',
  'data-shop-settings': 'JSON',
  'data-initial': 'JSON',
};

/** A complaint of the loader says only where and what; a widget knows best what it expects. */
export type Found = Omit<TemplateError, 'expected'> & Partial<TemplateError>;

const LONGEST = 80;
const said = new WeakMap<Element, Set<string>>();

const INITIAL = 'data-initial';
const PLACES = ['data-shop-settings', INITIAL];

/** Says once per element and attribute what is wrong with it. JSON that cannot be read has no attribute yet. */
export function logTemplateError(element: Element, complaint: Found, names: readonly string[]): void {
  if (complaint.attribute) return sayOnce(element, complaint, names);
  const attribute = PLACES.find((name) => element.hasAttribute(name));
  // A script with inputs is the business of its widget.
  if (!attribute) return;
  // An answer stands in a script of the widget's element, or in that element's attribute.
  const isOfWidget = attribute === INITIAL && element.localName === 'script';
  const found = element.getAttribute(attribute) || complaint.found;
  sayOnce(isOfWidget ? element.parentElement! : element, { attribute, found }, names);
}

function sayOnce(element: Element, complaint: Found, names: readonly string[]): void {
  const before = said.get(element) ?? new Set();
  said.set(element, before);
  if (before.has(complaint.attribute)) return;
  before.add(complaint.attribute);
  console.error(templateErrorMessage(describe(element), complaint, names), element);
}

export function templateErrorMessage(
  place: string,
  { attribute, found, ...rest }: Found,
  names: readonly string[],
): string {
  const { expected = EXPECTED[attribute] ?? 'something else' } = rest;
  const sentences = [`${place}: ${attribute} expects ${expected}, found ${quoted(found)}.`];
  const fault = expected.startsWith('JSON') && locateJsonError(found);
  if (fault) sentences.push(`It breaks at line ${fault.line}, column ${fault.column}.`);
  const meant = attribute === 'data-widget' && closestName(found, names);
  if (meant) sentences.push(`Did you mean "${meant}"?`);
  return sentences.join(' ');
}

function quoted(found: string): string {
  const short = found.trim().replaceAll(/\s+/g, ' ');
  return `"${short.length > LONGEST ? `${short.slice(0, LONGEST)}…` : short}"`;
}

function alikeOf(widget: string): Element[] {
  // A picture of the page may be called like what finds elements.
  return [...Document.prototype.querySelectorAll.call(document, `[data-widget="${CSS.escape(widget)}"]`)];
}

/**
 * The shortest selector by which a human finds the element again.
 *
 * @param known all elements of the page with the same widget, where they have been found already
 */
export function describe(element: Element, known?: readonly Element[]): string {
  const widget = element.getAttribute('data-widget');
  const own =
    element.localName + (element.id ? `#${element.id}` : '') + (widget === null ? '' : `[data-widget="${widget}"]`);
  const alike = widget === null || element.id ? [] : (known ?? alikeOf(widget));
  return alike.length > 1 ? `${own} (number ${alike.indexOf(element) + 1} of ${alike.length})` : own;
}

/** A widget repeats the same call; only its author, or a script of the page, can mend that. */
export function repeatedCallMessage(
  widget: string,
  method: string,
  path: string,
  times: number,
  spanMs: number,
  pauseMs: number,
): string {
  // A query may hold what a shopper has typed.
  const call = `${method.toUpperCase()} ${path.split('?', 1)[0]}`;
  return `${widget}: ${call} was asked ${times} times within ${spanMs / 1000} s, and nobody had touched the page. It is asked no more for ${pauseMs / 1000} s.`;
}
