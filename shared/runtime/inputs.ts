import * as z from 'zod/mini';
import { expectedAddress, leftOut, type LeftOut } from './address-inputs.ts';
import { attributeOf } from './attribute-name.ts';
import type { TemplateError } from './host.ts';
import { isUnread } from '../rules/unread-markup.ts';

type Schema = z.ZodMiniObject;

/** The inputs of a widget, or what the author of the template should mend. */
export type Inputs<Type> =
  | {
      readonly is: 'read';
      readonly inputs: Type;
      /** Addresses that were refused; what they belong to has its default, or is left out. */
      readonly complaints?: readonly TemplateError[];
    }
  | { readonly is: 'wrong'; readonly complaints: readonly TemplateError[] };

/**
 * Reads `data-<input>` attributes and the JSON child into the types of the schema.
 * Text stays text (`data-id="00123"`), numbers and truths are read as such, everything else is JSON.
 * `printed` is what the element's own HTML says; attributes and child win over it. What it could not read is a mistake
 * where nothing else says the same, but for the input `printed`: its model may have another source.
 *
 * @param origins those beside the page's own to which something may be sent
 */
export function readInputs<Type extends Schema>(
  element: HTMLElement,
  schema: Type,
  printed?: Readonly<Record<string, unknown>>,
  origins: readonly string[] = [],
): Inputs<z.output<Type>> {
  const complaints: TemplateError[] = [];
  const given: Record<string, unknown> = { ...printed, ...child(element, complaints) };
  for (const [name, type] of Object.entries(schema.shape)) {
    const kind = kindOf(type as z.ZodMiniType);
    const written = element.getAttribute(attributeOf(name));
    if (written !== null) given[name] = typed(written, kind, attributeOf(name), complaints);
    // In JSON an id that is all digits is easily written as a number.
    else if (kind === 'string' && typeof given[name] === 'number') given[name] = String(given[name]);
  }
  for (const [name, value] of Object.entries(given))
    if (isUnread(value) && name !== 'printed') complaints.push(value.complaint);
  if (complaints.length > 0) return { is: 'wrong', complaints };
  const refused = takeRefused(given, schema, origins);
  const read = z.safeParse(schema, given);
  if (!read.success) {
    const issues = read.error.issues.filter(({ path }) => !refused.has(String(path[0])));
    return { is: 'wrong', complaints: [...refused.values(), ...issues.map((issue) => complaintOf(issue, given))] };
  }
  const all = [...refused.values(), ...leftOut(given, read.data).map(complaintOfAddress)];
  return { is: 'read', inputs: read.data, ...(all.length > 0 && { complaints: all }) };
}

/** Takes addresses away that no input may say; answers what to say about each, by its input. */
function takeRefused(
  given: Record<string, unknown>,
  { shape }: Schema,
  origins: readonly string[],
): Map<string, TemplateError> {
  const refused = new Map<string, TemplateError>();
  for (const [name, type] of Object.entries(shape)) {
    const expected = expectedAddress(innermost(type as z.ZodMiniType), given[name], origins);
    if (expected === null) continue;
    refused.set(name, { attribute: attributeOf(name), expected, found: String(given[name]) });
    delete given[name];
  }
  return refused;
}

function complaintOfAddress({ path: [name = '', ...inside], address }: LeftOut): TemplateError {
  const expected = 'a path, or an address that no browser can run';
  return { attribute: attributeOf(name) + placeOf(inside), expected, found: address };
}

function child(element: HTMLElement, complaints: TemplateError[]): object {
  const script = element.querySelector(':scope > script[type="application/json"]:not([data-initial])');
  const found = script ? json(script.textContent ?? '', '<script type="application/json">', complaints) : {};
  return typeof found === 'object' && found !== null ? found : {};
}

function typed(written: string, kind: string, attribute: string, complaints: TemplateError[]): unknown {
  if (kind === 'string') return written;
  if (kind === 'number' || kind === 'int')
    return written.trim() === '' || Number.isNaN(Number(written)) ? written : Number(written);
  if (kind === 'boolean')
    return ['', 'true', '1'].includes(written) ? true : ['false', '0'].includes(written) ? false : written;
  return json(written, attribute, complaints);
}

function json(written: string, attribute: string, complaints: TemplateError[]): unknown {
  try {
    return JSON.parse(written);
  } catch {
    complaints.push({ attribute, expected: 'JSON', found: written });
    return undefined;
  }
}

/** The innermost type, without defaults and leave to be missing; of several, the one that is written as text. */
function innermost(type: z.ZodMiniType): z.ZodMiniType {
  const { innerType, options } = type._zod.def as Definition;
  const inner = innerType ?? options?.[0];
  return inner ? innermost(inner) : type;
}

function kindOf(type: z.ZodMiniType): string {
  return innermost(type)._zod.def.type;
}

type Definition = z.core.$ZodTypeDef & { innerType?: z.ZodMiniType; options?: readonly z.ZodMiniType[] };

function complaintOf(issue: z.core.$ZodIssue, given: Record<string, unknown>): TemplateError {
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
