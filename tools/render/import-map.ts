import { nonceAttribute } from './escape.ts';

/** By file name, as `integrity` in `widgets.json`. */
export type Hashes = Readonly<Record<string, string>>;

/** An import map takes no address without a beginning, such as `widgets/`. */
const IS_ADDRESS = /^(\.{0,2}\/|[a-z][a-z\d+.-]*:)/i;

/**
 * The text of an import map with the hash of every script.
 *
 * @param base the folder of the files, with its slash
 */
export function importMapText(hashes: Hashes, base: string): string {
  const folder = IS_ADDRESS.test(base) ? base : `./${base}`;
  const entries = Object.entries(hashes).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const integrity = Object.fromEntries(entries.map(([file, hash]) => [folder + file, hash]));
  return JSON.stringify({ integrity }).replaceAll('<', String.raw`\u003c`);
}

/** It stands before the first script and preload line: a browser checks what it loads after it. */
export function importMapTag(hashes: Hashes, base: string, nonce?: string): string {
  return `<script type="importmap"${nonceAttribute(nonce)}>${importMapText(hashes, base)}</script>\n`;
}
