import * as z from 'zod/mini';
import { pathTo, readPartially } from '../contract/wire.ts';
import { isUnreadableMarkup } from '../rules/unreadable-markup.ts';
import { attributeOf } from './attribute-name.ts';
import { readFlag, readNumber } from './attributes.ts';
import type { TemplateError } from './template-error.ts';
import { allowOrigins, droppedUrls, isUrlIssue } from './url-inputs.ts';

/** The inputs of a widget, or the mistakes in the template. */
export type Inputs<Type> =
  | {
      readonly is: 'read';
      readonly inputs: Type;
      /** Refused addresses, whose inputs have the default, and list items that are left out. */
      readonly templateErrors?: readonly TemplateError[];
    }
  | { readonly is: 'wrong'; readonly templateErrors: readonly TemplateError[] };

type Values = Readonly<Record<string, unknown>>;

/**
 * Reads `data-<input>` attributes and the JSON child into the types of the schema.
 * Text stays text (`data-id="00123"`), numbers and booleans are converted, everything else is JSON. Attributes and the
 * child take precedence over `serverMarkup`. Unreadable markup is a mistake if no other source has the input, unless its
 * schema accepts it.
 *
 * @param origins allowed in addition to the page's own
 * @param page the address of the page, on a server
 */
export function readInputs<Type extends z.ZodMiniObject>(
  element: HTMLElement,
  schema: Type,
  serverMarkup?: Values,
  origins: readonly string[] = [],
  page?: string,
): Inputs<z.output<Type>> {
  const templateErrors: TemplateError[] = [];
  const values = writtenValues(element, schema, serverMarkup, templateErrors);
  for (const [name, value] of Object.entries(values))
    if (isUnreadableMarkup(value) && !accepts(schema.shape[name], value)) templateErrors.push(value.templateError);
  if (templateErrors.length > 0) return { is: 'wrong', templateErrors };
  allowOrigins(origins, page);
  return parseValues(schema, values);
}

function writtenValues(
  element: HTMLElement,
  { shape }: z.ZodMiniObject,
  serverMarkup: Values | undefined,
  errors: TemplateError[],
): Values {
  const values: Record<string, unknown> = { ...serverMarkup, ...readJsonChild(element, errors) };
  for (const [name, type] of Object.entries(shape)) {
    const kind = kindOf(type as z.ZodMiniType);
    const written = element.getAttribute(attributeOf(name));
    if (written !== null) values[name] = convert(written, kind, attributeOf(name), errors);
    // A template may write an id of digits as a number in JSON.
    else if (kind === 'string' && typeof values[name] === 'number') values[name] = String(values[name]);
  }
  return values;
}

function accepts(type: z.core.$ZodType | undefined, value: unknown): boolean {
  return type !== undefined && z.safeParse(type, value).data === value;
}

function parseValues<Type extends z.ZodMiniObject>(schema: Type, values: Values): Inputs<z.output<Type>> {
  const whole = z.safeParse(schema, values);
  const refused = refusedUrls(whole.error?.issues ?? [], values);
  const usable = Object.fromEntries(Object.entries(values).filter(([name]) => !refused.has(name)));
  const { read, leftOut } = whole.success
    ? { read: whole, leftOut: [] }
    : readPartially(() => z.safeParse(schema, usable));
  if (!read.success) {
    const issues = read.error.issues.filter(({ path }) => !refused.has(String(path[0])));
    return { is: 'wrong', templateErrors: [...refused.values(), ...issues.map((issue) => issueError(issue, usable))] };
  }
  const missing = leftOut.map(({ list, key, issue }) =>
    issueError({ ...issue, path: [...pathTo(list, usable)!, key, ...issue.path] }, usable),
  );
  const dropped = droppedUrls(usable, read.data).map(({ path, url }) =>
    errorAt(path, 'a path, or an address that runs no script', url),
  );
  // An entry inside another list is read twice, and one with a dropped address may be left out as a whole.
  const all = new Map([...refused.values(), ...dropped, ...missing].map((error) => [error.attribute, error]));
  return { is: 'read', inputs: read.data, ...(all.size > 0 && { templateErrors: [...all.values()] }) };
}

/** By input, the first mistake in its addresses. */
function refusedUrls(issues: readonly z.core.$ZodIssue[], values: Values): ReadonlyMap<string, TemplateError> {
  const errors = new Map<string, TemplateError>();
  for (const issue of issues.filter(isUrlIssue)) {
    const name = String(issue.path[0]);
    if (!errors.has(name)) errors.set(name, issueError(issue, values));
  }
  return errors;
}

function readJsonChild(element: HTMLElement, errors: TemplateError[]): object {
  const script = element.querySelector(':scope > script[type="application/json"]:not([data-initial])');
  const content = script && parseJson(script.textContent ?? '', '<script type="application/json">', errors);
  return typeof content === 'object' && content !== null ? content : {};
}

function convert(written: string, kind: string, attribute: string, errors: TemplateError[]): unknown {
  if (kind === 'string' || kind === 'enum') return written;
  if (kind === 'number') return readNumber(written) ?? written;
  if (kind === 'boolean') return readFlag(written) ?? written;
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

/** The kind without default and optional. The first of a union is the one for attributes. */
function kindOf(type: z.ZodMiniType): string {
  const { innerType, options, type: kind } = type._zod.def as Definition;
  const inner = innerType ?? options?.[0];
  return inner ? kindOf(inner) : kind;
}

type Definition = z.core.$ZodTypeDef & { innerType?: z.ZodMiniType; options?: readonly z.ZodMiniType[] };

function issueError(issue: z.core.$ZodIssue, values: Values): TemplateError {
  const value = issue.path.reduce<unknown>(
    (within, key) => (within as Record<PropertyKey, unknown> | undefined)?.[key],
    values,
  );
  const written = value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value);
  return errorAt(issue.path, expectedBy(issue), written);
}

function expectedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected;
  if (issue.code === 'invalid_value') return issue.values.join(' or ');
  // A schema may have words of its own.
  if (issue.message !== 'Invalid input') return issue.message;
  const unit = 'origin' in issue && issue.origin === 'string' ? ' characters' : '';
  if (issue.code === 'too_small') return `at least ${issue.minimum}${unit}`;
  return issue.code === 'too_big' ? `at most ${issue.maximum}${unit}` : issue.message;
}

function errorAt([name = '', ...inside]: readonly PropertyKey[], expected: string, written: string): TemplateError {
  const place = inside.length > 0 ? ` (at ${inside.map(String).join('.')})` : '';
  return { attribute: attributeOf(String(name)) + place, expected, found: written };
}
