import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namesOf, widgetFiles } from './widget-files.ts';

/** `npm run new -- widget gift-note`: a whole widget that works, to be changed into the one that is wanted. */
const NAME = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;
const USAGE = 'Say what, and its name in kebab-case: npm run new -- widget gift-note';

/** Writes the files of a widget below `root` and answers their paths; one that is there already is not touched. */
export function writeWidget(root: string, name: string): string[] {
  if (!NAME.test(name)) throw new Error(USAGE);
  if (existsSync(join(root, 'widgets', name))) throw new Error(`widgets/${name}/ is there already.`);
  const files = Object.entries(widgetFiles(namesOf(name)));
  const [taken] = files.filter(([path]) => existsSync(join(root, path)));
  if (taken) throw new Error(`${taken[0]} is there already.`);
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
    const next = `Look at it: npm start, then /demo/${name}. Before you commit: npm run check.`;
    console.log([...paths, '', next].join('\n'));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

if (import.meta.main) main(process.argv.slice(2));
