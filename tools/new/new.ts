import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namesOf, widgetFiles } from './widget-files.ts';

/** `npm run new -- widget gift-note` creates a small widget that works. */
const NAME = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;
const USAGE = 'Usage: npm run new -- widget gift-note, with a name in kebab-case';

/** Writes the files of a widget, and returns their paths. Does not overwrite existing files. */
export function writeWidget(root: string, name: string): string[] {
  if (!NAME.test(name)) throw new Error(USAGE);
  if (existsSync(join(root, 'widgets', name))) throw new Error(`widgets/${name}/ already exists.`);
  const files = Object.entries(widgetFiles(namesOf(name)));
  const [taken] = files.filter(([path]) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken[0]} already exists.`);
  for (const [path, text] of files) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text, { flag: 'wx' });
  }
  return files.map(([path]) => path);
}

function main([kind, name = '', ...more]: readonly string[]): void {
  try {
    if (kind !== 'widget' || more.length > 0) throw new Error(USAGE);
    const paths = writeWidget(process.cwd(), name);
    const next = `To see it: npm start, then /demo/${name}. Before you commit: npm run check.`;
    console.log([...paths, '', next].join('\n'));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

if (import.meta.main) main(process.argv.slice(2));
