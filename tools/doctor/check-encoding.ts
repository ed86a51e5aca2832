import { finding, type Finding } from './finding.ts';

/** How gzip begins (`1f 8b`), read as UTF-8. */
const GZIP = '\u001f\ufffd';

/** Windows-1252 writes these characters for the bytes from 80 to 9f. */
const WINDOWS =
  '\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178';
const BYTE = `[\\u0080-\\u00bf${WINDOWS}]`;
/** `Ã©` for `é`, `Â°` for `°`, and `â‚¬` for `€`. Such characters do not stand side by side in any language. */
const TWICE = new RegExp(`\\u00c3${BYTE}|\\u00c2[\\u0080-\\u00bf]|\\u00e2(?:\\u0082|\\u201a|\\u0080|\\u20ac)${BYTE}`);

const AROUND = 20;

/** A body that is still compressed after decompression. */
export function findCompressedBody(where: string, text: string, declared: string | null | undefined): Finding | null {
  if (!text.startsWith(GZIP)) return null;
  const what = declared
    ? `The answer is compressed twice: after decompression of Content-Encoding: ${declared} it still begins with 1f 8b.`
    : 'The answer is compressed (it begins with 1f 8b), and Content-Encoding does not say so.';
  return finding('call-encoding', where, what);
}

/** Browsers read every answer to a call as UTF-8, whatever its Content-Type says. */
export function findForeignCharset(where: string, bytes: Uint8Array | undefined): Finding[] {
  if (!bytes || isUtf8(bytes)) return [];
  const text = new TextDecoder().decode(bytes);
  const what = `The answer is not UTF-8: shoppers read ${quote(text, text.indexOf('\ufffd'))}.`;
  return [finding('call-charset', where, what)];
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Texts that were UTF-8 already when they were converted to UTF-8. */
export function findDoubleEncoding(where: string, text: string): Finding[] {
  const at = text.search(TWICE);
  if (at < 0) return [];
  return [finding('call-charset-twice', where, `Text is encoded as UTF-8 twice: shoppers read ${quote(text, at)}.`)];
}

function quote(text: string, at: number): string {
  const part = text
    .slice(Math.max(0, at - AROUND), at + AROUND)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `“…${part}…”`;
}
