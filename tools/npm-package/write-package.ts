import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RepositoryManifest, publishedManifest } from './manifest.ts';
import { writeDocuments } from './write-documents.ts';

/** Writes the package as it is published, with `dist/` as it was built. */
export function writePackage(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  // The viewer of the description is 2 MB. The description itself is `dist/openapi.json`.
  rmSync(join(folder, 'dist/openapi'), { recursive: true });
  writeDocuments(folder);
  execFileSync(process.execPath, ['tools/sheets/write-sheets.ts', join(folder, 'sheets')]);
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as RepositoryManifest;
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
}
