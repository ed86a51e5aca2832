import type { Values } from '../../../tools/tokens/resolve.ts';
import { contrastOf } from './contrast.ts';

/** The minimum contrast of text, and of graphics such as the border of a control. */
const TEXT = 4.5;
const DRAWN = 3;

/** Combinations of colours in the widgets, without `--sw-color-`. */
const STANDS_ON: readonly (readonly [foreground: string, grounds: readonly string[], needed: number])[] = [
  ['ink', ['surface', 'soft', 'accent-soft', 'info-soft', 'success-soft', 'warning-soft', 'danger-soft'], TEXT],
  ['muted', ['surface', 'soft', 'accent-soft', 'danger-soft'], TEXT],
  ['accent', ['surface', 'soft', 'accent-soft'], TEXT],
  ['accent-strong', ['surface', 'soft', 'accent-soft'], TEXT],
  ['on-accent', ['accent', 'accent-strong'], TEXT],
  ['on-action', ['action', 'action-strong'], TEXT],
  ['sale', ['surface', 'soft'], TEXT],
  ['info', ['surface', 'info-soft'], TEXT],
  ['success', ['surface', 'soft', 'success-soft'], TEXT],
  ['warning', ['surface', 'warning-soft'], TEXT],
  ['danger', ['surface', 'soft', 'danger-soft'], TEXT],
  ['accent', ['line'], DRAWN],
  ['control', ['surface', 'soft'], DRAWN],
  ['star', ['surface', 'soft'], DRAWN],
];

/** Two colours and whether their contrast is sufficient. */
export interface Pair {
  readonly foreground: string;
  readonly ground: string;
  readonly contrast: number;
  readonly needed: number;
  readonly passes: boolean;
}

/** Checks the contrast of all combinations; `colours` maps token names to `#rrggbb`. */
export function checkPairs(colours: Values): Pair[] {
  return STANDS_ON.flatMap(([foreground, grounds, needed]) =>
    grounds.map((ground) => {
      const contrast = contrastOf(colourOf(foreground, colours), colourOf(ground, colours));
      return { foreground, ground, contrast, needed, passes: contrast >= needed };
    }),
  );
}

function colourOf(name: string, colours: Values): string {
  const colour = colours[`--sw-color-${name}`];
  if (!colour) throw new Error(`There is no colour ${name}`);
  return colour;
}
