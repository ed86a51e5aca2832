import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import type { Example, Inputs } from './example.ts';
import { quoted, singleQuoted } from './markup.ts';

/** What somebody has chosen of a widget. */
export interface Wish {
  readonly inputs: Inputs;
  /** The moment to wake; empty for the widget's own. */
  readonly load: string;
}

/** A tag on one line is no longer than this, and neither is a value in it. */
const LINE = 100;
const SHORT = 60;

/** The HTML to paste: inputs as attributes, and what is long as JSON inside the element. */
export function writeSnippet(name: string, example: Example, { inputs, load }: Wish): string {
  const { before, tag, attributes, after } = example;
  const long = Object.entries(inputs).filter(([, value]) => !isShort(value));
  const written = [
    ...attributes.map(([key, value]) => (value === '' ? key : attribute(key, value))),
    attribute('data-widget', name),
    ...(load === '' ? [] : [attribute('data-load', load)]),
    ...Object.entries(inputs).flatMap(([input, value]) => (isShort(value) ? [asAttribute(input, value)] : [])),
  ];
  const line = `<${tag} ${written.join(' ')}>`;
  const opening = line.length > LINE ? `<${tag}\n${written.map((one) => `  ${one}\n`).join('')}>` : line;
  const script = long.length > 0 ? scriptOf(Object.fromEntries(long)) : '';
  // What the element held begins on a line of its own, or the tag would close behind the script.
  const rest = script !== '' && !after.startsWith('\n') ? `\n${after}` : after;
  return (before + opening + script + rest).trim();
}

function isShort(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= SHORT && !/[<\n]/.test(value);
  return typeof value !== 'object' || value === null || JSON.stringify(value).length <= SHORT;
}

const attribute = (key: string, value: string) => `${key}="${quoted(value)}"`;

function asAttribute(input: string, value: unknown): string {
  const key = attributeOf(input);
  if (typeof value === 'string') return attribute(key, value);
  if (value === true) return key;
  const json = JSON.stringify(value);
  return typeof value === 'object' && value !== null ? `${key}='${singleQuoted(json)}'` : attribute(key, json);
}

/** Without what a browser would read as the end of the script, or as the beginning of a comment or another script in it. */
function scriptOf(inputs: Inputs): string {
  const json = JSON.stringify(inputs, null, 2)
    .replaceAll('</', String.raw`<\/`)
    .replaceAll(/<(?=[!s])/gi, String.raw`\u003c`);
  const lines = ['<script type="application/json">', ...json.split('\n').map((line) => `  ${line}`), '</script>'];
  return `\n${lines.map((line) => `  ${line}`).join('\n')}`;
}
