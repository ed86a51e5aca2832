import type { Page } from '../page.ts';
import type { Artwork } from './artwork.ts';
import { lawFinding, type LawFinding } from './law-finding.ts';

/** Compares the language of an artwork, where it is known, with that of the page. */
export function compareLanguage(language: string | null, { name, where }: Artwork, page: Page): LawFinding[] {
  const ofPage = primary(page.document.documentElement.lang || page.locale);
  if (language === null || ofPage === '' || primary(language) === ofPage) return [];
  return [lawFinding('notice-language', where, `${name} is in "${primary(language)}", but the page in "${ofPage}".`)];
}

/** `nl` of `nl-BE`. */
export function primary(tag: string): string {
  return (tag.split(/[-_]/)[0] ?? '').toLowerCase();
}
