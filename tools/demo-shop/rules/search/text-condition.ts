import { sql, type RawBuilder } from 'kysely';
import type { Dialect } from './dialect.ts';

/** The words of a search; all of them must occur. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Products of `listed` that a search finds: each word occurs in name, brand, article number or category. */
export function textCondition(text: string, dialect: Dialect): RawBuilder<unknown> {
  const conditions = wordsOf(text).map((word) => wordCondition(word, dialect));
  return conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `);
}

function wordCondition(word: string, _dialect: Dialect): RawBuilder<unknown> {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`product_id in (select id from products where search like ${pattern} escape '\\')`;
}
