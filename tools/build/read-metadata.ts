import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';

/** Imports the metadata of widgets. */
export async function readMetadata(names: readonly string[], root = '.'): Promise<Record<string, WidgetMetadata>> {
  const read = names.map(async (name) => {
    const path = resolve(root, `widgets/${name}/${name}.metadata.ts`);
    if (!existsSync(path)) throw new Error(`widgets/${name}/ has no ${name}.metadata.ts`);
    const { metadata } = (await import(pathToFileURL(path).href)) as { metadata: WidgetMetadata };
    return [name, metadata] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
