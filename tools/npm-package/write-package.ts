import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type RepositoryManifest, publishedManifest } from './manifest.ts';

/** Pages of the guide about files that only the repository has. */
const INTERNAL = ['builds.md', 'rules.md'];

/** Writes the package as it is published, with `dist/` as it was built. */
export function writePackage(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'guide'), { recursive: true });
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  // The viewer of the description is 2 MB. The description itself is `dist/openapi.json`.
  rmSync(join(folder, 'dist/openapi'), { recursive: true });
  cpSync('stories/guide/templates', join(folder, 'guide/templates'), { recursive: true });
  for (const path of globSync('stories/guide/*.md'))
    if (!INTERNAL.includes(basename(path))) cpSync(path, join(folder, 'guide', basename(path)));
  cpSync('LICENSE', join(folder, 'LICENSE'));
  cpSync('CHANGELOG.md', join(folder, 'CHANGELOG.md'));
  cpSync('tools/npm-package/README.md', join(folder, 'README.md'));
  for (const path of globSync('{*.md,guide/*.md}', { cwd: folder })) adaptLinks(join(folder, path));
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as RepositoryManifest;
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
}

/** Links lead to the place of a file in the package. A link to a file that is not there becomes its text. */
function adaptLinks(path: string): void {
  const text = readFileSync(path, 'utf8')
    .replaceAll(/\]\((\.\.\/)*stories\/guide\//g, '](guide/')
    .replaceAll('](../../', '](');
  const links = /\[([^\]]+)\]\((?!https?:|#)([^)#]+)(#[^)]*)?\)/g;
  const isThere = (target: string) => existsSync(join(dirname(path), target));
  writeFileSync(
    path,
    text.replaceAll(links, (link: string, label: string, target: string) => (isThere(target) ? link : label)),
  );
}
