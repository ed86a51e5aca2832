import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { top } from '../../tools/commands/run-command.ts';
import { anchorsOf, linksOf } from './document-links.ts';

const read = (path: string) => readFileSync(join(top, path), 'utf8');
const documents = globSync(['*.md', '.github/**/*.md', '{widgets,shared,tests,stories,loader,tools}/**/*.{md,mdx}'], {
  cwd: top,
  exclude: ['**/node_modules/**'],
});
const scriptsOf = (path: string) => Object.keys((JSON.parse(read(path)) as { scripts: object }).scripts);
/** Those of the repository, and of the project of a new widget. */
const scripts = [...scriptsOf('package.json'), ...scriptsOf('tools/new/project/package.json')];

function isThere(document: string, link: string): boolean {
  const [to = '', anchor] = link.split('#');
  const path = to === '' ? document : join(dirname(document), to);
  return existsSync(join(top, path)) && (anchor === undefined || anchorsOf(read(path)).includes(anchor));
}

/** `npm test`, `npm start` and every `npm run …` that a text names. */
function commandsIn(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)].map((match) => match[1] ?? match[2]!);
}

describe('the documents', () => {
  test('exist', () => {
    expect(documents).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md']));
    expect(linksOf(read('README.md')).length).toBeGreaterThan(5);
    expect(commandsIn(read('README.md'))).toEqual(expect.arrayContaining(['start', 'test', 'build', 'storybook']));
  });

  test.each(documents)('%s has no dead links', (document) => {
    expect(linksOf(read(document)).filter((link) => !isThere(document, link))).toEqual([]);
  });

  test.each(documents)('%s names commands that exist', (document) => {
    expect(commandsIn(read(document)).filter((command) => !scripts.includes(command))).toEqual([]);
  });

  test('the README, the package and the guide recommend the same build', () => {
    const [, advice = ''] = /## Which one to take\n\n([^\n]+(?:\n[^\n]+)*)/.exec(read('stories/guide/builds.md'))!;
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
    expect(advice).toMatch(/^Take the light build: .*\.$/s);
    for (const document of ['README.md', 'tools/npm-package/README.md'])
      expect(plain(read(document)), document).toContain(plain(advice));
  });

  test('a dead link or heading is found', () => {
    expect(isThere('README.md', 'nowhere.md')).toBe(false);
    expect(isThere('README.md', '#no-such-heading')).toBe(false);
    expect(isThere('README.md', 'CONTRIBUTING.md#commands')).toBe(true);
  });
});
