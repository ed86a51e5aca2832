import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { top } from '../../commands/run-command.ts';
import { publishedManifest, type RepositoryManifest } from '../../npm-package/manifest.ts';

const read = (path: string) => readFileSync(join(top, path), 'utf8');
const allMatches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);

const documents = globSync(['README.md', 'stories/guide/**/*.{md,mdx}', '{widgets,tools}/*/README.md'], { cwd: top });
/** The decisions tell what was, under the names that it had. */
const current = documents.filter((path) => !path.includes('guide/decisions/'));
const widgets = readdirSync(join(top, 'widgets'));
const sources = globSync(['{loader,shared,widgets}/**/*.{ts,tsx,css}', 'tools/page-styles/*.css'], {
  cwd: top,
  exclude: ['**/*.test.*'],
});
const code = sources.map(read).join('\n');
const programs = globSync('tools/{commands,bench,doctor,demo-shop,build,new}/**/*.ts', { cwd: top })
  .map(read)
  .join('\n');
const isRead = (option: string) => new RegExp(`--${option}\\b|'${option}'|\\b${option}: \\{ type`).test(programs);

/** An event of a shop, as the value of its setting `analytics`. */
const CONSENT = 'consent';
const events = [CONSENT, ...allMatches(read('shared/bus/events.ts'), /^ {2}'([\w-]+)':/gm)];
const functions = allMatches(read('shared/bus/page-events.ts'), /^export function (\w+)/gm);
const methods = allMatches(
  /interface ShopWidgets \{[\s\S]*?^\}/m.exec(read('loader/shop-widgets.ts'))![0],
  /^ {2}(\w+)[:(]/gm,
);
const manifest = publishedManifest(JSON.parse(read('package.json')) as RepositoryManifest);
const settings = allMatches(read('tools/doctor/check-settings.ts'), /^ {2}(\w+): \{ ?(?:type|$)/gm);

test('the names are read', () => {
  expect([events.length, functions.length, methods.length, settings.length].every((count) => count >= 5)).toBe(true);
});

describe.each(current)('%s', (document) => {
  const text = read(document);

  test('names events that exist', () => {
    const names = allMatches(text, /\bshop:([a-z]+(?:-[a-z]+)*)(?![\w:-])/g);
    expect(names.filter((name) => !events.includes(name))).toEqual([]);
  });

  test('names methods of the page that exist', () => {
    const names = allMatches(text, /\bshopWidgets\.(\w+)/g);
    expect(names.filter((name) => !methods.includes(name))).toEqual([]);
  });

  test('names widgets that exist', () => {
    // Those of the guide's author of other widgets begin with `acme-`.
    const names = allMatches(text, /data-widget="(?!acme-)([\w-]+)"/g);
    expect(names.filter((name) => !widgets.includes(name))).toEqual([]);
  });

  test('imports what the package exports', () => {
    const entries = allMatches(text, /'eiland\/([\w./-]+)'/g).filter((entry) => entry !== 'loader.js');
    expect(entries.filter((entry) => !(`./${entry}` in manifest.exports))).toEqual([]);
    const names = allMatches(text, /import \{ ([\w, ]+) \} from 'eiland\/events'/g).flatMap((list) => list.split(', '));
    expect(names.filter((name) => !functions.includes(name))).toEqual([]);
  });

  test('names class names and custom properties that exist', () => {
    const names = allMatches(text, /(?<![\w-])((?:--|\.)sw-[a-z][\w-]*)(?![\w-]|…|\*)/g);
    expect(names.filter((name) => !code.includes(name.replace('.', '')) && !isJoined(name))).toEqual([]);
  });
});

/** The end of a class name may be a value, as in `sw-button--${look}`. */
const isJoined = (name: string) => code.includes(`${name.replace('.', '').replace(/--\w+$/, '--')}\${`);

test.each([...current, 'CONTRIBUTING.md'])('%s names options that a command reads', (document) => {
  const commands = allMatches(read(document), /((?:npm (?:start|run [\w:]+) --|eiland (?:doctor|copy))[^`\n]*)/g);
  const options = commands.flatMap((command) => allMatches(command.split('#')[0]!, / --([a-z][\w-]+)/g));
  expect(options.filter((option) => !isRead(option))).toEqual([]);
});

test.each(widgets)('the README of %s says when it loads', (widget) => {
  const [definition] = globSync(`widgets/${widget}/${widget}.{island.tsx,enhancer.ts}`, { cwd: top });
  const [trigger] = allMatches(read(definition!), /^ {2}load: '([^']+)'/gm);
  expect(read(`widgets/${widget}/README.md`)).toContain(`\`${trigger}\``);
});

test('the guide lists every setting, and no other', () => {
  const table = read('stories/guide/embedding.md').split('## Settings')[1]!.split('## ')[0]!;
  expect(allMatches(table, /^\| `(\w+)`/gm).toSorted()).toEqual(settings.toSorted());
});

test('the guide lists every method of `shopWidgets`, and no other', () => {
  const table = read('stories/guide/events.md').split('## `window.shopWidgets`')[1]!.split('\n#')[0]!;
  expect(allMatches(table, /^\| `(\w+)/gm).toSorted()).toEqual(methods.toSorted());
});
