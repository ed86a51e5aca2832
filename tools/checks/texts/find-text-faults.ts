import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compareTexts, flatten, type Words } from '../../conformance/compare-texts.ts';
import { LOCALES } from '../../../shared/i18n/languages.ts';

/** A byte order mark. */
const MARK = /^\u{FEFF}/u;

export interface TextFindings {
  /** The number of files: three for each widget, and three for the kit and each part. */
  readonly read: number;
  readonly faults: readonly string[];
}

/** Finds differences between the languages, and unused texts, in the kit and all widgets. */
export function findTextFaults(root: string): TextFindings {
  const parts = globSync('shared/i18n/*/locales', { cwd: root }).map((path) => dirname(path).replaceAll('\\', '/'));
  const owners = ['shared/i18n', ...parts, ...readdirSync(join(root, 'widgets')).map((name) => `widgets/${name}`)];
  const faults: string[] = [];
  let read = 0;
  for (const owner of owners) {
    const files = LOCALES.map((language) => ({ language, path: `${owner}/locales/${language}.json` }));
    const missing = files.filter(({ path }) => !existsSync(join(root, path)));
    faults.push(...missing.map(({ path }) => `${path}: is missing`));
    if (missing.length > 0) continue;
    const marked = files.filter(({ path }) => MARK.test(readFileSync(join(root, path), 'utf8')));
    faults.push(...marked.map(({ path }) => `${path}: begins with a byte order mark`));
    const words = files.map(({ path }) => ({ path, words: readWords(join(root, path)) }));
    read += words.length;
    faults.push(...compareTexts(words), ...words.flatMap(findInvisible), ...unused(root, owner, words[0]!.words));
  }
  return { read, faults };
}

/** The texts of a file, as `key.key → text`. */
export function readWords(path: string): Words {
  return flatten(JSON.parse(readFileSync(path, 'utf8').replace(MARK, '')));
}

/**
 * Characters without a shape: soft hyphens (the styles hyphenate by the language of the page), zero-width characters, byte
 * order marks, marks of direction, control characters, and spaces of other widths. Spaces that do not break (U+00A0 and
 * U+202F) are allowed: they keep a number and its unit together.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]|\u{34F}|\p{Variation_Selector}|(?![ \u{A0}\u{202F}])\p{Zs}/u;

function findInvisible({ path, words }: { path: string; words: Words }): string[] {
  return [...words].flatMap(([key, text]) => {
    const codePoint = INVISIBLE.exec(key + text)?.[0].codePointAt(0);
    const code = codePoint?.toString(16).toUpperCase().padStart(4, '0');
    return codePoint === undefined ? [] : [`${path}: '${key}' contains the invisible character U+${code}`];
  });
}

/** A key is used when the code of its owner contains it in quotes, or its start before `${`. */
function unused(root: string, owner: string, words: Words): string[] {
  // Widgets use the texts of the kit's parts too.
  const folders = owner.startsWith('shared/i18n/')
    ? ['shared', 'widgets']
    : owner === 'shared/i18n'
      ? ['shared', 'loader']
      : [owner];
  const own = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((path) => !/\.(test|support|stories)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
  // A part of the kit, such as the buy button, may show texts of the widget that draws it.
  const parts = new Set([...own.matchAll(/shared\/ui\/[\w/-]+\.tsx/g)].map(([path]) => join(root, path)));
  const code = [own, ...[...parts].filter(existsSync).map((path) => readFileSync(path, 'utf8'))].join('\n');
  const written = new Set([...code.matchAll(/(['"`])([\w.-]+)\1/g)].map((match) => match[2]));
  const beginnings = [...code.matchAll(/`([\w.-]+)\$\{/g)].map((match) => match[1]!);
  return [...words.keys()].flatMap((key) => {
    const stem = key.replace(/_(zero|one|two|few|many|other)$/, '');
    const isUsed =
      written.has(key) ||
      written.has(stem) ||
      written.has(stem.split('.')[0]) ||
      beginnings.some((start) => stem.startsWith(start));
    return isUsed ? [] : [`${owner}/locales/nl.json: '${key}' is unused`];
  });
}
