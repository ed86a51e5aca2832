/** HTML of the page in these elements is no part of what a widget draws. */
const OF_PAGE = '.sw-slot-place';

/** Markup as lines that can be compared: an element or a text each, indented. Comments are left out. */
export function markupLines(root: Element): string[] {
  const lines: string[] = [];
  addLines(root, '', lines);
  return lines;
}

function addLines(parent: Element, indent: string, lines: string[]): void {
  let text = '';
  const endText = () => {
    const words = text.trim().replaceAll(/\s+/g, ' ');
    if (words) lines.push(indent + words);
    text = '';
  };
  for (const node of parent.childNodes) {
    if (node instanceof Text) text += node.data;
    if (!(node instanceof Element)) continue;
    endText();
    lines.push(indent + openingTag(node));
    if (!node.matches(OF_PAGE)) addLines(node, `${indent}  `, lines);
  }
  endText();
}

/** The order of attributes means nothing. */
function openingTag({ localName, attributes }: Element): string {
  const written = [...attributes].map(({ name, value }) => (value === '' ? name : `${name}=${JSON.stringify(value)}`));
  return `<${[localName, ...written.sort()].join(' ')}>`;
}
