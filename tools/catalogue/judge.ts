import { config, fromJSONSchema, unknown, type ZodError, type ZodType } from 'zod';
import { de, en, nl } from 'zod/locales';
import { locateJsonError } from '../../loader/engine/json-error.ts';
import type { Field } from './fields.ts';
import { typeOf } from './schema.ts';
import type { Inputs } from './example.ts';
import type { CatalogueWords, Locale } from './words.ts';

/** What somebody has typed, by input; text that is empty says nothing. */
export type Drafts = Readonly<Record<string, string>>;

/** The inputs that were filled in well, and one sentence about each other. */
export interface Judgement {
  readonly inputs: Inputs;
  readonly faults: Readonly<Record<string, string>>;
}

const LOCALES = { nl, de, en };

// A compiled schema is code made from text, which no strict policy allows.
config({ jitless: true });

/** Reads the form by the JSON Schema of its inputs. */
export function judge(
  fields: readonly Field[],
  drafts: Drafts,
  { locale, words }: { readonly locale: Locale; readonly words: CatalogueWords },
): Judgement {
  config(LOCALES[locale]());
  const inputs: Record<string, unknown> = {};
  const faults: Record<string, string> = {};
  for (const field of fields) {
    const found = readDraft(field, drafts[field.name] ?? '', words);
    if ('fault' in found) faults[field.name] = found.fault;
    else if (found.value !== undefined) inputs[field.name] = found.value;
  }
  return { inputs, faults };
}

/** What this value looks like in the form. */
export function draftOf({ schema }: Field, value: unknown): string {
  if (value === undefined) return '';
  if (typeOf(schema) === 'json') return JSON.stringify(value, null, 2);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

type Read = { readonly value: unknown } | { readonly fault: string };

function readDraft(field: Field, draft: string, words: CatalogueWords): Read {
  if (draft.trim() === '') return field.isRequired ? { fault: words.faultRequired } : { value: undefined };
  const read = typed(field, draft, words);
  if ('fault' in read) return read;
  if (isScript(read.value)) return { fault: words.faultScript };
  const { error } = schemaOf(field).safeParse(read.value);
  const [issue] = error?.issues ?? [];
  if (!issue) return read;
  const place = issue.path.length > 0 ? `${words.at(issue.path.map(placeName).join(' › '))}: ` : '';
  return { fault: place + sentenceOn(issue, words) };
}

type Issue = ZodError['issues'][number];

/** The commonest mistakes in words of our own; the library knows words for all others. */
function sentenceOn(issue: Issue, words: CatalogueWords): string {
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

/** People count from 1. */
const placeName = (key: PropertyKey) => (typeof key === 'number' ? String(key + 1) : String(key));

function typed({ schema, kind, options }: Field, draft: string, words: CatalogueWords): Read {
  const type = typeOf(schema);
  if (kind === 'choice' && !options.includes(draft)) return { fault: words.faultChoice(options.join(', ')) };
  if (type === 'text') return { value: draft };
  if (type === 'boolean') return { value: draft === 'true' };
  if (type === 'number') return Number.isNaN(Number(draft)) ? { fault: words.faultNumber } : { value: Number(draft) };
  const fault = locateJsonError(draft);
  if (fault) return { fault: words.faultJson(fault.line, fault.column) };
  return { value: JSON.parse(draft) as unknown };
}

/** A link that is a script would run for whoever opens a page with this choice in its address. */
function isScript(value: unknown): boolean {
  if (typeof value === 'string')
    // oxlint-disable-next-line no-control-regex -- A browser skips them in an address.
    return /^(?:javascript|vbscript|data:text)/i.test(value.replaceAll(/[\u0000-\u0020]/g, '')) && value.includes(':');
  return typeof value === 'object' && value !== null && Object.values(value).some(isScript);
}

const schemas = new WeakMap<Field, ZodType>();

/** A schema that the example itself does not fit says too little, and the widget has the last word. */
function schemaOf(field: Field): ZodType {
  const known = schemas.get(field) ?? fromJSONSchema(field.schema as Parameters<typeof fromJSONSchema>[0]);
  const fits = schemas.has(field) || field.first === undefined || known.safeParse(field.first).success;
  const schema = fits ? known : unknown();
  schemas.set(field, schema);
  return schema;
}
