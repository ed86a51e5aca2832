import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { budgets, pages } from './budgets.ts';
import { dist, filesOf, readManifest } from '../../build/manifest.ts';

/** The size and the budget of a file or a page, in bytes after gzip -9. */
interface Line {
  readonly name: string;
  readonly bytes: number;
  /** Null for a file without a budget. */
  readonly limit: number | null;
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
}

function fileLines(): Line[] {
  const files = globSync('**/*', { cwd: dist, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  if (files.length === 0) throw new Error('dist/ is empty: run npm run build first.');
  return files.map((name) => ({
    name,
    bytes: gzipped(name),
    limit: budgets.find(({ files: known }) => known.test(name))?.limit ?? null,
  }));
}

/** The loader, the engine and the files of the widgets in Dutch. */
function pageLines(): Line[] {
  const manifest = readManifest();
  const { engine, kit } = manifest;
  // A deleted widget removes its pages.
  const known = pages.filter(({ widgets }) => widgets.every((widget) => widget in manifest.widgets));
  return known.map(({ name, widgets, kinds, without, limit }) => {
    const files = new Set([
      'loader.js',
      engine.script,
      ...engine.imports,
      kit,
      ...widgets.flatMap((widget) => filesOf(manifest, widget, 'nl')),
    ]);
    const counted = [...files].filter((file) => kinds.test(file));
    const unwanted = counted.filter(
      (file) => without && manifest.contents[file]?.some((folder) => without.test(folder)),
    );
    if (unwanted.length > 0) throw new Error(`${name} must not download ${unwanted.join(', ')}.`);
    return { name, bytes: counted.reduce((sum, file) => sum + gzipped(file), 0), limit };
  });
}

function table(lines: readonly Line[]): string {
  return lines
    .map(({ name, bytes, limit }) => {
      const mark = limit === null ? '✗ no budget' : bytes > limit ? '✗ too big' : '';
      return `${name.padEnd(40)}${String(bytes).padStart(8)}${String(limit ?? '–').padStart(9)}  ${mark}`.trimEnd();
    })
    .join('\n');
}

const lines = [...fileLines(), ...pageLines()];
const failures = lines.filter(({ bytes, limit }) => limit === null || bytes > limit);
if (!process.argv.includes('--quiet')) console.log(table(lines));
else if (failures.length > 0) console.error(`Sizes after gzip -9, and budgets:\n${table(failures)}`);
process.exitCode = failures.length === 0 ? 0 : 1;
