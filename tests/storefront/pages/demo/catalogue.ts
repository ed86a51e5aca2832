import type { Words } from '../../rules/language.ts';
import type { ShopWords } from '../texts.ts';
import type { Examples } from './examples.ts';

export interface DemoInput {
  readonly attribute: string;
  readonly kind: 'text' | 'number' | 'boolean' | 'json';
  /** Null when the input is required or has none. */
  readonly standard: string | null;
  readonly isRequired?: boolean;
  readonly meaning: Words;
}

export interface DemoSample {
  readonly title: Words;
  /** What stands on the page. */
  readonly html: string;
  /** What a template author copies, when that is not the same. */
  readonly code?: string;
}

export interface DemoWidget {
  readonly name: string;
  readonly about: Words;
  readonly inputs: readonly DemoInput[];
  samples(examples: Examples, words: ShopWords): readonly DemoSample[];
}
