import * as z from 'zod/mini';
import type { Client } from './client.ts';
import { readJson } from './read-json.ts';

/** The files of a build, read from `widgets.json` or `manifest.json` beside the loader. */
export interface Build {
  readonly version: string;
  /** The `integrity` value by file name; null where the source does not list it. */
  readonly files: ReadonlyMap<string, string | null>;
  readonly source: 'widgets.json' | 'manifest.json';
}

const BuiltFile = z.object({ file: z.string(), integrity: z.string() });
const WidgetsFile = z.object({
  version: z.string(),
  files: z.array(BuiltFile),
  widgets: z.array(z.object({ files: z.array(BuiltFile) })),
});
const Manifest = z.object({
  version: z.string(),
  engine: z.object({ script: z.string(), imports: z.array(z.string()) }),
  widgets: z.record(
    z.string(),
    z.object({
      script: z.string(),
      styles: z.nullable(z.string()),
      texts: z.record(z.string(), z.string()),
      imports: z.array(z.string()),
    }),
  ),
});

/** Null when the shop publishes neither file. */
export async function readBuild(loader: URL, client: Client): Promise<Build | null> {
  const list = z.safeParse(WidgetsFile, await fetchJson(new URL('widgets.json', loader), client));
  if (list.success) {
    const { version, files, widgets } = list.data;
    const all = [...files, ...widgets.flatMap((widget) => widget.files)];
    return { version, files: new Map(all.map(({ file, integrity }) => [file, integrity])), source: 'widgets.json' };
  }
  const manifest = z.safeParse(Manifest, await fetchJson(new URL('manifest.json', loader), client));
  if (!manifest.success) return null;
  const { version, engine, widgets } = manifest.data;
  const files = Object.values(widgets).flatMap(({ script, styles, texts, imports }) => [
    script,
    ...(styles ? [styles] : []),
    ...Object.values(texts),
    ...imports,
  ]);
  const names = [engine.script, ...engine.imports, ...files];
  return { version, files: new Map(names.map((name) => [name, null])), source: 'manifest.json' };
}

async function fetchJson(url: URL, client: Client): Promise<unknown> {
  try {
    const { status, text } = await client.request(url);
    return status === 200 ? readJson(text) : null;
  } catch {
    return null;
  }
}
