import { escapeAttribute } from './escape.ts';
import type { Frame } from './frame.ts';
import type { Hashes } from './import-map.ts';
import { engine } from './islands.ts';

export const DEFAULT_BASE = '/widgets/';

/** The files that the frames of a page need before anything is pressed or scrolled to. */
export function headFiles(frames: readonly Frame[], hasKit: boolean) {
  const scripts = frames.flatMap((frame) => (frame.isLazy ? [] : frame.scripts));
  return {
    styles: [...new Set([...(hasKit ? [] : ['base.css']), ...frames.flatMap(({ styles }) => styles)])],
    scripts: [...new Set(scripts.length > 0 ? [engine.script, ...engine.imports, ...scripts] : [])],
  };
}

/**
 * Links to style sheets and scripts, a line each.
 *
 * @param hashes for a page with an import map: a script that is preloaded without its hash would load twice
 */
export function headLines(
  { styles, scripts }: ReturnType<typeof headFiles>,
  base: string,
  hashes: Hashes = {},
): string {
  const link = (rel: string, file: string) => {
    const hash = hashes[file] && ` integrity="${hashes[file]}"`;
    return `<link rel="${rel}" href="${escapeAttribute(base + file)}"${hash ?? ''}>`;
  };
  return [
    ...styles.map((file) => link('stylesheet', file)),
    ...scripts.map((file) => link('modulepreload', file)),
  ].join('\n');
}
