import type { WidgetEntry } from './widgets.ts';
import { columnsOf, type Column } from './rows.ts';
import { typeOf, type Schema } from './schema.ts';

/** How an input is filled in. `json` is text that only somebody who knows JSON can write. */
export type FieldKind = 'text' | 'long-text' | 'number' | 'yes-or-no' | 'choice' | 'rows' | 'json';

/** One input of a widget as a field of a form. */
export interface Field {
  readonly name: string;
  readonly attribute: string;
  readonly kind: FieldKind;
  readonly help: { readonly nl: string; readonly de: string; readonly en: string };
  /** What holds when nothing is said; undefined when nothing does. */
  readonly standard: unknown;
  readonly isRequired: boolean;
  /** Of a choice. */
  readonly options: readonly string[];
  /** Of rows. */
  readonly columns: readonly Column[];
  /** The value that the example gives. */
  readonly first: unknown;
  /** A JSON Schema of the value. */
  readonly schema: Schema;
}

/** As the attribute is called, without what all of them begin with. */
export function labelOf({ attribute }: Field): string {
  return attribute.replace(/^data-/, '');
}

/** Text that is longer than this wants several lines, and so does HTML. */
const LONG = 60;

export function isLongText(value: unknown): boolean {
  return typeof value === 'string' && (value.length > LONG || value.includes('<'));
}

/**
 * The form of a widget, from the JSON Schema of its inputs. Where the schema leaves open what stands in a list, the
 * example shows it.
 *
 * @param given what the example says, attributes still as they are written
 */
export function fieldsOf({ inputs }: Pick<WidgetEntry, 'inputs'>, given: Readonly<Record<string, unknown>>): Field[] {
  return Object.entries(inputs.properties).map(([name, property]) => {
    const { 'x-attribute': attribute, 'x-help': help, ...rest } = property;
    const schema = { ...rest, $defs: inputs.$defs ?? {} } as Schema;
    const type = typeOf(schema);
    const first = valueOf(given[name], type);
    const columns = type === 'json' ? columnsOf(schema, first) : [];
    return {
      name,
      attribute,
      kind: columns.length > 0 ? 'rows' : kindOf(schema, type, first),
      help,
      standard: schema.default,
      // What the example need not say, the element's own HTML says.
      isRequired: inputs.required.includes(name) && given[name] !== undefined,
      options: optionsOf(schema),
      columns,
      first,
      schema,
    };
  });
}

/** A value of the example, whose attributes are text until now. */
function valueOf(given: unknown, type: ReturnType<typeof typeOf>): unknown {
  if (given === undefined) return undefined;
  if (type === 'text') return typeof given === 'string' ? given : JSON.stringify(given);
  if (typeof given !== 'string') return given;
  if (type === 'boolean') return ['', 'true', '1'].includes(given);
  return type === 'number' ? Number(given) : JSON.parse(given);
}

function kindOf(schema: Schema, type: ReturnType<typeof typeOf>, first: unknown): FieldKind {
  if (optionsOf(schema).length > 0) return 'choice';
  if (type === 'boolean') return 'yes-or-no';
  if (type !== 'text') return type;
  return isLongText(first) ? 'long-text' : 'text';
}

/** A pattern of nothing but words, `^(?:youtube|vimeo|)$`, is a choice. */
function optionsOf({ enum: values, pattern = '' }: Schema): string[] {
  if (values?.every((value) => typeof value === 'string')) return [...values];
  const words = /^\^\(\?:([\w|-]+)\)\$$/.exec(pattern)?.[1]?.split('|') ?? [];
  return words.filter((word) => word !== '');
}
