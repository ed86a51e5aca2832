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

/**
 * Formats the selected part. What is bold, italic, a paragraph or a list already becomes plain again. Nothing changes when
 * the selection touches a tag, such as the address of a link.
 */
export function format(selection: Selection, wanted: Format): Selection {
  const { text, start, end } = selection;
  if (endsInTag(text.slice(0, start)) || endsInTag(text.slice(0, end))) return selection;
  if (wanted === 'link') return link(selection);
  if (wanted === 'list') return list(selection);
  return toggle(selection, `<${TAGS[wanted]}>`, `</${TAGS[wanted]}>`);
}

const endsInTag = (html: string) => /<\/?[a-z][^>]*$/i.test(html);

function toggle({ text, start, end }: Selection, open: string, close: string): Selection {
  const [before, chosen, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (before.endsWith(open) && after.startsWith(close)) {
    const plain = before.slice(0, -open.length) + chosen + after.slice(close.length);
    return { text: plain, start: start - open.length, end: end - open.length };
  }
  const inner = chosen.slice(open.length, -close.length);
  if (chosen === open + inner + close && !inner.includes(close))
    return { text: before + inner + after, start, end: start + inner.length };
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

const LIST = ['<ul><li>', '</li></ul>'] as const;

/** One item per line. */
function list({ text, start, end }: Selection): Selection {
  const [before, chosen, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const [open, close] = LIST;
  if (before.endsWith(open) && after.startsWith(close)) {
    const lines = chosen.replaceAll('</li><li>', '\n');
    const from = start - open.length;
    return {
      text: before.slice(0, -open.length) + lines + after.slice(close.length),
      start: from,
      end: from + lines.length,
    };
  }
  const items = chosen
    .split('\n')
    .map((line) => line.trim())
    .filter((line, at, all) => line !== '' || all.length === 1)
    .join('</li><li>');
  const from = start + open.length;
  return { text: before + open + items + close + after, start: from, end: from + items.length };
}
