import * as z from 'zod';
import { LOCALES } from '../../shared/i18n/languages.ts';
import { WIDGET_GROUPS } from '../../shared/runtime/metadata.ts';
import type { PluginWidget } from '../wordpress/plugin-data.ts';

/** `dist/widgets.json` describes all widgets for a CMS. */

export const FORMAT = 'eiland-widgets/2';

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

const Words = z
  .strictObject({ nl: z.string().min(1), de: z.string().min(1), en: z.string().min(1) })
  .meta({ id: 'words', description: 'A text in every language.' });

const BuiltFile = z
  .strictObject({
    file: z.string().min(1).meta({ description: 'Beside this file.' }),
    kind: z.enum(['script', 'style', 'texts']),
    locale: z.enum(LOCALES).optional().meta({ description: 'Of texts: their language.' }),
    bytes: z.int().nonnegative().meta({ description: 'After gzip -9, if the file is large enough to be compressed.' }),
    bytesBrotli: z.int().nonnegative().meta({ description: 'The same with Brotli, at its highest quality.' }),
    bytesPlain: z.int().nonnegative().meta({ description: 'Not compressed.' }),
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
    'x-label': Words.meta({ description: 'Its name in a form.' }),
    'x-help': Words.meta({ description: 'A sentence about its purpose.' }),
    'x-change': z.enum(['live', 'remount', 'fixed']).optional().meta({
      description:
        'What a later change of the input does: `live` is used from then on, `remount` starts the widget anew, `fixed` does nothing.',
    }),
    'x-html': z
      .union([z.literal(true), z.array(z.string()).min(1)])
      .optional()
      .meta({ description: 'The text is HTML, which is sanitised; of a list, the keys of its rows that are.' }),
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

const Element = z
  .strictObject({
    tag: z.string().meta({ description: 'The element of the sample. A widget also works on another one.' }),
    inside: z.enum(['fallback', 'source', 'control']).meta({
      description:
        'What may stand inside: HTML that works without the widget and is replaced; HTML from which it can read its inputs; or a control that it wires and keeps.',
    }),
    serverMarkup: z
      .array(
        z.strictObject({
          replaces: z.array(z.string()).min(1).meta({ description: 'Required inputs that are then unnecessary.' }),
          html: z.string().meta({ description: 'HTML that embeds the widget without these inputs.' }),
        }),
      )
      .meta({ description: 'Alternatives to required inputs.' }),
  })
  .meta({ id: 'element' });

const Sample = z
  .strictObject({
    inputs: z
      .record(z.string(), z.unknown())
      .meta({ description: 'Valid values by input, of the type in the schema.' }),
    inside: z.string().meta({ description: 'HTML inside the element.' }),
  })
  .meta({ id: 'sample', description: 'What `example` consists of. It works in the demo shop.' });

const Slot = z
  .strictObject({
    name: z.string().meta({ description: 'The value of `data-slot` of a template in the element.' }),
    title: Words.meta({ description: 'Its name in a form.' }),
    description: Words.meta({ description: 'Where it is shown.' }),
    data: z
      .array(z.string().regex(/^data-/))
      .meta({ description: 'Of a slot that occurs several times: the attributes of each copy.' }),
  })
  .meta({ id: 'slot', description: 'A place of the widget that HTML of the page fills.' });

const Companion = z
  .strictObject({
    widget: z.string(),
    handles: Event,
    isRequired: z.boolean().meta({ description: 'False: the loader handles the command by itself, in another way.' }),
  })
  .meta({ id: 'companion', description: 'A widget that handles a command of this one, once per page.' });

const Group = z.strictObject({ name: z.enum(WIDGET_GROUPS), title: Words }).meta({ id: 'group' });

const WidgetEntry = z
  .strictObject({
    name: z.string().meta({ description: 'The value of `data-widget`.' }),
    title: Words,
    description: Words,
    group: z.enum(WIDGET_GROUPS),
    perPage: z.enum(['one', 'many']).meta({ description: 'How often it may occur on a page.' }),
    element: Element,
    sample: Sample,
    companions: z.array(Companion),
    kind: z.enum(['island', 'enhancer']).meta({ description: 'An enhancer wires the server markup without React.' }),
    load: z.string().meta({ description: 'The load trigger of an element without `data-load`.' }),
    hydrate: z.optional(z.string()).meta({
      description: 'When it takes over the frame that a server has drawn, without `data-hydrate`. Only for islands.',
    }),
    inputs: Inputs,
    slots: z.array(Slot),
    example: z.string().meta({ description: 'HTML that embeds it.' }),
    calls: z.array(Call).meta({ description: 'Its calls to the shop.' }),
    events: z
      .strictObject({ publishes: z.array(Event), subscribes: z.array(Event) })
      .meta({ description: 'On `document`, in addition to those of all widgets.' }),
    files: z.array(BuiltFile),
    needs: z.array(z.string()).meta({ description: 'Shared files that it loads.' }),
  })
  .meta({ id: 'widget' });
export type WidgetEntry = z.infer<typeof WidgetEntry>;

export const WidgetsFile = z
  .strictObject({
    $schema: z.literal('./widgets.schema.json'),
    format: z.literal(FORMAT).meta({ description: 'Changes when a reader of the file has to change.' }),
    version: z.string().meta({ description: 'The release of the widgets.' }),
    runtime: z.enum(['react', 'light']).meta({ description: 'The runtime library: React, or Preact in `light/`.' }),
    groups: z.array(Group).meta({ description: 'In the order in which editors see them.' }),
    files: z.array(BuiltFile).meta({ description: 'Files that widgets share. Pages link loader.js and base.css.' }),
    integrity: z
      .record(z.string(), z.string().regex(/^sha384-/))
      .meta({ description: 'By script, its hash: for an import map that lets browsers check each of them.' }),
    preload: z.record(z.string(), z.array(z.string().min(1)).min(1)).meta({
      description:
        'By widget, the files that it loads at once, for preload lines; {locale} stands for nl, de or en. The loader itself loads those of `engine`, and those of `kit` on pages without base.css.',
    }),
    widgets: z.array(WidgetEntry),
  })
  .meta({ title: 'The widgets of eiland' });
export type WidgetsFile = z.infer<typeof WidgetsFile>;

/** `<name>.widgets.json` beside the file of a widget of another project. */
export interface WidgetsFragment extends Pick<WidgetsFile, 'format' | 'widgets'> {
  /** The same for the WordPress plugin, which reads no schemas. */
  readonly wordpress: readonly PluginWidget[];
}

/** The published JSON Schema of the file (draft 2020-12). */
export function widgetsSchema(): object {
  return z.toJSONSchema(WidgetsFile, { override: ({ jsonSchema }) => void delete jsonSchema.id });
}
