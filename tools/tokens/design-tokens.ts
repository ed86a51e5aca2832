import { type CssColor, type Declaration, type LengthValue, transform } from 'lightningcss';
import { readDarkTokens, readTokens, type Token } from './read-tokens.ts';
import { resolve, type Values } from './resolve.ts';

/** A token of the Design Tokens Format Module 2025.10. */
export interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $extensions?: { readonly eiland: { readonly css: string } };
}

/** A group of tokens. The names of groups and token, joined by `-`, are the name of the custom property. */
export interface DesignTokens {
  readonly $schema: string;
  readonly $description: string;
  readonly sw: { readonly color: Readonly<Record<string, DesignToken>> } & Readonly<Record<string, object>>;
}

/** All tokens on a light screen, and the colours that differ in the dark scheme, read from tokens.css. */
export function designTokens(css: string): { readonly light: DesignTokens; readonly dark: DesignTokens } {
  const light = readTokens(css).flatMap(({ tokens }) => tokens);
  const changed = readDarkTokens(css);
  const valuesOf = (tokens: readonly Token[]): Values =>
    Object.fromEntries(tokens.map(({ name, value }) => [name, value]));
  const dark = { ...valuesOf(light), ...valuesOf(changed) };
  const derived = light.filter(
    ({ value }) => value.includes('var(--sw-color-') && resolve(value, dark) !== resolve(value, valuesOf(light)),
  );
  return {
    light: groupsOf('The tokens of the widgets.', light, valuesOf(light)),
    dark: groupsOf('The tokens that differ in the dark scheme.', [...changed, ...derived], dark),
  };
}

function groupsOf(description: string, tokens: readonly Token[], values: Values): DesignTokens {
  const color: Record<string, DesignToken> = {};
  const others: Record<string, DesignToken> = {};
  for (const { name, value } of tokens) {
    const short = name.replace('--sw-', '');
    if (short.startsWith('color-')) color[short.replace('color-', '')] = tokenOf(short, value, values);
    else others[short] = tokenOf(short, value, values);
  }
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    $description: `${description} The names, joined by "-", are the name of the custom property.`,
    sw: { color, ...others },
  };
}

/** The type of a token by the first word of its name. */
const TYPES: Readonly<Record<string, (css: string) => Pick<DesignToken, '$type' | '$value'>>> = {
  color: (css) => ({ $type: 'color', $value: colourOf(parse('color', inSrgb(css))) }),
  line: (css) => ({ $type: 'number', $value: Number(css) }),
  layer: (css) => ({ $type: 'number', $value: Number(css) }),
  font: (css) => ({ $type: 'fontFamily', $value: css }),
  duration: (css) => ({ $type: 'duration', $value: { value: Number.parseFloat(css), unit: 'ms' } }),
  ease(css) {
    const [easing] = parse('transition-timing-function', css);
    if (easing?.type !== 'cubic-bezier') throw new Error(`${css} is not a cubic Bézier curve`);
    return { $type: 'cubicBezier', $value: [easing.x1, easing.y1, easing.x2, easing.y2].map(rounded) };
  },
  shadow: (css) => ({
    $type: 'shadow',
    $value: parse('box-shadow', css).map(({ color, xOffset, yOffset, blur, spread, inset }) => ({
      color: colourOf(color),
      offsetX: lengthOf(xOffset),
      offsetY: lengthOf(yOffset),
      blur: lengthOf(blur),
      spread: lengthOf(spread),
      inset,
    })),
  }),
};

function tokenOf(short: string, value: string, values: Values): DesignToken {
  const css = resolve(value, values);
  const [kind = ''] = short.split('-');
  if (short === 'focus') return { $type: 'border', $value: outlineOf(css) };
  const token = TYPES[kind]?.(css) ?? { $type: 'dimension', $value: dimensionOf(css) };
  // The format has no formulas: other programs get the value, and those who know CSS the formula.
  return /^(?:calc|color-mix|oklch)\(/.test(value) ? { ...token, $extensions: { eiland: { css: value } } } : token;
}

type Property = Declaration['property'];
type ValueOf<P extends Property> = Extract<Declaration, { property: P; value: unknown }>['value'];

/** Parses a value as that of a CSS property. */
function parse<P extends Property>(property: P, css: string): ValueOf<P> {
  let value: unknown;
  transform({
    filename: 'token.css',
    code: new TextEncoder().encode(`a { ${property}: ${css} }`),
    visitor: {
      Declaration(declaration) {
        if (declaration.property === property && 'value' in declaration) value ??= declaration.value;
      },
    },
  });
  if (value === undefined) throw new Error(`${css} is no value of ${property}`);
  return value as ValueOf<P>;
}

/** For an old browser, a colour of another space is written in sRGB first. */
function inSrgb(css: string): string {
  const { code } = transform({
    filename: 'token.css',
    code: new TextEncoder().encode(`a{color:${css}}`),
    minify: true,
    targets: { chrome: 80 << 16 },
  });
  return /color:([^;}]+)/.exec(code.toString())![1]!;
}

/** The colour of a CSS value without `var()`, as `#rrggbb`. */
export function hexOf(css: string): string {
  return colourOf(parse('color', inSrgb(css))).hex;
}

function colourOf(colour: CssColor) {
  if (typeof colour === 'string' || colour.type !== 'rgb') throw new Error(`No sRGB colour: ${JSON.stringify(colour)}`);
  const channels = [colour.r, colour.g, colour.b];
  const alpha = Math.round(colour.alpha * 100) / 100;
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => rounded(channel / 255)),
    ...(alpha === 1 ? {} : { alpha }),
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

type Size = { readonly type: string; readonly value?: unknown };

/** A length in `rem` or `px`. */
function dimensionOf(css: string) {
  const size: Size = parse('inline-size', css);
  const { value } = (size.value ?? {}) as Size;
  return size.type === 'length-percentage' ? unitOf(value as LengthValue) : unitOf(undefined, css);
}

function lengthOf(length: Size) {
  return unitOf(length.type === 'value' ? (length.value as LengthValue) : undefined);
}

function unitOf(length: LengthValue | undefined, css = '') {
  if (length?.unit !== 'px' && length?.unit !== 'rem') throw new Error(`Not a length in px or rem: ${css}`);
  return { value: rounded(length.value), unit: length.unit };
}

function outlineOf(css: string) {
  const { width, style, color } = parse('outline', css);
  if (width.type !== 'length' || style.type !== 'line-style') throw new Error(`${css} is not an outline`);
  return { color: colourOf(color), width: lengthOf(width.value), style: style.value };
}

/** lightningcss has 32-bit numbers. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
