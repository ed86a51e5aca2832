import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync, type Zippable } from 'fflate';
import type { WidgetsFile } from '../widgets-json/widgets-file.ts';
import { pluginData } from './plugin-data.ts';

const SOURCES = fileURLToPath(new URL('plugin', import.meta.url));

/** Writes the WordPress plugin, `wordpress/eiland.zip`, from `widgets.json` in the folder of the build. */
export function writePlugin(folder: string): void {
  const described = JSON.parse(readFileSync(join(folder, 'widgets.json'), 'utf8')) as WidgetsFile;
  const path = join(folder, 'wordpress/eiland.zip');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, zipPlugin(described));
}

/** The plugin as a ZIP: the same file for the same description, at any time and in every time zone. */
export function zipPlugin(described: WidgetsFile): Uint8Array {
  // The earliest time that a ZIP can hold. It is local time, without a zone.
  const mtime = new Date(1980, 0, 1, 12);
  return zipSync(pluginFiles(described), { level: 9, mtime });
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
