import type { WithExtras } from '../extras.ts';
import type { BrandAtCategory } from '../rules/brands.ts';
import type { CategoryBranch } from '../rules/catalogue.ts';
import type { Locale } from '../rules/language.ts';
import type { ShopWords } from './texts.ts';

/** What every page knows about its visitor. */
export interface Visit extends WithExtras {
  readonly locale: Locale;
  readonly words: ShopWords;
  readonly csrf: string;
  /** The path with its query, without `lang`; forms return to it. */
  readonly address: string;
  /** Null for a guest. */
  readonly name: string | null;
  /** The number of pieces in the cart. */
  readonly pieces: number;
  /** A notice about a refused form. */
  readonly notice: string | null;
  readonly isExempt: boolean;
  /** The shop grants Power Credits. */
  readonly hasCredits: boolean;
  /** Marketing scripts are allowed. */
  readonly allowsMarketing: boolean;
  /** The visitor may choose the 0 % rate. */
  readonly mayBeExempt: boolean;
  /** A percentage. */
  readonly vatRate: number;
  readonly categories: readonly CategoryBranch[];
  /** A few brands of each subcategory, for the menu. */
  readonly brands: readonly BrandAtCategory[];
}

/** Parses the part of an address after the host. A path that begins with two slashes would name another host. */
export function readAddress(address: string): URL {
  return new URL(`http://shop.invalid/${address.replace(/^[/\\]+/, '')}`);
}

/** The address with changes to its query; null removes a key. */
export function addressWith(address: string, changes: Readonly<Record<string, string | null>>): string {
  const url = readAddress(address);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(key);
    else url.searchParams.set(key, value);
  }
  return url.pathname + url.search;
}
