import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { WidgetMetadata } from '../../../shared/runtime/metadata.ts';
import { readMetadata } from '../../../tools/build/read-metadata.ts';
import { WORDS } from '../../../tools/demo-shop/pages/texts.ts';
import { top } from '../../../tools/commands/run-command.ts';

const LANGUAGES = { nl: 'Dutch', de: 'German', en: 'English' } as const;
type Language = keyof typeof LANGUAGES;

const glossary = readFileSync(join(top, 'stories/guide/glossary.md'), 'utf8');

/** The rows of a language: what to write, and what not. */
function rowsOf(language: Language): { write: string; not: readonly string[] }[] {
  const chapter = glossary.split(`## ${LANGUAGES[language]}\n`)[1]!.split('\n## ')[0]!;
  const rows = chapter.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => {
    const [, , write = '', not = ''] = row.split('|').map((cell) => cell.trim());
    return { write, not: not.split(', ') };
  });
}

const exceptions = new Set([...glossary.matchAll(/^- (\w\w: .+)$/gm)].map(([, sentence]) => sentence));

interface Found {
  /** The file and the key. */
  readonly at: string;
  readonly text: string;
}

/** Every text of the demo shop, with the braces of the widgets. */
function shopTextsIn(language: Language): Found[] {
  return Object.entries(WORDS[language]).map(([key, text]) => ({
    at: `demo shop ${key}`,
    text: text.replaceAll(/\{(\w+)\}/g, '{{$1}}'),
  }));
}

/** Every text of the widgets in a language. */
function textsIn(language: Language): Found[] {
  return globSync(`{widgets/*,shared/i18n,shared/i18n/*}/locales/${language}.json`, { cwd: top }).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(top, file), 'utf8')) as Record<string, string>).map(([key, text]) => ({
      at: `${file} ${key}`,
      text,
    })),
  );
}

const widgets = globSync('widgets/*/*.metadata.ts', { cwd: top }).map((file) => basename(file, '.metadata.ts'));
const metadata = await readMetadata(widgets, top);

/** What the widgets tell an editor in a language. */
function editorTextsIn(language: Language): Found[] {
  return Object.entries(metadata).flatMap(([widget, { title, text, inputs, labels, slots = {} }]) =>
    Object.entries({ title, text, ...named('inputs', inputs), ...named('labels', labels), ...slotTexts(slots) }).map(
      ([key, words]) => ({ at: `${widget}.metadata.ts ${key}`, text: words[language] }),
    ),
  );
}

function named(kind: string, texts: WidgetMetadata['inputs']): WidgetMetadata['inputs'] {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${kind}.${name}`, text]));
}

function slotTexts(slots: NonNullable<WidgetMetadata['slots']>): WidgetMetadata['inputs'] {
  return Object.assign(
    {},
    ...Object.entries(slots).map(([name, slot]) => named(`slots.${name}`, { title: slot.title, text: slot.text })),
  );
}

/** A word matches whole, or as the beginning of a compound; a part in braces or with a space matches anywhere. */
function isIn(text: string, word: string): boolean {
  // A name in braces is a placeholder, not a word.
  const plain = text.replaceAll(/\{\{\w+\}\}/g, '{{}}');
  if (!/^[\p{L}-]+$/u.test(word)) return plain.includes(word);
  return new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'u').test(plain);
}

describe.each(Object.keys(LANGUAGES) as Language[])('the texts in %s', (language) => {
  const texts = textsIn(language);

  test('use the words of the glossary', () => {
    const wrong = [...texts, ...shopTextsIn(language), ...editorTextsIn(language)]
      .filter(({ text }) => !exceptions.has(`${language}: ${text}`))
      .flatMap(({ at, text }) =>
        [...rowsOf(language).flatMap(({ not }) => not), '...']
          .filter((word) => isIn(text, word))
          .map((word) => `${at}: “${word}” in “${text}”`),
      );
    expect(wrong).toEqual([]);
  });

  test('are many, and so are the words', () => {
    expect(texts.length).toBeGreaterThan(400);
    expect(editorTextsIn(language).length).toBeGreaterThan(200);
    expect(rowsOf(language).length).toBeGreaterThan(10);
  });

  test('have every exception', () => {
    const own = [...exceptions].filter((sentence) => sentence!.startsWith(`${language}: `));
    expect(own.filter((sentence) => !texts.some(({ text }) => `${language}: ${text}` === sentence))).toEqual([]);
  });
});

test.each([
  { text: 'Zonder btw', word: 'btw', is: true },
  { text: 'Je btw-nummer', word: 'btw', is: false },
  { text: '{{picture}} vergroten', word: 'picture', is: false },
  { text: 'Inklusive {{rate}}% MwSt.', word: '}}%', is: true },
])('“$word” occurs in “$text”: $is', ({ text, word, is }) => {
  expect(isIn(text, word)).toBe(is);
});
