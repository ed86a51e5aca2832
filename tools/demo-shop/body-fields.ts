import { HTTPException } from 'hono/http-exception';
import type { ShopContext } from './context.ts';

/** Of a form; PHP has the same limit. */
const MOST_FIELDS = 1000;
/** Of a JSON body: a list of a thousand products with ten values each. */
const MOST_VALUES = 10_000;
const MOST_DEPTH = 32;

const [NEWLINE, QUOTE, AMPERSAND, COMMA, BACKSLASH] = [10, 34, 38, 44, 92] as const;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/**
 * Refuses a body with very many or very deep fields before it is parsed: a parser creates an object per field, which
 * takes seconds for the two million that a body of this size may have.
 */
export async function requireFewFields(context: ShopContext): Promise<void> {
  const type = context.req.header('content-type') ?? '';
  const bytes = new Uint8Array(await context.req.arrayBuffer());
  if (/^application\/x-www-form-urlencoded/i.test(type)) return requireAtMost(MOST_FIELDS, countPairs(bytes));
  if (/^multipart\/form-data/i.test(type)) return requireAtMost(MOST_FIELDS, countParts(bytes, type));
  const { values, depth } = measureJson(bytes);
  requireAtMost(MOST_VALUES, values);
  if (depth > MOST_DEPTH) throw new HTTPException(400, { message: 'The request body is nested too deeply.' });
}

function requireAtMost(most: number, fields: number): void {
  if (fields > most) throw new HTTPException(413, { message: `The request body has more than ${most} fields.` });
}

function countPairs(bytes: Uint8Array): number {
  let pairs = 1;
  for (const byte of bytes) if (byte === AMPERSAND) pairs++;
  return pairs;
}

/** Each part begins with a line of two dashes and the boundary. */
function countParts(bytes: Uint8Array, type: string): number {
  const [, quoted, plain = ''] = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(type) ?? [];
  const line = new TextEncoder().encode(`--${quoted ?? plain}`);
  let parts = 1;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === NEWLINE && line.every((byte, index) => bytes[at + 1 + index] === byte)) parts++;
  }
  return parts;
}

/** Valid JSON only; the parser refuses everything else. */
function measureJson(bytes: Uint8Array): { values: number; depth: number } {
  let [values, depth, deepest, isText] = [1, 0, 0, false];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (isText) {
      if (byte === BACKSLASH) at++;
      else isText = byte !== QUOTE;
    } else if (byte === QUOTE) isText = true;
    else if (byte === COMMA) values++;
    else if (OPENING.has(byte)) deepest = Math.max(deepest, ++depth);
    else if (CLOSING.has(byte)) depth--;
  }
  return { values: values + deepest, depth: deepest };
}
