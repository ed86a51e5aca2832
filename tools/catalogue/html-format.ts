/** A text and the part of it that is selected. */
export interface Selection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export const FORMATS = ['bold', 'italic', 'link', 'list', 'paragraph'] as const;
export type Format = (typeof FORMATS)[number];

const TAGS = { bold: 'strong', italic: 'em', paragraph: 'p' } as const;
const ADDRESS = 'https://';

/** Formats the selected part. What is formatted so already becomes plain again. */
export function format(selection: Selection, wanted: Format): Selection {
  if (wanted === 'link') return link(selection);
  if (wanted === 'list') return list(selection);
  return toggle(selection, `<${TAGS[wanted]}>`, `</${TAGS[wanted]}>`);
}

function toggle({ text, start, end }: Selection, open: string, close: string): Selection {
  const [before, chosen, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (before.endsWith(open) && after.startsWith(close)) {
    const plain = before.slice(0, -open.length) + chosen + after.slice(close.length);
    return { text: plain, start: start - open.length, end: end - open.length };
  }
  return { text: before + open + chosen + close + after, start: start + open.length, end: end + open.length };
}

/** Selects the address, which comes next. */
function link({ text, start, end }: Selection): Selection {
  const open = '<a href="';
  const chosen = text.slice(start, end);
  const written = `${text.slice(0, start)}${open}${ADDRESS}">${chosen}</a>${text.slice(end)}`;
  const address = start + open.length;
  return { text: written, start: address, end: address + ADDRESS.length };
}

/** One item per line. */
function list({ text, start, end }: Selection): Selection {
  const items = text
    .slice(start, end)
    .split('\n')
    .map((line) => line.trim())
    .filter((line, at, all) => line !== '' || all.length === 1);
  const written = `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const from = start + '<ul><li>'.length;
  return {
    text: text.slice(0, start) + written + text.slice(end),
    start: from,
    end: start + written.length - '</li></ul>'.length,
  };
}
