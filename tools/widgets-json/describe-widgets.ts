import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../shared/i18n/languages.ts';
import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import { WIDGET_GROUPS, type WidgetMetadata } from '../../shared/runtime/metadata.ts';
import type { Widget } from '../../shared/runtime/host.ts';
import { takeOverOf } from '../../shared/runtime/take-over.ts';
import { readExample } from '../catalogue/example.ts';
import { de } from '../catalogue/words/de.ts';
import { en } from '../catalogue/words/en.ts';
import { nl } from '../catalogue/words/nl.ts';
import { inputSchema } from './input-schema.ts';
import { preloadOf } from './preload.ts';
import type { DistManifest, DistWidget } from '../build/dist-manifest.ts';
import { PROGRAM_FILES } from '../build/program-files.ts';
import { FORMAT, type BuiltFile, type WidgetEntry, type WidgetsFile } from './widgets-file.ts';

const TEXTS_FILE = new RegExp(`\\.(${LOCALES.join('|')})\\.js$`);

interface Described {
  readonly runtime: WidgetsFile['runtime'];
  readonly manifest: DistManifest;
  readonly definitions: Readonly<Record<string, Widget>>;
  readonly metadata: Readonly<Record<string, WidgetMetadata>>;
}

/** Describes the widgets and their files in `folder`, for a CMS and its editors. */
export function describeWidgets({ runtime, manifest, definitions, metadata }: Described, folder: string): WidgetsFile {
  const widgets = Object.entries(manifest.widgets).map(([name, built]) => ({
    ...describeWidget(definitions[name]!, metadata[name]!),
    files: filesOf(built, folder),
    needs: [...built.imports],
    ...describeEmbedding(definitions[name]!, metadata[name]!, definitions),
  }));
  const own = new Set(widgets.flatMap(({ files }) => files.map(({ file }) => file)));
  const isForPages = (file: string) => /\.(js|css)$/.test(file) && !PROGRAM_FILES.includes(file);
  const all = readdirSync(folder).filter(isForPages).sort();
  const files = all.filter((file) => !own.has(file)).map((file) => builtFile(folder, file));
  return {
    $schema: './widgets.schema.json',
    format: FORMAT,
    version: manifest.version,
    runtime,
    groups: WIDGET_GROUPS.map((name) => ({
      name,
      title: { nl: nl.groups[name], de: de.groups[name], en: en.groups[name] },
    })),
    files,
    integrity: hashesOf([...files, ...widgets.flatMap((widget) => widget.files)]),
    preload: preloadOf(manifest),
    widgets,
  };
}

/** Of the scripts: browsers check styles only by a tag. */
function hashesOf(files: readonly BuiltFile[]): WidgetsFile['integrity'] {
  const scripts = files
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ file, integrity }) => [file, integrity] as const);
  return Object.fromEntries(scripts.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** What developers and editors read about a widget. */
export function describeWidget(
  widget: Widget,
  metadata: WidgetMetadata,
): Omit<WidgetEntry, keyof Embedding | 'files' | 'needs'> {
  const { name, kind, load } = widget;
  const { title, text, group, isSingle = false, hydrate, example, calls, publishes, subscribes } = metadata;
  return {
    name,
    title,
    description: text,
    group,
    perPage: isSingle ? 'one' : 'many',
    kind,
    load,
    ...(kind === 'island' && { hydrate: takeOverOf({ load, hydrate }) }),
    example,
    calls: Object.entries(calls).map(([call, { method, path, safe = false }]) => ({
      name: call,
      method: method.toUpperCase() as 'GET' | 'POST' | 'DELETE',
      path,
      safe,
    })),
    events: { publishes: publishes.map(eventOf), subscribes: subscribes.map(eventOf) },
  };
}

type Embedding = Pick<WidgetEntry, 'inputs' | 'slots' | 'element' | 'sample' | 'companions'>;

/** What a CMS needs to print the element: its inputs, the values of the example, and the widgets beside it. */
export function describeEmbedding(
  widget: Widget,
  metadata: WidgetMetadata,
  definitions: Readonly<Record<string, Widget>>,
): Embedding {
  const { name, kind } = widget;
  const { example, serverMarkup = [], slots = {} } = metadata;
  const inputs = inputSchema(widget, metadata);
  const { tag, inside, inputs: exampleInputs } = readExample({ name, example, inputs });
  const use = kind === 'enhancer' ? 'control' : serverMarkup.length > 0 ? 'source' : 'fallback';
  return {
    inputs,
    slots: Object.entries(slots).map(([slot, { title, text, data = [] }]) => ({
      name: slot,
      title,
      description: text,
      data: data.map(attributeOf),
    })),
    element: {
      tag,
      inside: use,
      serverMarkup: serverMarkup.map((markup) => ({ ...markup, replaces: [...markup.replaces] })),
    },
    sample: { inputs: { ...exampleInputs }, inside },
    companions: companionsOf(widget, metadata, definitions),
  };
}

/** The engine adds to the cart without a widget; see `shared/runtime/buy-without-popup.ts`. */
const HANDLED_BY_ENGINE = ['add-to-cart'];

/** The widgets that handle what this one sends and does not handle itself. One of several is enough: the first. */
function companionsOf(
  { handles }: Widget,
  { publishes }: WidgetMetadata,
  definitions: Readonly<Record<string, Widget>>,
): WidgetEntry['companions'] {
  return publishes
    .filter((event) => !handles.some((handled) => handled === event))
    .flatMap((event) => {
      const handler = Object.values(definitions).find((definition) =>
        definition.handles.some((handled) => handled === event),
      );
      if (!handler) return [];
      return [{ widget: handler.name, handles: eventOf(event), isRequired: !HANDLED_BY_ENGINE.includes(event) }];
    });
}

const eventOf = (event: string) => `shop:${event}`;

function filesOf({ script, styles, texts }: DistWidget, folder: string): BuiltFile[] {
  return [
    builtFile(folder, script),
    ...(styles === null ? [] : [builtFile(folder, styles)]),
    ...Object.entries(texts).map(([locale, file]) => ({ ...builtFile(folder, file), locale: locale as 'nl' })),
  ];
}

/** A file with the compressed ones beside it, if it is large enough for them. */
export function builtFile(folder: string, file: string): BuiltFile {
  const content = readFileSync(join(folder, file));
  const sizeOf = (ending: string) =>
    statSync(join(folder, file + ending), { throwIfNoEntry: false })?.size ?? content.length;
  return {
    file,
    kind: file.endsWith('.css') ? 'style' : TEXTS_FILE.test(file) ? 'texts' : 'script',
    bytes: sizeOf('.gz'),
    bytesBrotli: sizeOf('.br'),
    bytesPlain: content.length,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  };
}
