import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WidgetsFile } from '../widgets-json/widgets-file.ts';
import { htmlCustomData, webTypes } from './editor-data.ts';
import { frameworkTypes, FRAMEWORKS, PAGE_TYPES, widgetTypes } from './widget-types.ts';

/** Writes what an editor and TypeScript know of pages with widgets. */
export function writePageTypes(outDir: string, file: WidgetsFile): void {
  const folder = join(outDir, 'package/types/page');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('widgets.d.ts', widgetTypes(file));
  write('page.d.ts', PAGE_TYPES);
  for (const framework of Object.keys(FRAMEWORKS) as (keyof typeof FRAMEWORKS)[])
    write(`${framework}.d.ts`, frameworkTypes(framework));
  // The module of types, which has no values.
  writeFileSync(join(outDir, 'package/types.js'), 'export {};\n');
  const json = (name: string, value: object) =>
    writeFileSync(join(outDir, name), `${JSON.stringify(value, null, 2)}\n`);
  json('html-custom-data.json', htmlCustomData(file));
  json('web-types.json', webTypes(file));
}
