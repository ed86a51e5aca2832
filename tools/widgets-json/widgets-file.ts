import * as z from 'zod';

/** `dist/widgets.json` describes all widgets for a CMS. */

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

const Words = z
  .strictObject({ nl: z.string().min(1), de: z.string().min(1), en: z.string().min(1) })
  .meta({ id: 'words', description: 'A text in every language.' });

const BuiltFile = z
  .strictObject({
    file: z.string().min(1).meta({ description: 'Beside this file.' }),
    kind: z.enum(['script', 'style', 'texts']),
    locale: z.enum(['nl', 'de', 'en']).optional().meta({ description: 'Of texts: their language.' }),
    bytes: z.int().positive().meta({ description: 'After gzip -9.' }),
    integrity: z
      .string()
      .regex(/^sha384-/)
      .meta({ description: 'As in an `integrity` attribute.' }),
  })
  .meta({ id: 'file' });
export type BuiltFile = z.infer<typeof BuiltFile>;

const Input = z
  .looseObject({
    'x-attribute': z
      .string()
      .regex(/^data-/)
      .meta({ description: 'The attribute of the input.' }),
    'x-help': Words,
  })
  .meta({ id: 'input', $ref: DIALECT });

const Inputs = z
  .strictObject({
    type: z.literal('object'),
    properties: z.record(z.string(), Input),
    $defs: z.record(z.string(), z.unknown()).optional().meta({ description: 'Shared types.' }),
    required: z.array(z.string()).meta({ description: 'Inputs without a default or another source.' }),
  })
  .meta({
    id: 'inputs',
    $ref: DIALECT,
    description: 'A JSON Schema of the inputs: attributes of the element, or keys of a JSON child in it.',
  });
export type Inputs = z.infer<typeof Inputs>;

const Call = z
  .strictObject({
    name: z.string().meta({ description: 'The same as in `x-calls` of openapi.json.' }),
    method: z.enum(['GET', 'POST', 'DELETE']),
    path: z.string().meta({ description: 'Braces contain an input of the widget, or a part of the request.' }),
    safe: z.boolean().meta({ description: 'It changes nothing, and may be repeated.' }),
  })
  .meta({ id: 'call' });

const Event = z.string().regex(/^shop:/);

const WidgetEntry = z
  .strictObject({
    name: z.string().meta({ description: 'The value of `data-widget`.' }),
    title: Words,
    description: Words,
    kind: z.enum(['island', 'enhancer']).meta({ description: 'An enhancer wires the server markup without React.' }),
    load: z.string().meta({ description: 'The load trigger of an element without `data-load`.' }),
    inputs: Inputs,
    example: z.string().meta({ description: 'HTML that embeds it.' }),
    calls: z.array(Call).meta({ description: 'Its calls to the shop.' }),
    events: z
      .strictObject({ tells: z.array(Event), hears: z.array(Event) })
      .meta({ description: 'On `document`, in addition to those of all widgets.' }),
    files: z.array(BuiltFile),
    needs: z.array(z.string()).meta({ description: 'Shared files that it loads.' }),
  })
  .meta({ id: 'widget' });
export type WidgetEntry = z.infer<typeof WidgetEntry>;

export const WidgetsFile = z
  .strictObject({
    $schema: z.literal('./widgets.schema.json'),
    version: z.string(),
    files: z.array(BuiltFile).meta({ description: 'Files that widgets share. Pages link loader.js and base.css.' }),
    widgets: z.array(WidgetEntry),
  })
  .meta({ title: 'The widgets of eiland' });
export type WidgetsFile = z.infer<typeof WidgetsFile>;

/** The published JSON Schema of the file (draft 2020-12). */
export function widgetsSchema(): object {
  return z.toJSONSchema(WidgetsFile, { override: ({ jsonSchema }) => void delete jsonSchema.id });
}
