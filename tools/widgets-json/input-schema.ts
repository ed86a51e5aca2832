import * as z from 'zod/mini';
import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import { changesOf } from '../../shared/runtime/input-changes.ts';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';
import type { Widget } from '../../shared/runtime/host.ts';
import { definitionOf } from '../openapi/definition-of.ts';
import { leaveOut, wireForm } from '../openapi/wire-form.ts';
import type { Inputs } from './widgets-file.ts';

type Types = Readonly<Record<string, z.ZodMiniType>>;

/** The names of the inputs that a page may configure, without those that come only from server markup. */
export function inputNames({ inputs }: Pick<Widget, 'inputs'>): string[] {
  const types = typesOf(inputs);
  if (!types) return Object.keys(inputs);
  return Object.keys(types).filter((name) => !isCustom(types[name]!));
}

/** The inputs that a page may configure, as a JSON Schema. */
export function inputSchema(widget: Pick<Widget, 'inputs' | 'name'>, metadata: WidgetMetadata): Inputs {
  const types: Types = { ...typesOf(widget.inputs), ...(metadata.schema?.shape as Types | undefined) };
  const names = inputNames(widget);
  const unknown = names.find((name) => !types[name] || !metadata.inputs[name] || !metadata.labels[name]);
  if (unknown)
    throw new Error(`The metadata of ${widget.name} has no text, no label or no type for the input "${unknown}".`);
  const forms = z.object(Object.fromEntries(names.map((name) => [name, wireForm(types[name]!)])));
  const { $schema: _, ...schema } = z.toJSONSchema(forms, {
    io: 'input',
    unrepresentable: 'any',
    override: leaveOut,
  });
  const changes = changesOf(widget);
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    {
      ...(property as object),
      'x-attribute': attributeOf(name),
      'x-label': metadata.labels[name]!,
      'x-help': metadata.inputs[name]!,
      'x-change': changes[name]!,
      ...htmlOf(name, metadata),
    },
  ]);
  return { ...schema, type: 'object', properties: Object.fromEntries(properties), required: schema.required ?? [] };
}

/** Whether the input is HTML, or which keys of its rows are. */
function htmlOf(name: string, { html = [] }: WidgetMetadata): { 'x-html'?: true | string[] } {
  if (html.includes(name)) return { 'x-html': true };
  const keys = html.flatMap((path) => (path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : []));
  return keys.length > 0 ? { 'x-html': keys } : {};
}

function typesOf(inputs: Widget['inputs']): Types | undefined {
  return '_zod' in inputs ? ((inputs as z.ZodMiniObject).shape as Types) : undefined;
}

/** A value without a JSON form, such as an element. */
function isCustom(type: z.ZodMiniType): boolean {
  const { type: kind, innerType } = definitionOf(type);
  return innerType ? isCustom(innerType) : kind === 'custom';
}
