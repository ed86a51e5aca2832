/** How much lighter one colour is than the other, from 1 to 21, as WCAG 2.2 computes it. Colours are `#rrggbb`. */
export function contrastOf(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Rounded down: 4.499 becomes 4.4, because it does not reach 4.5. */
export function sayContrast(contrast: number): string {
  return `${(Math.floor(contrast * 10) / 10).toFixed(1)} : 1`;
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
