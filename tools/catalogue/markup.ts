import { decodeHTML, decodeHTMLAttribute } from 'entities';

/** A token of HTML, with its start and end in the text. */
export type Piece = Opening | Closing | Plain;

export interface Opening {
  readonly is: 'opening';
  readonly tag: string;
  readonly attributes: readonly Written[];
  readonly isVoid: boolean;
  readonly start: number;
  readonly end: number;
}

interface Closing {
  readonly is: 'closing';
  readonly tag: string;
  readonly start: number;
  readonly end: number;
}

interface Plain {
  readonly is: 'text';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** An attribute, with its name in lower case; without a value it is empty. */
export type Written = readonly [name: string, value: string];

const TAG = /<(\/?)([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/giy;
const COMMENT = /<!--[\s\S]*?-->/y;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * Tokenizes well-formed HTML, such as the examples of the widgets. Trusted Types forbid the page to parse HTML from text,
 * and the only policy that it allows belongs to the widgets.
 */
export function readMarkup(html: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < html.length) {
    const next = commentEnd(html, at);
    if (next > at) {
      at = next;
      continue;
    }
    const piece = tagAt(html, at) ?? textAt(html, at, pieces.at(-1));
    if (piece.end > at) pieces.push(piece);
    at = piece.end;
  }
  return pieces;
}

/** The length of the text before the end tag of the element around it. */
export function innerLength(html: string): number {
  let depth = 0;
  for (const piece of readMarkup(html)) {
    if (piece.is === 'opening' && !piece.isVoid) depth += 1;
    if (piece.is === 'closing' && depth-- === 0) return piece.start;
  }
  return html.length;
}

/** The end of the comment that starts here, or `at`. */
function commentEnd(html: string, at: number): number {
  COMMENT.lastIndex = at;
  return COMMENT.test(html) ? COMMENT.lastIndex : at;
}

function tagAt(html: string, start: number): Opening | Closing | undefined {
  TAG.lastIndex = start;
  const [whole, slash, name, rest] = TAG.exec(html) ?? [];
  if (whole === undefined) return undefined;
  const tag = name!.toLowerCase();
  const end = start + whole.length;
  if (slash) return { is: 'closing', tag, start, end };
  const attributes = [...rest!.matchAll(ATTRIBUTE)].map(
    ([, key, double, single, bare]) =>
      [key!.toLowerCase(), decodeHTMLAttribute(double ?? single ?? bare ?? '')] as const,
  );
  return { is: 'opening', tag, attributes, isVoid: VOID.test(tag), start, end };
}

/** Text up to the next tag; in a script, up to its end tag. */
function textAt(html: string, start: number, before: Piece | undefined): Plain {
  const isScript = before?.is === 'opening' && before.tag === 'script';
  const closing = isScript ? html.indexOf('</script', start) : html.indexOf('<', start + 1);
  const end = closing === -1 ? html.length : closing;
  const text = html.slice(start, end);
  return { is: 'text', text: isScript ? text : decodeHTML(text), start, end };
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Typographic filters of a CMS turn straight quotes into curly ones, and line breaks into paragraphs.
  "'": '&#39;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/**
 * Escapes text for an attribute in double quotes. `>` too: filters of a CMS look for tags without reading attributes, and
 * would change what looks like a tag inside one.
 */
export function quoted(text: string): string {
  return text.replaceAll(/[&<>"'\n\r]/g, (letter) => ESCAPED[letter]!);
}
