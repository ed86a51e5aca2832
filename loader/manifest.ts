import { packed } from 'eiland:manifest';

/**
 * What the loader must know before any code of a widget is there. The build writes it as one text, because that is
 * the shortest: a line of shared chunks, then per moment a paragraph with a line for every widget that wakes at it.
 *
 * ```
 * engine-1x8d0 react-92hd1 chunk-0q8s7
 *
 * eager
 * cart-page 5q0tf 1r /cart/get
 * product-overview 2ejn9 n /product-overview/init type=category,id
 *
 * idle
 * cart-badge 1l9by j /cart/init  cart-count
 * ```
 */
export type Packed = string;

/** What is known of a widget. */
export type Entry = readonly [
  /** Its own moment, when the page names none. */
  moment: string,
  /** Shared by the widget's script, styles and texts. */
  hash: string,
  /**
   * A number in base 36, whose bits say, from the lowest: it has styles, it has texts, and then for each chunk that
   * its script imports it, however deep.
   */
  files: string,
  /** Of the first call, which is always a POST; may hold inputs in braces. Absent when there is no such call. */
  path?: string,
  /** Inputs that form the body, with commas between, each with its default: `type=category,id`. */
  body?: string,
  /** The sticky fact that makes the call unnecessary. */
  unless?: string,
];

const [files, ...paragraphs] = packed.split('\n\n');

/** The engine, and then the code that widgets share. File names without `.js`. */
export const chunks = files!.split(' ');

// Without the names that every object has.
export const widgets = Object.create(null) as Record<string, Entry>;
for (const paragraph of paragraphs) {
  const [moment, ...lines] = paragraph.split('\n');
  for (const line of lines) {
    const [name, ...known] = line.split(' ');
    widgets[name!] = [moment, ...known] as unknown as Entry;
  }
}
