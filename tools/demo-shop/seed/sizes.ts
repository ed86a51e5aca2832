import type { Words } from '../rules/language.ts';
import { words } from './draft.ts';

/** Translated words in sizes and finishes; others, such as `2p 40 A`, are the same in all languages. */
const TRANSLATED: Record<string, Words> = {
  standaard: { nl: 'standaard', de: 'Standard', en: 'standard' },
  zwart: { nl: 'zwart', de: 'schwarz', en: 'black' },
  grijs: { nl: 'grijs', de: 'grau', en: 'grey' },
  blank: { nl: 'blank', de: 'blank', en: 'plain' },
  leisteen: { nl: 'leisteen', de: 'Schiefer', en: 'slate' },
  laag: { nl: 'laag', de: 'niedrig', en: 'low' },
  hoog: { nl: 'hoog', de: 'hoch', en: 'high' },
  lang: { nl: 'lang', de: 'lang', en: 'long' },
  plus: { nl: 'plus', de: 'plus', en: 'plus' },
  min: { nl: 'min', de: 'minus', en: 'minus' },
  stekker: { nl: 'stekker', de: 'Stecker', en: 'plug' },
  contra: { nl: 'contra', de: 'Buchse', en: 'socket' },
  stuks: { nl: 'stuks', de: 'Stück', en: 'pieces' },
  modules: { nl: 'modules', de: 'Module', en: 'modules' },
};

/** A size in each language; `12-delig` is the number of pieces. */
export function sizeIn(size: string): Words {
  return words((locale) =>
    size
      .replace(/-delig/, { nl: '-delig', de: '-teilig', en: '-piece' }[locale])
      .replaceAll(/\p{L}+/gu, (word) => TRANSLATED[word]?.[locale] ?? word)
      .replaceAll(/(?<=\d),(?=\d)/g, locale === 'en' ? '.' : ','),
  );
}
