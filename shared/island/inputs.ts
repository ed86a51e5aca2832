import * as z from 'zod/mini';
import { attributeOf } from './attribute-name.ts';
import type { Complaint } from './host.ts';
import { isUnread } from '../rules/unread-markup.ts';

type Schema = z.ZodMiniObject;

/** The inputs of a widget, or what the author of the template should mend. */
export type Inputs<Type> =
  | { readonly is: 'read'; readonly inputs: Type }
  | { readonly is: 'wrong'; readonly complaints: readonly Complaint[] };

/**
 * Reads `data-<input>` attributes and the JSON child into the types of the schema.
 * Text stays text (`data-id="00123"`), numbers and truths are read as such, everything else is JSON.
 * `printed` is what the element's own HTML says; attributes and child win over it. What it could not read is a mistake
 * where nothing else says the same, but for the input `printed`: its model may have another source.
 */
export function readInputs<Type extends Schema>(
  element: HTMLElement,
  schema: Type,
  printed?: Readonly<Record<string, unknown>>,
): Inputs<z.output<Type>> {
  const complaints: Complaint[] = [];
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
  const read = z.safeParse(schema, given);
  if (read.success) return { is: 'read', inputs: read.data };
  return { is: 'wrong', complaints: read.error.issues.map((issue) => complaintOf(issue, given)) };
}

function child(element: HTMLElement, complaints: Complaint[]): object {
  const script = element.querySelector(':scope > script[type="application/json"]:not([data-initial])');
  const found = script ? json(script.textContent ?? '', '<script type="application/json">', complaints) : {};
  return typeof found === 'object' && found !== null ? found : {};
}

function typed(written: string, kind: string, attribute: string, complaints: Complaint[]): unknown {
  if (kind === 'string') return written;
  if (kind === 'number' || kind === 'int')
    return written.trim() === '' || Number.isNaN(Number(written)) ? written : Number(written);
  if (kind === 'boolean')
    return ['', 'true', '1'].includes(written) ? true : ['false', '0'].includes(written) ? false : written;
  return json(written, attribute, complaints);
}

function json(written: string, attribute: string, complaints: Complaint[]): unknown {
  try {
    return JSON.parse(written);
  } catch {
    complaints.push({ attribute, expected: 'JSON', found: written });
    return undefined;
  }
}

/** The innermost type, without defaults and leave to be missing; of several, the one that is written as text. */
function kindOf(type: z.ZodMiniType): string {
  const { innerType, options, type: kind } = type._zod.def as Definition;
  const inner = innerType ?? options?.[0];
  return inner ? kindOf(inner) : kind;
}

type Definition = z.core.$ZodTypeDef & { innerType?: z.ZodMiniType; options?: readonly z.ZodMiniType[] };

function complaintOf(issue: z.core.$ZodIssue, given: Record<string, unknown>): Complaint {
  const [name = '', ...inside] = issue.path;
  const value = inside.reduce<unknown>(
    (found, key) => (found as Record<PropertyKey, unknown> | undefined)?.[key],
    given[String(name)],
  );
  const place = inside.length > 0 ? ` (at ${inside.map(String).join('.')})` : '';
  const expected =
    issue.code === 'invalid_type'
      ? issue.expected
      : issue.code === 'invalid_value'
        ? issue.values.join(' or ')
        : issue.message;
  return {
    attribute: attributeOf(String(name)) + place,
    expected,
    found: value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value),
  };
}
