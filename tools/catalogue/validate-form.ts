import { config, fromJSONSchema, unknown, type ZodError, type ZodType } from 'zod';
import { de, en, nl } from 'zod/locales';
import { locateJsonError } from '../../loader/engine/json-error.ts';
import type { Field } from './fields.ts';
import { typeOf } from './schema.ts';
import type { Inputs } from './example.ts';
import type { Locale } from '../../shared/i18n/languages.ts';
import type { CatalogueWords } from './words.ts';

/** The entered text by input; empty text means that the input is left out. */
export type Drafts = Readonly<Record<string, string>>;

/** The valid inputs, and a message for each invalid one. */
export interface ValidationResult {
  readonly inputs: Inputs;
  readonly faults: Readonly<Record<string, string>>;
}

const LOCALES = { nl, de, en };

// Compiled schemas need `eval`, which a strict Content-Security-Policy forbids.
config({ jitless: true });

/** Validates the form with the JSON Schema of its inputs. */
export function validateForm(
  fields: readonly Field[],
  drafts: Drafts,
  { locale, words }: { readonly locale: Locale; readonly words: CatalogueWords },
): ValidationResult {
  config(LOCALES[locale]());
  const inputs: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const field of fields) {
    const draft = readDraft(field, drafts[field.name] ?? '', words);
    if ('fault' in draft) faults[field.name] = draft.fault;
    else if (draft.value !== undefined) inputs[field.name] = draft.value;
  }
  return { inputs, faults };
}

/** The text of a value in the form. */
export function draftOf({ schema }: Field, value: unknown): string {
  if (value === undefined) return '';
  if (typeOf(schema) === 'json') return JSON.stringify(value, null, 2);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

type Read = { readonly value: unknown } | { readonly fault: string };

function readDraft(field: Field, draft: string, words: CatalogueWords): Read {
  if (draft.trim() === '') return field.isRequired ? { fault: words.faultRequired } : { value: undefined };
  const read = parseDraft(field, draft, words);
  if ('fault' in read) return read;
  if (isScript(read.value)) return { fault: words.faultScript };
  const { error } = schemaOf(field).safeParse(read.value);
  const [issue] = error?.issues ?? [];
  if (!issue) return read;
  const place = issue.path.length > 0 ? `${words.at(issue.path.map(pathPartName).join(' › '))}: ` : '';
  return { fault: place + messageFor(issue, words) };
}

type Issue = ZodError['issues'][number];

/** Own messages for frequent mistakes, those of zod for all others. */
function messageFor(issue: Issue, words: CatalogueWords): string {
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? words.faultRequired : words.faultFrom(Number(issue.minimum));
  if (issue.code === 'too_big' && issue.origin !== 'string') return words.faultUpTo(Number(issue.maximum));
  if (issue.code === 'invalid_value') return words.faultChoice(issue.values.join(', '));
  if (issue.code !== 'invalid_type') return issue.message;
  if (issue.expected === 'int') return words.faultWhole;
  const known: Readonly<Record<string, string>> = words.expected;
  const expected = known[issue.expected];
  return expected === undefined ? issue.message : words.faultType(expected);
}

/** Rows are numbered from 1. */
const pathPartName = (key: PropertyKey) => (typeof key === 'number' ? String(key + 1) : String(key));

function parseDraft({ schema, kind, options }: Field, draft: string, words: CatalogueWords): Read {
  const type = typeOf(schema);
  if (kind === 'choice' && !options.includes(draft)) return { fault: words.faultChoice(options.join(', ')) };
  if (type === 'text') return { value: draft };
  if (type === 'boolean') return { value: draft === 'true' };
  if (type === 'number') return Number.isNaN(Number(draft)) ? { fault: words.faultNumber } : { value: Number(draft) };
  const fault = locateJsonError(draft);
  if (fault) return { fault: words.faultJson(fault.line, fault.column) };
  return { value: JSON.parse(draft) as unknown };
}

// oxlint-disable-next-line no-control-regex -- Browsers ignore them before an address, and line breaks and tabs inside.
const RUNNABLE = /^[\u0000-\u0020]*(?:(?:java|vb)script:|data:\s*text\/)/i;

/** A link with this state may be shared, so a script in an input would run for others. */
function isScript(value: unknown): boolean {
  if (typeof value === 'string') return RUNNABLE.test(value.replaceAll(/[\t\n\r]/g, ''));
  return typeof value === 'object' && value !== null && Object.values(value).some(isScript);
}

const schemas = new WeakMap<Field, ZodType>();

/** If the example itself does not match the schema, every value is accepted and the widget validates it. */
function schemaOf(field: Field): ZodType {
  const known = schemas.get(field) ?? fromJSONSchema(field.schema as Parameters<typeof fromJSONSchema>[0]);
  const fits = schemas.has(field) || field.exampleValue === undefined || known.safeParse(field.exampleValue).success;
  const schema = fits ? known : unknown();
  schemas.set(field, schema);
  return schema;
}
