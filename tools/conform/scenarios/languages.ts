import { LOCALES, type Locale } from '../../../shared/i18n/languages.ts';
import { NotApplicable } from '../clause.ts';
import type { Shared, Visit } from '../visit.ts';

export const LANGUAGES = { nl: 'Dutch', de: 'German', en: 'English' } as const;

/** The languages of the shop: those whose pages the file names, else those in which the page of the address answers. */
const languages: Shared<readonly Locale[]> = async (visit) => {
  const named = LOCALES.filter((locale) => visit.file.pages[locale] !== undefined);
  if (named.length > 0) return named;
  const answered: Locale[] = [];
  for (const locale of LOCALES) answered.push((await visit.visitor(locale)).facts.language);
  return LOCALES.filter((locale, at) => answered[at] === locale);
};

/** At least two languages, so that texts can be compared; with fewer, the clause does not apply. */
export async function severalLanguages(visit: Visit): Promise<readonly Locale[]> {
  const all = await visit.given(languages);
  if (all.length > 1) return all;
  const [only = LOCALES[0]] = all;
  throw new NotApplicable(`The shop has one language, ${LANGUAGES[only]}: "pages" of the file names no other.`);
}
