import type { WidgetEntry } from './widgets.ts';
import { columnsOf, type Column } from './rows.ts';
import { typeOf, type Schema } from './schema.ts';
import type { Locale } from '../../shared/i18n/languages.ts';

/** The kind of form field. `json` is a text area for JSON. */
export type FieldKind = 'text' | 'long-text' | 'html' | 'number' | 'yes-or-no' | 'choice' | 'rows' | 'json';

/** One input of a widget as a field of a form. */
export interface Field {
  readonly name: string;
  readonly attribute: string;
  readonly kind: FieldKind;
  readonly label: { readonly nl: string; readonly de: string; readonly en: string };
  readonly help: { readonly nl: string; readonly de: string; readonly en: string };
  /** Undefined when the input has no default. */
  readonly defaultValue: unknown;
  readonly isRequired: boolean;
  /** Of a choice. */
  readonly options: readonly string[];
  /** Of rows. */
  readonly columns: readonly Column[];
  /** The keys of the columns that are HTML. */
  readonly htmlColumns: readonly string[];
  /** The value that the example gives. */
  readonly exampleValue: unknown;
  /** A JSON Schema of the value. */
  readonly schema: Schema;
}

/** The name of a field for an editor. */
export function labelOf({ label }: Field, locale: Locale): string {
  return label[locale];
}

/** Longer text, and HTML, gets a text area. */
const MAX_ONE_LINE = 60;

export function isLongText(value: unknown): boolean {
  return typeof value === 'string' && (value.length > MAX_ONE_LINE || value.includes('<'));
}

/**
 * The form fields of a widget, from the JSON Schema of its inputs. Where the schema does not describe the rows of a list,
 * the example does.
 *
 * @param given the inputs of the example; those from attributes are text
 */
export function fieldsOf({ inputs }: Pick<WidgetEntry, 'inputs'>, initial: Readonly<Record<string, unknown>>): Field[] {
  return Object.entries(inputs.properties).map(([name, property]) => {
    const { 'x-attribute': attribute, 'x-label': label, 'x-help': help, 'x-html': html, ...rest } = property;
    const schema = { ...rest, $defs: inputs.$defs ?? {} } as Schema;
    const type = typeOf(schema);
    const exampleValue = valueOf(initial[name], type);
    const columns = type === 'json' ? columnsOf(schema, exampleValue) : [];
    return {
      name,
      attribute,
      label,
      kind: columns.length > 0 ? 'rows' : html === true ? 'html' : kindOf(schema, type, exampleValue),
      help,
      defaultValue: schema.default,
      // If the example omits a required input, the widget reads it from its HTML.
      isRequired: inputs.required.includes(name) && initial[name] !== undefined,
      options: optionsOf(schema),
      columns,
      htmlColumns: Array.isArray(html) ? html : [],
      exampleValue,
      schema,
    };
  });
}

/** Converts the text of an attribute to its type. */
function valueOf(value: unknown, type: ReturnType<typeof typeOf>): unknown {
  if (value === undefined) return undefined;
  if (type === 'text') return typeof value === 'string' ? value : JSON.stringify(value);
  if (typeof value !== 'string') return value;
  if (type === 'boolean') return ['', 'true', '1'].includes(value);
  return type === 'number' ? Number(value) : JSON.parse(value);
}

function kindOf(schema: Schema, type: ReturnType<typeof typeOf>, exampleValue: unknown): FieldKind {
  if (optionsOf(schema).length > 0) return 'choice';
  if (type === 'boolean') return 'yes-or-no';
  if (type !== 'text') return type;
  return isLongText(exampleValue) ? 'long-text' : 'text';
}

/** A pattern of alternatives such as `^(?:youtube|vimeo|)$` becomes a choice. */
function optionsOf({ enum: values, pattern = '' }: Schema): string[] {
  if (values?.every((value) => typeof value === 'string')) return [...values];
  const words = /^\^\(\?:([\w|-]+)\)\$$/.exec(pattern)?.[1]?.split('|') ?? [];
  return words.filter((word) => word !== '');
}
