/** How a message begins, also with its markup. */
const START =
  /\b(?:Notice|Warning|Deprecated|Strict Standards|Parse error|(?:(?:Recoverable|Catchable) )?[Ff]atal error)\b(?=[^\n]{0,20}:)/g;
const LINE = / on line (\d+)/;
const FILE = /^(?:\S.*[\\/.]\S*|-)$/;

/** Characters of an answer in which the end of a message is looked for. */
const WINDOW = 4000;
const MAX_STARTS = 20;

/** A message of PHP in an answer or in the texts of its JSON, with its file and line. Null when there is none. */
export function findPhpMessage(text: string, isJson = false): string | null {
  if (!text.includes(' on line ')) return null;
  let starts = 0;
  for (const { index } of text.matchAll(START)) {
    const part = text.slice(index, index + WINDOW);
    const message = (isJson ? null : readMessage(part)) ?? readMessage(withoutEscapes(part));
    if (message || ++starts === MAX_STARTS) return message;
  }
  return null;
}

/** `Warning: Undefined variable $qty in /srv/cart.php on line 12`, as text or as HTML. */
function readMessage(written: string): string | null {
  const text = written
    .replaceAll('\\/', '/')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/\s+/g, ' ');
  const end = LINE.exec(text);
  const colon = text.indexOf(':');
  const message = text.slice(colon + 1, end?.index);
  const place = message.lastIndexOf(' in ');
  // PHP names the line of `eval` after the file.
  const file = message.slice(place + ' in '.length).replace(/\(\d+\) : .*$/, '');
  if (!end || place < 0 || !FILE.test(file)) return null;
  // An uncaught error names its place twice, with a stack trace between.
  const reason = message.slice(0, place).replace(/ in \S+:\d+ Stack trace:.*$/, '');
  return `${text.slice(0, colon).trim()}: ${reason.trim()} in ${file} on line ${end[1]}`;
}

/** A message inside a text of JSON. */
function withoutEscapes(text: string): string {
  return text.replaceAll(/\\[nrt]/g, ' ').replaceAll(/\\(.)/g, '$1');
}
