import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ENTRY } from './check-served-files.ts';

/** What pages do not load, and people and a CMS read. */
const DESCRIPTIONS = ['release.html', 'widgets.json', 'widgets.schema.json', 'licences.txt'];
/** The build has compressed large files. */
const COMPRESSED = ['.br', '.gz'];

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
  // A loader names files that have to be there already.
  const inOrder = names.toSorted((a, b) => Number(ENTRY.test(a)) - Number(ENTRY.test(b)));
  for (const name of inOrder) copyFile(join(from, name), join(to, name));
  return names.length;
}

/** With the compressed files beside it. Those of a file that the copy replaces never stay. */
function copyFile(from: string, to: string): void {
  for (const ending of COMPRESSED) rmSync(to + ending, { force: true });
  copyFileSync(from, to);
  for (const ending of COMPRESSED) if (existsSync(from + ending)) copyFileSync(from + ending, to + ending);
}
