import type { Facts } from '../../shared/bus/events.ts';
import type { TemplateError } from '../../shared/runtime/template-error.ts';
import { closestName } from './closest-name.ts';
import { locateJsonError } from './json-error.ts';
import { unclobbered } from '../../shared/runtime/unclobbered.ts';

/** What the author of a template reads in the console about it. Other messages are made where they are reported. */

/** What the loader itself expects of a template. */
const EXPECTED: Readonly<Record<string, string>> = {
  'data-widget': 'the name of a widget',
  'data-shop-settings': 'JSON',
  'data-initial': 'JSON',
};

/** The loader leaves out what it expects. The attribute is empty for invalid JSON in an element. */
export type PartialTemplateError = Omit<TemplateError, 'expected'> & Partial<TemplateError>;

const MAX_LENGTH = 80;
const reported = new WeakMap<Element, Set<string>>();

/** A template error of this page. */
export interface ReportedError {
  /** The selector of the element when it was reported. */
  readonly where: string;
  readonly attribute: string;
  readonly message: string;
}

/** The template errors since the page began, for the inspector. */
export const reportedErrors: ReportedError[] = [];
const MAX_ERRORS = 100;

const INITIAL = 'data-initial';
const JSON_ATTRIBUTES = ['data-shop-settings', INITIAL];

/** Describes a mistake in a template, once per element, attribute and value. Undefined when it is reported already. */
export function describeTemplateError(
  element: Element,
  error: PartialTemplateError,
  names: readonly string[],
): Facts['template-error'] | undefined {
  if (error.attribute) return describeOnce(element, error, names);
  const { hasAttribute, localName, parentElement, getAttribute } = unclobbered(element);
  const attribute = JSON_ATTRIBUTES.find((name) => hasAttribute(name));
  // The widget reports invalid JSON in its inputs.
  if (!attribute) return;
  // An initial answer is in a script of the widget's element, or in an attribute of that element.
  const isInScript = attribute === INITIAL && localName === 'script';
  const json = getAttribute(attribute) || error.found;
  return describeOnce(isInScript ? parentElement! : element, { attribute, found: json }, names);
}

function describeOnce(
  element: Element,
  error: PartialTemplateError,
  names: readonly string[],
): Facts['template-error'] | undefined {
  const attributes = reported.get(element) ?? new Set();
  reported.set(element, attributes);
  const key = `${error.attribute} ${error.found}`;
  if (attributes.has(key)) return;
  attributes.add(key);
  const where = selectorFor(element);
  const message = templateErrorMessage(where, error, names);
  if (reportedErrors.length < MAX_ERRORS) reportedErrors.push({ where, attribute: error.attribute, message });
  return { widget: unclobbered(element).getAttribute('data-widget'), element, ...complete(error), message };
}

function complete(error: PartialTemplateError): TemplateError {
  return { ...error, expected: error.expected ?? EXPECTED[error.attribute] ?? 'a valid value' };
}

export function templateErrorMessage(place: string, error: PartialTemplateError, names: readonly string[]): string {
  const { attribute, expected, found: value } = complete(error);
  const sentences = [`${place}: ${attribute} expects ${expected}, found ${quoted(value)}.`];
  const position = expected.startsWith('JSON') && locateJsonError(value);
  if (position) sentences.push(`Invalid at line ${position.line}, column ${position.column}.`);
  const closest = attribute === 'data-widget' && closestName(value, names);
  if (closest) sentences.push(`Did you mean "${closest}"?`);
  return sentences.join(' ');
}

function quoted(value: string): string {
  const text = value.trim().replaceAll(/\s+/g, ' ');
  if (text === 'nothing') return text;
  return `"${text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text}"`;
}

function findByWidget(widget: string): Element[] {
  // An element's name may hide the document's method.
  return [...Document.prototype.querySelectorAll.call(document, `[data-widget="${CSS.escape(widget)}"]`)];
}

/**
 * The shortest selector by which a developer finds the element.
 *
 * @param all the page's elements with the same widget, if the caller knows them
 */
export function selectorFor(element: Element, all?: readonly Element[]): string {
  const { getAttribute, localName, id } = unclobbered(element);
  const widget = getAttribute('data-widget');
  const selector = localName + (id ? `#${id}` : '') + (widget === null ? '' : `[data-widget="${widget}"]`);
  const alike = widget === null || id ? [] : (all ?? findByWidget(widget));
  return alike.length > 1 ? `${selector} (number ${alike.indexOf(element) + 1} of ${alike.length})` : selector;
}

/** A widget repeats the same call. Its author, or a script of the page, causes this. */
export function repeatedCallMessage(
  widget: string,
  method: string,
  path: string,
  times: number,
  windowMs: number,
  pauseMs: number,
): string {
  // A query may contain what a shopper has typed.
  const call = `${method.toUpperCase()} ${path.split('?', 1)[0]}`;
  return `${widget}: ${call} was called ${times} times within ${windowMs / 1000} s without any interaction with the page. It is blocked for ${pauseMs / 1000} s.`;
}
