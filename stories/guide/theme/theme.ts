import { readDarkTokens, readTokens, type Token } from '../../../tools/tokens/read-tokens.ts';
import { resolve, type Values } from '../../../tools/tokens/resolve.ts';

export type Scheme = 'light' | 'dark';

/** The tokens that a shop can change in the editor, with their defaults. */
export interface Theme {
  readonly colours: readonly Token[];
  readonly shapes: readonly Token[];
}

const SHAPES = ['--sw-radius-small', '--sw-radius', '--sw-radius-large', '--sw-unit', '--sw-font'];

/** A colour without transparency, or one that is computed from others. */
const COLOUR = /^(?:#[0-9a-f]{6}$|color-mix\(|oklch\()/i;

/** Reads the tokens of the editor from tokens.css: all colours of a scheme, radii, unit and font. */
export function readTheme(css: string, scheme: Scheme = 'light'): Theme {
  const dark = new Map(scheme === 'dark' ? readDarkTokens(css).map(({ name, value }) => [name, value]) : []);
  const tokens = readTokens(css)
    .flatMap((group) => group.tokens)
    .map(({ name, value }) => ({ name, value: dark.get(name) ?? value }));
  return {
    colours: tokens.filter(({ value }) => COLOUR.test(value)),
    shapes: SHAPES.map((name) => tokens.find((token) => token.name === name)!),
  };
}

/** The colours of a theme with these changes, as `#rrggbb`. `toHex` reads a colour without `var()`. */
export function coloursOf({ colours }: Theme, changes: Values, toHex: (css: string) => string): Values {
  const values = { ...Object.fromEntries(colours.map(({ name, value }) => [name, value])), ...changes };
  return Object.fromEntries(colours.map(({ name }) => [name, toHex(resolve(values[name]!, values))]));
}

/** The values that differ from the defaults; an empty field is ignored. */
export function changesOf({ colours, shapes }: Theme, wished: Values): Values {
  const tokens = [...colours, ...shapes];
  const changed = tokens.filter(({ name, value }) => wished[name]?.trim() && wished[name] !== value);
  return Object.fromEntries(changed.map(({ name }) => [name, wished[name]!.trim()]));
}

/** The rule for the shop's style sheet; empty when nothing is changed. */
export function themeCss(changes: Values, scheme: Scheme = 'light'): string {
  const lines = Object.entries(changes).map(([name, value]) => `  ${name}: ${value};`);
  if (lines.length === 0) return '';
  const rule = `:root {\n${lines.join('\n')}\n}\n`;
  return scheme === 'dark' ? `/* For <html data-sw-scheme="dark">. */\n${rule}` : rule;
}

/** A value in a style sheet must not end its declaration, nor leave a text or a bracket open that swallows what follows. */
export function isWritable(value: string): boolean {
  const bare = value.replaceAll(/"[^"\\\n]*"|'[^'\\\n]*'/g, '');
  return isBalanced(bare) && !/["'\\]/.test(bare) && !/[;{}]|\/\*/.test(value);
}

function isBalanced(value: string): boolean {
  let open = 0;
  for (const letter of value) {
    if (letter === '(') open++;
    if (letter === ')' && --open < 0) return false;
  }
  return open === 0;
}

/** The declaration with which a browser tells whether it knows the value of a token. */
export function probeOf(name: string, value: string): readonly [property: string, value: string] {
  if (name === '--sw-font') return ['font-family', value];
  // Sizes are multiples of the unit, so keywords and percentages are not enough.
  return name === '--sw-unit' ? ['outline-offset', `calc(${value})`] : ['border-radius', value];
}
