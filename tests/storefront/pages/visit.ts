import type { BrandAtCategory } from '../rules/brands.ts';
import type { CategoryBranch } from '../rules/catalogue.ts';
import type { Locale } from '../rules/language.ts';
import type { ShopWords } from './texts.ts';

/** What every page knows about the visitor who asked for it. */
export interface Visit {
  readonly locale: Locale;
  readonly words: ShopWords;
  readonly csrf: string;
  /** The path with its query, without `lang`: where forms lead back to. */
  readonly address: string;
  /** Null for a guest. */
  readonly name: string | null;
  /** Pieces in the cart. */
  readonly pieces: number;
  /** One line about a form that was refused. */
  readonly notice: string | null;
  readonly isExempt: boolean;
  /** Marketing scripts may run. */
  readonly allowsMarketing: boolean;
  /** The visitor may choose the rate of 0 %. */
  readonly mayBeExempt: boolean;
  /** A percentage. */
  readonly vatRate: number;
  readonly categories: readonly CategoryBranch[];
  /** A few brands of each subcategory, for the menu. */
  readonly brands: readonly BrandAtCategory[];
}

/** Reads what stands behind the host; a path that begins with two slashes would name another one. */
export function readAddress(address: string): URL {
  return new URL(`http://shop.invalid/${address.replace(/^[/\\]+/, '')}`);
}

/** The address with some of its query changed; a null value takes the key out. */
export function addressWith(address: string, changes: Readonly<Record<string, string | null>>): string {
  const url = readAddress(address);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(key);
    else url.searchParams.set(key, value);
  }
  return url.pathname + url.search;
}
