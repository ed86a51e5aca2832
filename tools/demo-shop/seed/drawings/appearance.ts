/** Variations in the pictures of similar products; always the same for one product. */
export interface Appearance {
  /** The brand's colour, a darker and a very light shade of it. */
  readonly accent: string;
  readonly deep: string;
  readonly soft: string;
  /** The brand's name on the housing. */
  readonly brand: string;
  /** A pseudo-random number from 0 up to `count`, derived from the product. */
  pick(count: number): number;
}

const SHADES = [
  ['#0f7a5a', '#07523c', '#e6f2ed'],
  ['#1d6fa5', '#0f4a73', '#e6f0f7'],
  ['#d9822b', '#9c5713', '#faf0e4'],
  ['#b8433f', '#7c2725', '#f8ebea'],
  ['#4557a8', '#2b3878', '#ebedf7'],
  ['#2a8c94', '#155a60', '#e5f2f3'],
  ['#5d6b73', '#394349', '#edf0f1'],
  ['#7a8f2a', '#526117', '#f1f4e4'],
] as const;

function hash(text: string): number {
  let value = 2166136261;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  return value >>> 0;
}

export function appearanceOf(brand: string, id: string): Appearance {
  const [accent, deep, soft] = SHADES[hash(brand) % SHADES.length] ?? SHADES[0];
  let random = hash(`${brand}/${id}`);
  return {
    accent,
    deep,
    soft,
    brand,
    pick(count) {
      random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
      return Math.floor((random / 2 ** 32) * count);
    },
  };
}
