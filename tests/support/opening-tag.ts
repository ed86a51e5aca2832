/** An attribute in a tag. */
export interface Attribute {
  readonly name: string;
  readonly written: string;
}

/** An opening tag and its position in HTML. */
export interface OpeningTag {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly attributes: readonly Attribute[];
}

const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;
const TAG = new RegExp(String.raw`<([a-z][\w-]*)((?:\s+${ATTRIBUTE.source})*)\s*/?>`, 'gi');
/** The maximum line width. */
const MAX_WIDTH = 100;

/** Finds the first tag with `data-widget`, or else the first tag. */
export function openingTag(html: string): OpeningTag {
  const tags = [...html.matchAll(TAG)].map(({ index, 0: all, 1: name = '', 2: rest = '' }) => ({
    start: index,
    end: index + all.length,
    name,
    attributes: [...rest.matchAll(ATTRIBUTE)].map(([written, name = '']) => ({ name: name.toLowerCase(), written })),
  }));
  const tag = tags.find(({ attributes }) => attributes.some(({ name }) => name === 'data-widget')) ?? tags[0];
  if (!tag) throw new Error(`There is no element in ${html}`);
  return tag;
}

/** An attribute in the quotes that need fewer escapes. */
export function attributeIn(name: string, value: string): Attribute {
  const text = value.replaceAll('&', '&amp;');
  const written = text.includes('"') ? `${name}='${text.replaceAll("'", '&#39;')}'` : `${name}="${text}"`;
  return { name, written };
}

/** Writes a tag on one line, or one line per attribute if it is too wide. */
export function writeTag(name: string, attributes: readonly Attribute[]): string {
  const written = attributes.map((attribute) => attribute.written);
  const line = `<${[name, ...written].join(' ')}>`;
  return line.length <= MAX_WIDTH ? line : `<${[name, ...written].join('\n  ')}\n>`;
}
