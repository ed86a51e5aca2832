import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { type Locale, LOCALES } from '../../shared/i18n/languages.ts';

/** The sources of a widget. Paths are relative, so that hashes do not depend on the folder of the repository. */
export interface Source {
  readonly name: string;
  readonly kind: 'island' | 'enhancer';
  readonly entry: string;
  /** By language: its own texts and, for an island, those of the kit. */
  readonly texts: Readonly<Partial<Record<Locale, object>>>;
}

export function findWidgets(): Source[] {
  return globSync('widgets/*/*.{island.tsx,enhancer.ts}')
    .sort()
    .map((path) => {
      const entry = path.replaceAll('\\', '/');
      const kind = entry.endsWith('.island.tsx') ? 'island' : 'enhancer';
      return { name: basename(dirname(entry)), kind, entry, texts: textsOf(dirname(entry), kind) };
    });
}

function textsOf(folder: string, kind: Source['kind']): Source['texts'] {
  if (!existsSync(`${folder}/locales`)) return {};
  return Object.fromEntries(
    LOCALES.map((locale) => {
      const own = wordsIn(`${folder}/locales/${locale}.json`);
      return [locale, kind === 'island' ? { ...own, kit: wordsIn(`shared/i18n/locales/${locale}.json`) } : own];
    }),
  );
}

export function wordsIn(path: string): object {
  return JSON.parse(readFileSync(path, 'utf8')) as object;
}
