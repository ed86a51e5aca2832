import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { designTokens, type DesignToken, hexOf } from './design-tokens.ts';
import { readDarkTokens, readTokens } from './read-tokens.ts';

const css = readFileSync(new URL('../../shared/ui/tokens.css', import.meta.url), 'utf8');
const { light, dark } = designTokens(css);

/** The types of the format that are used here, as its specification defines their values. */
const Colour = z.strictObject({
  colorSpace: z.literal('srgb'),
  components: z.array(z.number().min(0).max(1)).length(3),
  alpha: z.number().min(0).max(1).optional(),
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
});
const Dimension = z.strictObject({ value: z.number(), unit: z.enum(['px', 'rem']) });
const Shadow = z.strictObject({
  color: Colour,
  offsetX: Dimension,
  offsetY: Dimension,
  blur: Dimension,
  spread: Dimension,
  inset: z.boolean(),
});
const typed = <T extends string, V extends z.ZodType>(type: T, value: V) =>
  z.strictObject({
    $type: z.literal(type),
    $value: value,
    $extensions: z.strictObject({ eiland: z.strictObject({ css: z.string() }) }).optional(),
  });
const Format = z.discriminatedUnion('$type', [
  typed('color', Colour),
  typed('dimension', Dimension),
  typed('number', z.number()),
  typed('fontFamily', z.string()),
  typed('duration', z.strictObject({ value: z.number(), unit: z.enum(['ms', 's']) })),
  typed('cubicBezier', z.array(z.number()).length(4)),
  typed('shadow', z.array(Shadow)),
  typed('border', z.strictObject({ color: Colour, width: Dimension, style: z.enum(['solid', 'dashed', 'dotted']) })),
]);

/** Tokens by the name of their custom property: the path in the file, joined by `-`. */
function byProperty(group: object, path: string): Record<string, DesignToken> {
  return Object.entries(group).reduce((tokens, [name, entry]: [string, object]) => {
    const here = `${path}-${name}`;
    return { ...tokens, ...('$value' in entry ? { [here]: entry as DesignToken } : byProperty(entry, here)) };
  }, {});
}

test('every token of base.css is in the file, with a type and a value of the format', () => {
  const declared = new Set([...css.matchAll(/(--sw-[\w-]+):/g)].map(([, name]) => name));
  const tokens = byProperty(light.sw, '--sw');
  expect(declared.size).toBeGreaterThan(50);
  expect(new Set(Object.keys(tokens))).toEqual(declared);
  for (const [name, token] of Object.entries(tokens)) expect(Format.safeParse(token).error, name).toBeUndefined();
});

test('values are computed: multiples of the unit, colours from the accent', () => {
  const { color, ...others } = light.sw;
  expect(others).toMatchObject({
    'space-6': {
      $type: 'dimension',
      $value: { value: 2, unit: 'rem' },
      $extensions: { eiland: { css: 'calc(var(--sw-unit) * 2)' } },
    },
    'text-title': { $value: { value: 1.75, unit: 'rem' } },
    'shadow-pressed': { $type: 'shadow', $value: [{ inset: true, offsetY: { value: 2, unit: 'px' } }] },
  });
  expect(color['accent-strong']).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [0.0588, 0.2941, 0.2235], hex: '#0f4b39' },
    $extensions: { eiland: { css: 'color-mix(in srgb, var(--sw-color-accent) 55%, var(--sw-color-ink))' } },
  });
});

test('the second file has what differs in the dark scheme, and nothing else', () => {
  const tokens = byProperty(dark.sw, '--sw');
  expect(Object.keys(tokens)).toEqual(expect.arrayContaining(['--sw-color-surface', '--sw-focus']));
  expect(dark.sw.color['accent-strong']).toMatchObject({ $value: { hex: '#9ddac3' } });
  const ofLight = byProperty(light.sw, '--sw');
  for (const [name, token] of Object.entries(tokens)) {
    expect(Format.safeParse(token).error, name).toBeUndefined();
    expect(token.$value, name).not.toEqual(ofLight[name]?.$value);
  }
});

test('with the attribute, the light scheme is that of a page without it', () => {
  const values = new Map(readTokens(css).flatMap(({ tokens }) => tokens.map(({ name, value }) => [name, value])));
  const changed = [...css.matchAll(/(--sw-[\w-]+): (.*)light-dark\(((?:[^(),]|\([^()]*\))*), /g)];
  expect(changed.map(([, name]) => name)).toEqual(readDarkTokens(css).map(({ name }) => name));
  for (const [, name, before, value] of changed) expect(values.get(name!), name).toBe(before! + value!);
});

test('a colour of another space, with a name or short is written as #rrggbb', () => {
  expect([hexOf('red'), hexOf('#fff'), hexOf('oklch(from #ffb224 calc(l * 0.93) c h)')]).toEqual([
    '#ff0000',
    '#ffffff',
    '#eba000',
  ]);
});
