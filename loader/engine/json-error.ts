/** Where JSON becomes invalid. Lines and columns count from 1. */
export interface JsonError {
  readonly line: number;
  readonly column: number;
}

/** `\s` and `trim` know more white space than JSON does, such as the spaces that word processors write. */
const SPACE = /^[ \t\r\n]+/;
const TOKEN =
  // oxlint-disable-next-line no-control-regex -- JSON forbids them in a text.
  /[ \t\r\n]*(?:([[\]{},:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w))/y;

type Expecting = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | 'next' | 'nothing';

/** Browsers report the position in different words or not at all. Null for valid JSON. */
export function locateJsonError(text: string): JsonError | null {
  const open: ('[' | '{')[] = [];
  let expecting: Expecting = 'value';
  let at = 0;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    if (!token) break;
    const next = step(expecting, token[1], token[2] !== undefined, open);
    if (!next) break;
    expecting = next;
    at = TOKEN.lastIndex;
  }
  const rest = text.slice(at).replace(SPACE, '');
  return rest === '' && expecting === 'nothing' ? null : position(text, text.length - rest.length);
}

/** What may follow this token. Undefined when the token is not allowed here. */
function step(
  expecting: Expecting,
  mark: string | undefined,
  isText: boolean,
  open: ('[' | '{')[],
): Expecting | undefined {
  const isValue = expecting.startsWith('value');
  if (mark === '[' || mark === '{') {
    if (!isValue) return;
    open.push(mark);
    return mark === '[' ? 'value or ]' : 'key or }';
  }
  if (mark === ']' || mark === '}') {
    if (open.at(-1) !== (mark === ']' ? '[' : '{') || !(expecting === 'next' || expecting.endsWith(`or ${mark}`)))
      return;
    open.pop();
    return open.length > 0 ? 'next' : 'nothing';
  }
  if (mark === ',') return expecting === 'next' ? (open.at(-1) === '[' ? 'value' : 'key') : undefined;
  if (mark === ':') return expecting === ':' ? 'value' : undefined;
  if (expecting.startsWith('key')) return isText ? ':' : undefined;
  return isValue ? (open.length > 0 ? 'next' : 'nothing') : undefined;
}

function position(text: string, at: number): JsonError {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}
