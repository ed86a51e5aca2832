import { readTokens, type Token } from '../read-tokens.ts';

/** The tokens that a shop can change in the editor, with their defaults. */
export interface Theme {
  readonly colours: readonly Token[];
  readonly shapes: readonly Token[];
}

/** Values by the name of their token. */
export type Values = Readonly<Record<string, string>>;

const SHAPES = ['--sw-radius-small', '--sw-radius', '--sw-radius-large', '--sw-unit', '--sw-font'];

/** Reads the tokens of the editor from tokens.css: all literal colours, radii, unit and font. */
export function readTheme(css: string): Theme {
  const tokens = readTokens(css).flatMap((group) => group.tokens);
  return {
    colours: tokens.filter(({ value }) => /^#[0-9a-f]{6}$/i.test(value)),
    shapes: SHAPES.map((name) => tokens.find((token) => token.name === name)!),
  };
}

/** The values that differ from the defaults; an empty field is ignored. */
export function changesOf({ colours, shapes }: Theme, wished: Values): Values {
  const tokens = [...colours, ...shapes];
  const changed = tokens.filter(({ name, value }) => wished[name]?.trim() && wished[name] !== value);
  return Object.fromEntries(changed.map(({ name }) => [name, wished[name]!.trim()]));
}

/** The rule for the shop's style sheet; empty when nothing is changed. */
export function themeCss(changes: Values): string {
  const lines = Object.entries(changes).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '' : `:root {\n${lines.join('\n')}\n}\n`;
}

/** A text field must not contain characters that end a CSS value. */
export function isWritable(value: string): boolean {
  return !/[;{}]|\/\*/.test(value);
}
