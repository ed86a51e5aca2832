import type { Words } from '../../rules/language.ts';

/** An input as a JSON Schema says it, with what the widgets' own file adds. */
export interface InputDescription {
  readonly type?: string | readonly string[];
  readonly default?: unknown;
  readonly 'x-attribute': string;
  readonly 'x-help': Words;
}

/** What the file of the widgets says of one of them. */
export interface WidgetDescription {
  readonly name: string;
  readonly title: Words;
  readonly description: Words;
  readonly inputs: {
    readonly properties: Readonly<Record<string, InputDescription>>;
    readonly required: readonly string[];
  };
}

/** Reads what there is to know of the widgets; nothing while they are being built. */
export type ReadWidgetDescriptions = () => Promise<readonly WidgetDescription[]>;
