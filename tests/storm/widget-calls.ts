import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WidgetMetadata } from '../../shared/runtime/metadata.ts';
import { top } from '../../tools/commands/run-command.ts';

/** The names of all widgets. */
export const WIDGETS = globSync('widgets/*', { cwd: top })
  .map((folder) => folder.split(/[\\/]/)[1]!)
  .sort();

async function metadataOf(widget: string): Promise<WidgetMetadata> {
  const file = join(top, 'widgets', widget, `${widget}.metadata.ts`);
  return ((await import(pathToFileURL(file).href)) as { metadata: WidgetMetadata }).metadata;
}

const metadata = await Promise.all(WIDGETS.map(metadataOf));

/** HTML that embeds the widget, as its documentation shows it. */
export const EXAMPLES = new Map(WIDGETS.map((widget, index) => [widget, metadata[index]!.example]));

/** Paths that only read; `{id}` stands for anything but a slash. */
const SAFE = metadata
  .flatMap(({ calls }) => Object.values(calls))
  .filter(({ safe }) => safe)
  .map(({ path }) => new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/{\w+}/g, '[^/?]+')}$`));

/** Whether a request only reads, so that repeating it changes nothing in the shop. */
export function isSafe(method: string, path: string): boolean {
  return method === 'GET' || SAFE.some((pattern) => pattern.test(path) || pattern.test(path.split('?')[0]!));
}
