import { readTokens, type Token } from '../read-tokens.ts';

/** What a shop may change in the editor, with our values. */
export interface Theme {
  readonly colours: readonly Token[];
  readonly shapes: readonly Token[];
}

/** Values by the name of their token. */
export type Values = Readonly<Record<string, string>>;

const SHAPES = ['--sw-radius-small', '--sw-radius', '--sw-radius-large', '--sw-unit', '--sw-font'];

/** Reads from tokens.css what the editor offers: every colour that is written as one, radii, unit and font. */
export function readTheme(css: string): Theme {
  const tokens = readTokens(css).flatMap((group) => group.tokens);
  return {
    colours: tokens.filter(({ value }) => /^#[0-9a-f]{6}$/i.test(value)),
    shapes: SHAPES.map((name) => tokens.find((token) => token.name === name)!),
  };
}

/** What differs from our values; an empty field is no wish. */
export function changesOf({ colours, shapes }: Theme, wished: Values): Values {
  const tokens = [...colours, ...shapes];
  const changed = tokens.filter(({ name, value }) => wished[name]?.trim() && wished[name] !== value);
  return Object.fromEntries(changed.map(({ name }) => [name, wished[name]!.trim()]));
}

/** The rule that a shop puts into its stylesheet; nothing when nothing is changed. */
export function themeCss(changes: Values): string {
  const lines = Object.entries(changes).map(([name, value]) => `  ${name}: ${value};`);
  return lines.length === 0 ? '' : `:root {\n${lines.join('\n')}\n}\n`;
}

/** What the browser would read as the end of a value must not come in by a text field. */
export function isWritable(value: string): boolean {
  return !/[;{}]|\/\*/.test(value);
}
