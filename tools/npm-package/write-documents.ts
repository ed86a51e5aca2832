import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** Where a file of the repository is in the package; undefined for one that is not in it. */
function placeOf(path: string): string | undefined {
  if (path === 'tools/npm-package/README.md') return 'README.md';
  if (['CHANGELOG.md', 'LICENSE'].includes(path)) return path;
  const [, inGuide] = /^stories\/(guide\/(?:[^/]+\.md|templates(?:\/[^/]+)?))$/.exec(path) ?? [];
  return inGuide ?? (/^widgets\/[^/]+\/README\.md$/.test(path) ? path : undefined);
}

/** The documents of the package, as paths of the repository. */
export const DOCUMENTS = [
  'tools/npm-package/README.md',
  'CHANGELOG.md',
  'LICENSE',
  ...globSync(['stories/guide/*.md', 'stories/guide/templates/*', 'widgets/*/README.md']),
];

/** Writes the README, the guide and the READMEs of the widgets. */
export function writeDocuments(folder: string): void {
  for (const path of DOCUMENTS) {
    const place = placeOf(path)!;
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    if (path.endsWith('.md')) writeFileSync(join(folder, place), adaptLinks(readFileSync(path, 'utf8'), path, place));
    else cpSync(path, join(folder, place));
  }
}

/** Links lead to the place of a file in the package. A link to a file that is not in the package becomes its text. */
function adaptLinks(text: string, path: string, place: string): string {
  const links = /\[([^\]]+)\]\((?![a-z]+:|#)([^)#]+)(#[^)]*)?\)/g;
  return text.replaceAll(links, (_, label: string, target: string, anchor = '') => {
    const to = placeOf(posix.join(posix.dirname(path), target));
    return to === undefined ? label : `[${label}](${posix.relative(posix.dirname(place), to)}${anchor})`;
  });
}
