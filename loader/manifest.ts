import { packed } from 'eiland:manifest';

/**
 * What the loader must know before any code of a widget is there. The build writes it as two texts, because that is
 * the shortest: a line of shared chunks, then per moment a paragraph with a line for every widget that wakes at it.
 * Widgets that can wait for it are in a late list, which comes beside the engine to a page that has one of them.
 *
 * ```
 * react-92hd1 chunk-0q8s7
 *
 * eager
 * cart-page 5q0tf 1r /cart/get
 * product-overview 2ejn9 n /product-overview/init type=category&id
 *
 * idle
 * cart-badge 1l9by j /cart/init  cart-count
 * ```
 */
export type Packed = string;

/** What is known of a widget. */
export type ManifestEntry = readonly [
  /** Its own moment, when the page names none. */
  moment: string,
  /** Those of its list, without `.js`. */
  chunks: readonly string[],
  /** Shared by the widget's script, styles and texts; or their whole name, where other widgets share them. */
  hash: string,
  /**
   * A number in base 36, whose bits say, from the lowest: it has styles, it has texts, and then for each chunk that
   * its script imports it, however deep.
   */
  files: string,
  /** Of the first call, which is always a POST; may hold inputs in braces. Absent when there is no such call. */
  path?: string,
  /** Inputs that form the body, as in a query, each with its default: `type=category&id`. */
  body?: string,
  /** The sticky fact that makes the call unnecessary. */
  unless?: string,
];

// Without the names that every object has.
export const widgets = Object.create(null) as Record<string, ManifestEntry>;

/** Takes in a list of widgets: the first, which the loader holds, or the late one. */
export function learn(packed: Packed): void {
  const [chunks, ...paragraphs] = packed.split('\n\n');
  for (const paragraph of paragraphs) {
    const [moment, ...lines] = paragraph.split('\n');
    for (const line of lines) {
      const [name, ...known] = line.split(' ');
      widgets[name!] = [moment, chunks!.split(' '), ...known] as unknown as ManifestEntry;
    }
  }
}

learn(packed);
