import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KIT_MODULES } from '../npm-package/kit-modules.ts';
import { LOCALES } from '../../shared/i18n/languages.ts';

/** The files of `eiland/kit`, by their names without the ending. They have no hash: widgets of others import them. */
export const KIT_ENTRIES: Readonly<Record<string, string>> = {
  kit: 'shared/kit/kit.ts',
  ...Object.fromEntries(KIT_MODULES.map((name) => [`kit-${name}`, `shared/kit/${name}.ts`])),
};

/** The texts of the ui kit for islands of others, such as `kit-texts.nl.js`. Ours have them in their own files. */
export function writeKitTexts(outDir: string): void {
  mkdirSync(outDir, { recursive: true });
  for (const locale of LOCALES) {
    const words: unknown = JSON.parse(readFileSync(`shared/i18n/locales/${locale}.json`, 'utf8'));
    writeFileSync(join(outDir, `kit-texts.${locale}.js`), `export default ${JSON.stringify(words)};\n`);
  }
}
