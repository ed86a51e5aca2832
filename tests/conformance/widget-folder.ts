import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';
import type { Widget } from '../../shared/runtime/host.ts';

/** The root of the repository. */
export const top = `${join(import.meta.dirname, '../..')}/`;

/** Every folder of `widgets/` is a widget. */
export function widgetNames(): string[] {
  return readdirSync(join(top, 'widgets'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

export function has(path: string): boolean {
  return existsSync(join(top, path));
}

export function read(path: string): string {
  return readFileSync(join(top, path), 'utf8');
}

/** The entry file. Undefined when the folder has none. */
export function entryOf(name: string): string | undefined {
  return [`widgets/${name}/${name}.island.tsx`, `widgets/${name}/${name}.enhancer.ts`].find(has);
}

/** What the entry file of a widget exports. */
export async function definitionOf(name: string): Promise<Widget | undefined> {
  const entry = entryOf(name);
  if (entry === undefined) throw new Error(`widgets/${name}/ has neither ${name}.island.tsx nor ${name}.enhancer.ts`);
  const exported = (await import(join(top, entry))) as { island?: Widget; enhancer?: Widget };
  return exported.island ?? exported.enhancer;
}

export async function metadataOf(name: string): Promise<WidgetMetadata> {
  return ((await import(join(top, `widgets/${name}/${name}.metadata.ts`))) as { metadata: WidgetMetadata }).metadata;
}

/** The code that runs in a page, without tests, metadata and what a server prints. */
export function sourcesOf(folder: string): { path: string; source: string }[] {
  return globSync(`${folder}/**/*.{ts,tsx,css}`, { cwd: top })
    .filter((path) => !/\.(test|support|metadata|print)\.tsx?$/.test(path))
    .map((path) => ({ path, source: read(path) }));
}
