import { BLOCKS } from './blocks.ts';

/** What only widgets draw: their roots, places for HTML of the shop, what waits for an answer, and what scripts mark. */
export const DRAWN_ALONE = ['sw-root', 'sw-slot', 'sw-slot-place', 'sw-loading', 'sw-cart-badge', 'sw-theme'];

/** The classes in style sheets, sorted. */
export function classesIn(css: string): string[] {
  const names = [...css.matchAll(/\.(sw-[a-z][\w-]*)/g)].map(([, name]) => name!);
  return [...new Set(names)].toSorted();
}

/** `sw-field__label--required` → `sw-field`. */
export function blockOf(name: string): string {
  return name.replace(/(?:__|--).*/, '');
}

/** The table of the guide begins after this line. */
const TABLE_STARTS = '<!-- The table is written by `node tools/page-styles/write-table.ts`. -->';

/** Each block with its classes, from the built `base.css` and `page.css`. */
export function classTable(css: string): string {
  const classes = classesIn(css);
  const rows = BLOCKS.map(({ block, purpose }) => {
    const parts = classes.filter((name) => name !== block && blockOf(name) === block);
    return `| \`${block}\` | ${purpose} | ${parts.map((name) => `\`${name.slice(block.length)}\``).join(' ')} |`;
  });
  return ['| Class | What for | Its parts |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The page with the table of these styles. */
export function withClassTable(page: string, css: string): string {
  const [text = ''] = page.split(TABLE_STARTS);
  return `${text}${TABLE_STARTS}\n\n${classTable(css)}\n`;
}
