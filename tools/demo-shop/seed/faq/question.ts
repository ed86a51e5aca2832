import type { Words } from '../../rules/language.ts';

/** `{brand}` is replaced by the name of the brand. */
export interface SeededQuestion {
  readonly question: Words;
  /** Markup. */
  readonly answer: Words;
}

/** Questions about one subject. */
export interface SeededGroup {
  readonly id: number;
  /** The icon of its tab. */
  readonly icon: 'install' | 'app' | 'warranty' | 'delivery';
  /** The picture beside the questions, one of the banners. */
  readonly picture: string;
  readonly tab: Words;
  readonly subject: Words;
  readonly pictured: Words;
  /** Main categories with these questions; all by default. */
  readonly categories?: readonly string[];
  readonly items: readonly SeededQuestion[];
}
