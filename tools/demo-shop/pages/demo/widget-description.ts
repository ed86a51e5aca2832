import type { Words } from '../../rules/language.ts';

/** An input as JSON Schema, with the additions of `widgets.json`. */
export interface InputDescription {
  readonly type?: string | readonly string[];
  readonly default?: unknown;
  readonly 'x-attribute': string;
  readonly 'x-help': Words;
}

/** The description of a widget in `widgets.json`. */
export interface WidgetDescription {
  readonly name: string;
  readonly title: Words;
  readonly description: Words;
  readonly inputs: {
    readonly properties: Readonly<Record<string, InputDescription>>;
    readonly required: readonly string[];
  };
}

/** Reads the descriptions of all widgets; undefined while they are being built. */
export type ReadWidgetDescriptions = () => Promise<readonly WidgetDescription[]>;
