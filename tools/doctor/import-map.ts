import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { importMapText } from '../render/import-map.ts';
import { hashOf } from './pci/integrity.ts';

const BuiltFile = z.object({ file: z.string(), integrity: z.string() });
const WidgetsFile = z.object({
  files: z.array(BuiltFile),
  widgets: z.array(z.object({ files: z.array(BuiltFile) })),
});

/**
 * The import map with the hash of every script of a build, as a line of HTML. The comment before it has the hash of the map
 * itself for a policy without nonces.
 *
 * @param path where the files are on the shop, such as `/widgets`
 */
export function importMap(built: string, path: string): string {
  const { files, widgets } = z.parse(WidgetsFile, JSON.parse(readFileSync(join(built, 'widgets.json'), 'utf8')));
  const folder = path.endsWith('/') ? path : `${path}/`;
  const scripts = [...files, ...widgets.flatMap((widget) => widget.files)].filter(({ file }) => file.endsWith('.js'));
  const map = importMapText(Object.fromEntries(scripts.map(({ file, integrity }) => [file, integrity])), folder);
  return `<!-- script-src '${hashOf(map, 'sha256')}' -->\n<script type="importmap">${map}</script>`;
}
