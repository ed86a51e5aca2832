import * as z from 'zod/mini';
import { expectedUrl, droppedUrls, type DroppedUrl } from './url-inputs.ts';
import { attributeOf } from './attribute-name.ts';
import type { TemplateError } from './host.ts';
import { pathTo, readPartially } from '../contract/wire.ts';
import { isUnreadableMarkup } from '../rules/unreadable-markup.ts';

type Schema = z.ZodMiniObject;

/** The inputs of a widget, or the mistakes in the template. */
export type Inputs<Type> =
  | {
      readonly is: 'read';
      readonly inputs: Type;
      /** Refused addresses, whose inputs have the default, and list items that are left out. */
      readonly templateErrors?: readonly TemplateError[];
    }
  | { readonly is: 'wrong'; readonly templateErrors: readonly TemplateError[] };

/**
 * Reads `data-<input>` attributes and the JSON child into the types of the schema.
 * Text stays text (`data-id="00123"`), numbers and booleans are converted, everything else is JSON. Attributes and the
 * child take precedence over `serverMarkup`. Unreadable markup is a mistake if no other source has the input. The input
 * `printed` is an exception, because its model may have another source.
 *
 * @param origins allowed in addition to the page's own
 */
export function readInputs<Type extends Schema>(
  element: HTMLElement,
  schema: Type,
  serverMarkup?: Readonly<Record<string, unknown>>,
  origins: readonly string[] = [],
): Inputs<z.output<Type>> {
  const errors: TemplateError[] = [];
  const given: Record<string, unknown> = { ...serverMarkup, ...readJsonChild(element, errors) };
  for (const [name, type] of Object.entries(schema.shape)) {
    const kind = kindOf(type as z.ZodMiniType);
    const written = element.getAttribute(attributeOf(name));
    if (written !== null) given[name] = convert(written, kind, attributeOf(name), errors);
    // A template may write an id of digits as a number in JSON.
    else if (kind === 'string' && typeof given[name] === 'number') given[name] = String(given[name]);
  }
  for (const [name, value] of Object.entries(given))
    if (isUnreadableMarkup(value) && name !== 'printed') errors.push(value.templateError);
  if (errors.length > 0) return { is: 'wrong', templateErrors: errors };
  const refused = removeRefused(given, schema, origins);
  const whole = z.safeParse(schema, given);
  const { read, leftOut } = whole.success
    ? { read: whole, leftOut: [] }
    : readPartially(() => z.safeParse(schema, given));
  if (!read.success) {
    const issues = read.error.issues.filter(({ path }) => !refused.has(String(path[0])));
    return { is: 'wrong', templateErrors: [...refused.values(), ...issues.map((issue) => issueError(issue, given))] };
  }
  const missing = leftOut.map(({ list, key, issue }) =>
    issueError({ ...issue, path: [...pathTo(list, given)!, key, ...issue.path] }, given),
  );
  const dropped = droppedUrls(given, read.data).map(urlError);
  // An entry inside another list is read twice, and one with a dropped address may be left out as a whole.
  const all = [
    ...new Map([...refused.values(), ...dropped, ...missing].map((error) => [error.attribute, error])).values(),
  ];
  return { is: 'read', inputs: read.data, ...(all.length > 0 && { templateErrors: all }) };
}

/** Removes refused addresses. Returns the mistakes by input. */
function removeRefused(
  given: Record<string, unknown>,
  { shape }: Schema,
  origins: readonly string[],
): Map<string, TemplateError> {
  const refused = new Map<string, TemplateError>();
  for (const [name, type] of Object.entries(shape)) {
    const expected = expectedUrl(innermost(type as z.ZodMiniType), given[name], origins);
    if (expected === null) continue;
    refused.set(name, { attribute: attributeOf(name), expected, found: String(given[name]) });
    delete given[name];
  }
  return refused;
}

function urlError({ path: [name = '', ...inside], url }: DroppedUrl): TemplateError {
  const expected = 'a path, or an address that runs no script';
  return { attribute: attributeOf(name) + placeOf(inside), expected, found: url };
}

function readJsonChild(element: HTMLElement, errors: TemplateError[]): object {
  const script = element.querySelector(':scope > script[type="application/json"]:not([data-initial])');
  const found = script ? parseJson(script.textContent ?? '', '<script type="application/json">', errors) : {};
  return typeof found === 'object' && found !== null ? found : {};
}

function convert(written: string, kind: string, attribute: string, errors: TemplateError[]): unknown {
  if (kind === 'string') return written;
  if (kind === 'number' || kind === 'int')
    return written.trim() === '' || Number.isNaN(Number(written)) ? written : Number(written);
  if (kind === 'boolean')
    return ['', 'true', '1'].includes(written) ? true : ['false', '0'].includes(written) ? false : written;
  return parseJson(written, attribute, errors);
}

function parseJson(written: string, attribute: string, errors: TemplateError[]): unknown {
  try {
    return JSON.parse(written);
  } catch {
    errors.push({ attribute, expected: 'JSON', found: written });
    return undefined;
  }
}

/** The type without default and optional. The first of a union is the one for attributes. */
function innermost(type: z.ZodMiniType): z.ZodMiniType {
  const { innerType, options } = type._zod.def as Definition;
  const inner = innerType ?? options?.[0];
  return inner ? innermost(inner) : type;
}

function kindOf(type: z.ZodMiniType): string {
  return innermost(type)._zod.def.type;
}

type Definition = z.core.$ZodTypeDef & { innerType?: z.ZodMiniType; options?: readonly z.ZodMiniType[] };

function issueError(issue: z.core.$ZodIssue, given: Record<string, unknown>): TemplateError {
  const [name = '', ...inside] = issue.path;
  const value = inside.reduce<unknown>(
    (found, key) => (found as Record<PropertyKey, unknown> | undefined)?.[key],
    given[String(name)],
  );
  const expected =
    issue.code === 'invalid_type'
      ? issue.expected
      : issue.code === 'invalid_value'
        ? issue.values.join(' or ')
        : issue.message;
  return {
    attribute: attributeOf(String(name)) + placeOf(inside),
    expected,
    found: value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value),
  };
}

function placeOf(inside: readonly PropertyKey[]): string {
  return inside.length > 0 ? ` (at ${inside.map(String).join('.')})` : '';
}
