import { nonceAttribute } from './escape.ts';

/** Texts of style sheets by file name. */
export type Sheets = Readonly<Record<string, string>>;

/** All sheets of a build that a page can have in its head. A program loads them for the first page that asks for them. */
export async function readSheets(): Promise<Sheets> {
  const { sheets } = await import('eiland:sheets');
  return sheets as Sheets;
}

export const styleTag = (sheet: string, nonce?: string): string => `<style${nonceAttribute(nonce)}>${sheet}</style>`;

/**
 * The attribute of a link to a sheet that stands in the page: the paint does not wait for it, the next page has it in the
 * cache, and the widget finds it linked.
 */
export const UNHURRIED = ' media="not all"';
