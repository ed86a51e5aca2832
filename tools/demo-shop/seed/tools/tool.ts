import type { Words } from '../../rules/language.ts';

/** Brand, stock code, names, models or sizes, euros of the first one. */
export type Tool = [brand: string, code: string, name: Words, models: string[], euros: number];

export function set(nl: string, de: string, en: string): Words {
  return { nl, de, en };
}
