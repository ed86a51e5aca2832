import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const MARK = / data-widget="([a-z-]+)"/g;

/** The names of all widgets that there are. */
const THERE = new Set(readdirSync(join(import.meta.dirname, '../../../widgets')));

/**
 * Takes the mark off elements whose widget has been deleted: what the server prints in them stays, as in a shop whose
 * templates never had it. Inside `kept`, which shows mistakes on purpose, every mark stays.
 */
export function withoutDeleted(html: string, kept = '', there: ReadonlySet<string> = THERE): string {
  const from = kept === '' ? -1 : html.indexOf(kept);
  return html.replaceAll(MARK, (mark, name: string, at: number) => {
    const isKept = from !== -1 && at >= from && at < from + kept.length;
    return isKept || there.has(name) ? mark : '';
  });
}
