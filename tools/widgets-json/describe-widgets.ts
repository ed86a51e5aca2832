import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';
import type { Widget } from '../../shared/runtime/host.ts';
import { inputSchema } from './input-schema.ts';
import type { DistManifest, DistWidget } from '../build/manifest.ts';
import type { BuiltFile, WidgetEntry, WidgetsFile } from './widgets-file.ts';

interface Described {
  readonly manifest: DistManifest;
  readonly definitions: Readonly<Record<string, Widget>>;
  readonly metadata: Readonly<Record<string, WidgetMetadata>>;
}

/** Describes the widgets and their files in `folder`, for a CMS and its editors. */
export function describeWidgets({ manifest, definitions, metadata }: Described, folder: string): WidgetsFile {
  const widgets = Object.entries(manifest.widgets).map(([name, built]) =>
    describe(definitions[name]!, metadata[name]!, built, folder),
  );
  const own = new Set(widgets.flatMap(({ files }) => files.map(({ file }) => file)));
  // The doctor is a command, not for pages.
  const all = globSync('*.{js,css}', { cwd: folder, exclude: ['doctor.js'] }).sort();
  return {
    $schema: './widgets.schema.json',
    version: manifest.version,
    files: all.filter((file) => !own.has(file)).map((file) => builtFile(folder, file)),
    widgets,
  };
}

function describe(widget: Widget, metadata: WidgetMetadata, built: DistWidget, folder: string): WidgetEntry {
  const { name, kind, load } = widget;
  const { title, text, example, calls, publishes, subscribes } = metadata;
  return {
    name,
    title,
    description: text,
    kind,
    load,
    inputs: inputSchema(widget, metadata),
    example,
    calls: Object.entries(calls).map(([call, { method, path, safe = false }]) => ({
      name: call,
      method: method.toUpperCase() as 'GET' | 'POST' | 'DELETE',
      path,
      safe,
    })),
    events: { tells: publishes.map(eventOf), hears: subscribes.map(eventOf) },
    files: filesOf(built, folder),
    needs: [...built.imports],
  };
}

const eventOf = (event: string) => `shop:${event}`;

function filesOf({ script, styles, texts }: DistWidget, folder: string): BuiltFile[] {
  return [
    builtFile(folder, script),
    ...(styles === null ? [] : [builtFile(folder, styles)]),
    ...Object.entries(texts).map(([locale, file]) => ({ ...builtFile(folder, file), locale: locale as 'nl' })),
  ];
}

function builtFile(folder: string, file: string): BuiltFile {
  const content = readFileSync(join(folder, file));
  return {
    file,
    kind: file.endsWith('.css') ? 'style' : /\.(nl|de|en)\.js$/.test(file) ? 'texts' : 'script',
    bytes: gzipSync(content, { level: 9 }).length,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  };
}
