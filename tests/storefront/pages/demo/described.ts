import type { Words } from '../../rules/language.ts';

/** An input as a JSON Schema says it, with what the widgets' own file adds. */
export interface DescribedInput {
  readonly type?: string | readonly string[];
  readonly default?: unknown;
  readonly 'x-attribute': string;
  readonly 'x-help': Words;
}

/** What the file of the widgets says of one of them. */
export interface Described {
  readonly name: string;
  readonly title: Words;
  readonly description: Words;
  readonly inputs: {
    readonly properties: Readonly<Record<string, DescribedInput>>;
    readonly required: readonly string[];
  };
}

/** Reads what there is to know of the widgets; nothing while they are being built. */
export type ReadDescribed = () => Promise<readonly Described[]>;
