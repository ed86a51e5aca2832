import { escapeAttribute } from './escape.ts';
import type { Frame } from './frame.ts';
import type { Hashes } from './import-map.ts';
import { engine } from './islands.ts';
import { styleTag, UNHURRIED, type Sheets } from './style-tag.ts';

export const DEFAULT_BASE = '/widgets/';

/** The files that the frames of a page need before anything is pressed or scrolled to. */
export function headFiles(frames: readonly Frame[], hasKit: boolean) {
  const scripts = frames.flatMap((frame) => (frame.isLazy ? [] : frame.scripts));
  return {
    styles: [...new Set([...(hasKit ? [] : ['base.css']), ...frames.flatMap(({ styles }) => styles)])],
    scripts: [...new Set(scripts.length > 0 ? [engine.script, ...engine.imports, ...scripts] : [])],
  };
}

export interface HeadOptions {
  /** For a page with an import map: a script that is preloaded without its hash would load twice. */
  readonly hashes?: Hashes;
  /** Those that stand in the head. */
  readonly sheets?: Sheets;
  readonly nonce?: string | undefined;
}

/** Whether a link of the page is to `base.css`. */
export const isBaseStyles = (href: string): boolean => href.split('?', 1)[0]!.endsWith('/base.css');

/** Style sheets and scripts, a line each. */
export function headLines(
  { styles, scripts }: ReturnType<typeof headFiles>,
  base: string,
  { hashes = {}, sheets = {}, nonce }: HeadOptions = {},
): string {
  const link = (rel: string, file: string) => {
    const hash = hashes[file] && ` integrity="${hashes[file]}"`;
    return `<link rel="${rel}" href="${escapeAttribute(base + file)}"${hash ?? ''}`;
  };
  const styleLines = (file: string) =>
    file in sheets
      ? `${styleTag(sheets[file]!, nonce)}\n${link('stylesheet', file)}${UNHURRIED}>`
      : `${link('stylesheet', file)}>`;
  return [...styles.map(styleLines), ...scripts.map((file) => `${link('modulepreload', file)}>`)].join('\n');
}
