import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What pages do not load, and people and a CMS read. */
const DESCRIPTIONS = ['widgets.json', 'widgets.schema.json', 'licences.txt'];

interface Listed {
  readonly files: readonly { readonly file: string }[];
}

/** Copies the files that pages load from one folder to another. Returns their number. */
export function copyFiles(from: string, to: string): number {
  const { files, widgets } = JSON.parse(readFileSync(join(from, 'widgets.json'), 'utf8')) as Listed & {
    widgets: readonly Listed[];
  };
  const names = [...DESCRIPTIONS, ...[files, ...widgets.map((widget) => widget.files)].flat().map(({ file }) => file)];
  mkdirSync(to, { recursive: true });
  for (const name of names) copyFileSync(join(from, name), join(to, name));
  return names.length;
}
