import * as z from 'zod/mini';
import type { Client } from './client.ts';
import { readJson } from './read-json.ts';

/** What a build says of itself beside the loader; a shop need not publish it. */
export interface Build {
  readonly version: string;
  /** By file, its hash as in an `integrity` attribute, where it is known. */
  readonly files: ReadonlyMap<string, string | null>;
  /** The name of the description. */
  readonly said: string;
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

/** Reads `widgets.json` or `manifest.json` beside the loader; null when there is neither. */
export async function readBuild(loader: URL, client: Client): Promise<Build | null> {
  const widgets = z.safeParse(WidgetsFile, await json(new URL('widgets.json', loader), client));
  if (widgets.success) {
    const { version, files, widgets: all } = widgets.data;
    const listed = [...files, ...all.flatMap((widget) => widget.files)];
    return { version, files: new Map(listed.map(({ file, integrity }) => [file, integrity])), said: 'widgets.json' };
  }
  const manifest = z.safeParse(Manifest, await json(new URL('manifest.json', loader), client));
  if (!manifest.success) return null;
  const { version, engine, widgets: all } = manifest.data;
  const names = Object.values(all).flatMap(({ script, styles, texts, imports }) => [
    script,
    ...(styles ? [styles] : []),
    ...Object.values(texts),
    ...imports,
  ]);
  const files = [engine.script, ...engine.imports, ...names].map((name) => [name, null] as const);
  return { version, files: new Map(files), said: 'manifest.json' };
}

async function json(url: URL, client: Client): Promise<unknown> {
  try {
    const { status, text } = await client.ask(url);
    return status === 200 ? readJson(text) : null;
  } catch {
    return null;
  }
}
