import { VALUE_KEY } from '../rows.ts';
import type { CatalogueWords } from '../words.ts';

/** The name of a column for an editor; a key that the catalogue does not know stays as it is. */
export function columnLabel({ columns, text }: CatalogueWords, key: string): string {
  return key === VALUE_KEY ? text : ((columns as Readonly<Record<string, string>>)[key] ?? key);
}
