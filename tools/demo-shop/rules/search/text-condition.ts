import { sql, type RawBuilder } from 'kysely';
import type { Dialect } from './dialect.ts';

/** The words of a search; all of them must occur. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Products of `listed` that a search finds: each word occurs in name, brand, article number or category. */
export function textCondition(text: string, dialect: Dialect): RawBuilder<unknown> {
  const conditions = wordsOf(text).map((word) => wordCondition(word, dialect));
  return conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `);
}

/** The index of SQLite has words from three letters on, and does not know how to escape. */
const INDEXED = /^[^\\%_]{3,}$/;

function wordCondition(word: string, dialect: Dialect): RawBuilder<unknown> {
  if (dialect === 'sqlite' && INDEXED.test(word))
    return sql`product_id in (select id from products where rowid in
      (select rowid from products_text where search like ${`%${word}%`}))`;
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`product_id in (select id from products where search like ${pattern} escape '\\')`;
}
