import type { Words } from '../../rules/language.ts';

/** `{brand}` stands for the name of the brand. */
export interface SeededQuestion {
  readonly question: Words;
  /** Markup. */
  readonly answer: Words;
}

/** Questions about one subject. */
export interface SeededGroup {
  readonly id: number;
  /** The drawing of its tab. */
  readonly icon: 'install' | 'app' | 'warranty' | 'delivery';
  /** The drawing beside the questions, one of the banners. */
  readonly picture: string;
  readonly tab: Words;
  readonly subject: Words;
  readonly pictured: Words;
  /** Main categories that it is about; all when it is missing. */
  readonly categories?: readonly string[];
  readonly items: readonly SeededQuestion[];
}
