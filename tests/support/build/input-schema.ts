import * as z from 'zod/mini';
import { attributeOf } from '../../../shared/island/attribute-name.ts';
import type { About } from '../../../shared/island/about.ts';
import type { Widget } from '../../../shared/island/host.ts';
import type { Inputs } from './widgets-file.ts';

type Types = Readonly<Record<string, z.ZodMiniType>>;

/** The names of what a page may configure; what only the server's own HTML says is none of them. */
export function inputNames({ inputs }: Pick<Widget, 'inputs'>): string[] {
  const types = typesOf(inputs);
  return types
    ? Object.keys(types).filter((name) => name !== 'printed' && !isCustom(types[name]!))
    : Object.keys(inputs);
}

/** What a page may configure, as a JSON Schema. */
export function inputSchema(widget: Pick<Widget, 'inputs' | 'name'>, about: About): Inputs {
  const types: Types = { ...typesOf(widget.inputs), ...(about.schema?.shape as Types | undefined) };
  const names = inputNames(widget);
  const properties = names.map((name) => {
    const type = types[name];
    const help = about.inputs[name];
    if (!type || !help) throw new Error(`The description of ${widget.name} does not speak of its input "${name}".`);
    return [name, { ...schemaOf(type), 'x-attribute': attributeOf(name), 'x-help': help }] as const;
  });
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: names.filter((name) => types[name]!._zod.optin === undefined),
  };
}

function typesOf(inputs: Widget['inputs']): Types | undefined {
  return '_zod' in inputs ? ((inputs as z.ZodMiniObject).shape as Types) : undefined;
}

/** A value that cannot be written down, such as an element of the page. */
function isCustom(type: z.ZodMiniType): boolean {
  const { type: kind, innerType } = type._zod.def as { type: string; innerType?: z.ZodMiniType };
  return innerType ? isCustom(innerType) : kind === 'custom';
}

function schemaOf(type: z.ZodMiniType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' });
  return schema;
}
