import { sql, type ExpressionBuilder } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import { termsOf, type Term } from './terms.ts';

const escaped = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

/** The condition for products that have all terms of a search. A search without any finds none. */
export function isFound(typed: string) {
  const terms = termsOf(typed);
  return ({ and }: ExpressionBuilder<Tables, 'products'>) =>
    terms.length === 0 ? sql<boolean>`1 = 0` : and(terms.map((term) => conditionOf(term)));
}

function conditionOf({ words, values }: Term) {
  const patterns = [
    ...words.map((word) => sql<boolean>`products.search like ${`%${escaped(word)}%`} escape '\\'`),
    ...isSpecified(values),
  ];
  return sql<boolean>`(${sql.join(patterns, sql` or `)})`;
}

/** The conditions of which a product with one of these values fulfils one. */
export function isSpecified(values: readonly string[]) {
  // A value is JSON text: the whole of it, or its end, such as that of `3 × 2,5 mm²`.
  return values.flatMap((value) =>
    [`"${value}"`, ` ${value}"`].map(
      (text) => sql<boolean>`products.specifications like ${`%${escaped(text)}%`} escape '\\'`,
    ),
  );
}
