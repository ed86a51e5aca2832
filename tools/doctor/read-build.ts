import * as z from 'zod/mini';
import type { Client } from './client.ts';
import { readJson } from './read-json.ts';

/** The files of a build, read from `widgets.json` or `manifest.json` beside the loader. */
export interface Build {
  readonly version: string;
  /** The runtime library; null where the source does not say it. */
  readonly runtime: 'react' | 'light' | null;
  /** The `integrity` value by file name; null where the source does not list it. */
  readonly files: ReadonlyMap<string, string | null>;
  /** The sizes after compression by file name, in bytes; empty where the source does not list them. */
  readonly sizes: ReadonlyMap<string, Readonly<Record<'br' | 'gzip' | 'identity', number>>>;
  /** By widget, the files that it loads at once; null where the source does not say so. */
  readonly preload: ReadonlyMap<string, readonly string[]> | null;
  readonly source: 'widgets.json' | 'manifest.json';
}

const BuiltFile = z.object({
  file: z.string(),
  integrity: z.string(),
  // Earlier releases do not have these.
  bytes: z.optional(z.number()),
  bytesBrotli: z.optional(z.number()),
  bytesPlain: z.optional(z.number()),
});
const WidgetsFile = z.object({
  version: z.string(),
  files: z.array(BuiltFile),
  widgets: z.array(z.object({ files: z.array(BuiltFile) })),
  // Earlier releases do not have these.
  runtime: z.optional(z.enum(['react', 'light'])),
  preload: z.optional(z.record(z.string(), z.array(z.string()))),
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
    const { version, files, widgets, preload, runtime = null } = list.data;
    const all = [...files, ...widgets.flatMap((widget) => widget.files)];
    return {
      version,
      runtime,
      files: new Map(all.map(({ file, integrity }) => [file, integrity])),
      sizes: new Map(all.flatMap(sizesOf)),
      preload: preload ? new Map(Object.entries(preload)) : null,
      source: 'widgets.json',
    };
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
  return {
    version,
    runtime: null,
    files: new Map(names.map((name) => [name, null])),
    sizes: new Map(),
    preload: null,
    source: 'manifest.json',
  };
}

function sizesOf({ file, bytes: gzip, bytesBrotli: br, bytesPlain: identity }: z.infer<typeof BuiltFile>) {
  return gzip === undefined || br === undefined || identity === undefined
    ? []
    : [[file, { gzip, br, identity }] as const];
}

async function fetchJson(url: URL, client: Client): Promise<unknown> {
  try {
    const { status, text } = await client.request(url);
    return status === 200 ? readJson(text) : null;
  } catch {
    return null;
  }
}
