import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync, type Zippable } from 'fflate';
import type { WidgetsFile } from '../widgets-json/widgets-file.ts';
import { pluginData } from './plugin-data.ts';

const SOURCES = fileURLToPath(new URL('plugin', import.meta.url));

/** The earliest time that a ZIP can hold: the same sources give the same file. It is local time, without a zone. */
const MODIFIED = new Date(1980, 0, 1, 12);

/** Writes the WordPress plugin, `wordpress/eiland.zip`, from `widgets.json` in the folder of the build. */
export function writePlugin(folder: string): void {
  const described = JSON.parse(readFileSync(join(folder, 'widgets.json'), 'utf8')) as WidgetsFile;
  const path = join(folder, 'wordpress/eiland.zip');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, zipSync(pluginFiles(described), { level: 9, mtime: MODIFIED }));
}

/** The files of the plugin by their path in the ZIP, in a fixed order. */
export function pluginFiles(described: WidgetsFile): Zippable {
  const sources = globSync('**/*.*', { cwd: SOURCES }).sort();
  const texts = sources.map((file) => [file, readFileSync(join(SOURCES, file), 'utf8')] as const);
  return Object.fromEntries(
    [...texts, ['data/widgets.json', JSON.stringify(pluginData(described))] as const].map(([file, text]) => [
      `eiland/${file}`,
      Buffer.from(text.replaceAll('{{version}}', described.version)),
    ]),
  );
}
