import { escapeAttribute } from './escape.ts';

/** Texts of style sheets by file name. */
export type Sheets = Readonly<Record<string, string>>;

/** All sheets of a build that a page can have in its head. A program loads them for the first page that asks for them. */
export async function readSheets(): Promise<Sheets> {
  const { sheets } = await import('eiland:sheets');
  return sheets as Sheets;
}

export function styleTag(sheet: string, nonce = ''): string {
  const attribute = nonce && ` nonce="${escapeAttribute(nonce)}"`;
  return `<style${attribute}>${sheet}</style>`;
}

/**
 * Makes a link to a sheet that the page has already one that the browser follows without haste. The next page then has the
 * sheet in the cache, and the widget finds it linked.
 */
export const UNHURRIED = ' media="not all"';
