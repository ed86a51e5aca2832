import { sql, type RawBuilder } from 'kysely';
import { isSpecified } from './condition.ts';
import type { Dialect } from './dialect.ts';
import { termsOf, type Term } from './terms.ts';

/** Products of `listed` that a search finds: each term occurs in name, brand, article number, category or specifications. */
export function textCondition(text: string, dialect: Dialect): RawBuilder<unknown> {
  const conditions = termsOf(text).map((term) => termCondition(term, dialect));
  return conditions.length === 0 ? sql`1 = 0` : sql.join(conditions, sql` and `);
}

function termCondition({ words, values }: Term, dialect: Dialect): RawBuilder<unknown> {
  const conditions = words.map((word) => wordCondition(word, dialect));
  if (values.length > 0)
    conditions.push(sql`product_id in (select id from products where ${sql.join(isSpecified(values), sql` or `)})`);
  return sql`(${sql.join(conditions, sql` or `)})`;
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
