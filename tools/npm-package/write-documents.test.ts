import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anchorsOf, linksOf } from '../../tests/support/document-links.ts';
import { findWidgets } from '../build/find-widgets.ts';
import { publishedManifest, type RepositoryManifest } from './manifest.ts';
import { DOCUMENTS, writeDocuments } from './write-documents.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'eiland-documents-'));
  writeDocuments(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const documents = () => globSync('**/*.md', { cwd: folder });

test('the package has the guide and the README of every widget', () => {
  expect(documents()).toEqual(
    expect.arrayContaining([
      'README.md',
      'CHANGELOG.md',
      'guide/builds.md',
      'guide/rules.md',
      'guide/theming.md',
      'guide/embedding.md',
      ...findWidgets().map(({ name }) => `widgets/${name}/README.md`),
    ]),
  );
  expect(existsSync(join(folder, 'guide/templates/product.blade.php'))).toBe(true);
  const { files } = publishedManifest(JSON.parse(readFileSync('package.json', 'utf8')) as RepositoryManifest);
  expect(documents().filter((path) => !files.includes(path.split('/')[0]!) && path !== 'README.md')).toEqual([]);
});

test('every relative link of its documents leads to a file and a heading of the package', () => {
  const links = documents().flatMap((document) => linksOf(read(document)).map((link) => ({ document, link })));
  expect(links.length).toBeGreaterThan(100);
  const dead = links.filter(({ document, link }) => {
    const [to = '', anchor] = link.split('#');
    const path = to === '' ? document : join(dirname(document), to);
    return !existsSync(join(folder, path)) || (anchor !== undefined && !anchorsOf(read(path)).includes(anchor));
  });
  expect(dead).toEqual([]);
});

test('no link is lost, except those to pages of Storybook', () => {
  const links = (text: string) => linksOf(text).length;
  for (const path of DOCUMENTS.filter((document) => document.endsWith('.md'))) {
    const written = read(path.replace('stories/guide/', 'guide/').replace('tools/npm-package/', ''));
    expect(links(written), path).toBe(links(readFileSync(path, 'utf8')));
    expect(written).not.toContain('](?path=');
  }
});
