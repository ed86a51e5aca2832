/** An attribute as it stands in a tag. */
export interface Attribute {
  readonly name: string;
  readonly written: string;
}

/** Where an opening tag stands in HTML, and what is in it. */
export interface OpeningTag {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly attributes: readonly Attribute[];
}

const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;
const TAG = new RegExp(String.raw`<([a-z][\w-]*)((?:\s+${ATTRIBUTE.source})*)\s*/?>`, 'gi');
/** As wide as the source of a template is read with comfort. */
const WIDEST = 100;

/** Finds the first tag that is marked with `data-widget`, or the first of all. */
export function openingTag(html: string): OpeningTag {
  const tags = [...html.matchAll(TAG)].map(({ index, 0: all, 1: name = '', 2: rest = '' }) => ({
    start: index,
    end: index + all.length,
    name,
    attributes: [...rest.matchAll(ATTRIBUTE)].map(([written, name = '']) => ({ name: name.toLowerCase(), written })),
  }));
  const found = tags.find(({ attributes }) => attributes.some(({ name }) => name === 'data-widget')) ?? tags[0];
  if (!found) throw new Error(`There is no element in ${html}`);
  return found;
}

/** An attribute with its value, in the quotes that need fewer escapes. */
export function attributeIn(name: string, value: string): Attribute {
  const text = value.replaceAll('&', '&amp;');
  const written = text.includes('"') ? `${name}='${text.replaceAll("'", '&#39;')}'` : `${name}="${text}"`;
  return { name, written };
}

/** Writes a tag on one line, or with a line for each attribute where that would be too wide. */
export function writeTag(name: string, attributes: readonly Attribute[]): string {
  const written = attributes.map((attribute) => attribute.written);
  const line = `<${[name, ...written].join(' ')}>`;
  return line.length <= WIDEST ? line : `<${[name, ...written].join('\n  ')}\n>`;
}
