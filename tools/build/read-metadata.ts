import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { About } from '../../shared/runtime/metadata.ts';

/** What the widgets of these names say about themselves, to those who embed them. */
export async function readAbouts(names: readonly string[], top = '.'): Promise<Record<string, About>> {
  const read = names.map(async (name) => {
    const path = resolve(top, `widgets/${name}/${name}.metadata.ts`);
    if (!existsSync(path)) throw new Error(`widgets/${name}/ has no ${name}.metadata.ts`);
    const { about } = (await import(pathToFileURL(path).href)) as { about: About };
    return [name, about] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
