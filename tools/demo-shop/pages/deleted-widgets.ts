import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const MARK = / data-widget="([a-z-]+)"/g;

const FOLDER = join(import.meta.dirname, '../../../widgets');

/** The names of all existing widgets; undefined in the package of the shop, in which nothing can be deleted. */
const THERE: ReadonlySet<string> | undefined = existsSync(FOLDER) ? new Set(readdirSync(FOLDER)) : undefined;

/**
 * Removes `data-widget` from elements whose widget has been deleted. Their server markup stays, as in a shop whose
 * templates never had the attribute. Elements inside `kept`, which shows errors on purpose, are not changed.
 */
export function withoutDeleted(html: string, kept = '', there = THERE): string {
  if (!there) return html;
  const from = kept === '' ? -1 : html.indexOf(kept);
  return html.replaceAll(MARK, (mark, name: string, at: number) => {
    const isKept = from !== -1 && at >= from && at < from + kept.length;
    return isKept || there.has(name) ? mark : '';
  });
}
