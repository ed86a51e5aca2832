import { attributeOf } from '../../shared/runtime/attribute-name.ts';
import { attributesWith, type Example, type Inputs } from './example.ts';
import { quoted } from './markup.ts';

/** HTML by the name of a slot. */
export type SlotContents = Readonly<Record<string, string>>;

/** What the editor chose for a widget. */
export interface Configuration {
  readonly inputs: Inputs;
  /** The load trigger; empty for the default of the widget. */
  readonly load: string;
  /** By slot, the HTML that its template gets. */
  readonly slots?: SlotContents | undefined;
  /** The CMS removes scripts: all inputs are attributes. */
  readonly isWithoutScripts?: boolean;
}

/** Characters: the longest tag on one line, and the longest value of an attribute. */
const MAX_LINE = 100;
const MAX_ATTRIBUTE = 60;

/** The HTML to paste: short inputs as attributes, long ones as JSON inside the element. */
export function writeSnippet(name: string, example: Example, config: Configuration): string {
  const { inputs, load, slots = {}, isWithoutScripts = false } = config;
  const { before, tag, after, inside } = example;
  const fits = (value: unknown) => isWithoutScripts || isShort(value);
  const long = Object.entries(inputs).filter(([, value]) => !fits(value));
  const written = [
    ...attributesWith(example, inputs).map(([key, value]) => (value === '' ? key : attribute(key, value))),
    attribute('data-widget', name),
    ...(load === '' ? [] : [attribute('data-load', load)]),
    ...Object.entries(inputs).flatMap(([input, value]) => (fits(value) ? [inputAttribute(input, value)] : [])),
  ];
  const line = `<${tag} ${written.join(' ')}>`;
  const opening =
    line.length > MAX_LINE ? `<${tag}\n${written.map((attribute) => `  ${attribute}\n`).join('')}>` : line;
  const script = long.length > 0 ? scriptOf(Object.fromEntries(long)) : '';
  const inner = script + templatesOf(slots);
  // A visual editor removes an inline element without text.
  const isRemoved = isWithoutScripts && tag === 'span' && inside === '' && inner === '';
  // The content starts on its own line, so that the end tag does not follow the script directly.
  const rest = inner !== '' && !after.startsWith('\n') ? `\n${after}` : after;
  return (before + opening + (isRemoved ? '&nbsp;' : inner) + rest).trim();
}

/** The lines for the head of every page. `folder` is the address of the build on React, which contains the light one. */
export function writeLayout(folder: string, isLight: boolean, scripts: readonly string[] = []): string {
  const from = quoted(isLight ? `${folder}light/` : folder);
  const modules = ['loader', ...scripts].map((name) => `<script type="module" async src="${from}${name}.js"></script>`);
  return [`<link rel="stylesheet" href="${from}base.css">`, ...modules].join('\n');
}

function isShort(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= MAX_ATTRIBUTE && !/[<\n]/.test(value);
  return typeof value !== 'object' || value === null || JSON.stringify(value).length <= MAX_ATTRIBUTE;
}

const attribute = (key: string, value: string) => `${key}="${quoted(value)}"`;

function inputAttribute(input: string, value: unknown): string {
  const key = attributeOf(input);
  if (typeof value === 'string') return attribute(key, value);
  if (value === true) return key;
  return attribute(key, JSON.stringify(value));
}

/** Escapes `<`, so that neither the browser nor a filter of a CMS finds a tag, a comment or the end of the script. */
function scriptOf(inputs: Inputs): string {
  const json = JSON.stringify(inputs, null, 2).replaceAll('<', String.raw`\u003c`);
  const lines = ['<script type="application/json">', ...json.split('\n').map((line) => `  ${line}`), '</script>'];
  return `\n${lines.map((line) => `  ${line}`).join('\n')}`;
}

/** The slots that the editor has filled. */
export function filledSlots(slots: SlotContents): [slot: string, html: string][] {
  return Object.entries(slots).flatMap(([slot, html]) => (html.trim() === '' ? [] : [[slot, html.trim()]]));
}

function templatesOf(slots: SlotContents): string {
  return filledSlots(slots)
    .map(([slot, html]) => `\n  <template ${attribute('data-slot', slot)}>\n    ${html}\n  </template>`)
    .join('');
}
