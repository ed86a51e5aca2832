import { drawHouse } from './scene.ts';
import type { Appearance } from './appearance.ts';
import { circle, el, group, line, rect, shape, words } from './svg.ts';
import { drawWall } from './wall.ts';

/** The views of a product: the product, a detail of it, or its installation. */
export const VIEWS = [
  'front',
  'close',
  'wall',
  'size',
  'low',
  'top',
  'turned',
  'box',
  'pair',
  'night',
  'house',
  'plan',
] as const;
export type View = (typeof VIEWS)[number];

/** The visible part of the drawing; all of it by default. */
export const CROPS: Readonly<Partial<Record<View, string>>> = {
  close: '150 70 300 225',
  wall: '-60 -45 720 540',
  low: '150 210 320 240',
  top: '140 36 280 210',
};

type Stage = (look: Appearance, product: string) => string;

/** The product with two dimensions. */
function measured({ deep }: Appearance, product: string): string {
  const bar = (d: string) => line(d, deep, 2.5);
  const label = (x: number, y: number, text: string) =>
    rect(x - 34, y - 15, 68, 26, '#fff', { rx: 13 }) + words(x, y + 4, 15, deep, text, { 'text-anchor': 'middle' });
  return (
    group('translate(66 16) scale(.78)', product) +
    bar('M186 414h228M186 404v20M414 404v20M532 64v252M522 64h20M522 316h20') +
    label(300, 414, 'B') +
    label(532, 190, 'H')
  );
}

/** A cardboard box with the brand on it, and its contents beside it. */
function boxed({ accent, brand }: Appearance, product: string): string {
  return (
    el('ellipse', { cx: 300, cy: 404, rx: 270, ry: 16, fill: '#1b2a24', opacity: 0.1 }) +
    shape('M70 190l120 -26v236H70z', '#c79d66') +
    shape('M190 164l120 26v210H190z', '#d8b27d') +
    shape('M70 190l-34 -34 118 -24 36 32zM190 164l30 -32 122 26 -32 32z', '#e7cda6') +
    rect(214, 262, 72, 30, accent, { rx: 4 }) +
    words(250, 282, 13, '#fff', brand, { 'text-anchor': 'middle' }) +
    line('M96 372v-20m-8 8 8 -8 8 8M118 372v-20m-8 8 8 -8 8 8', '#7a5526', 3) +
    group('translate(262 74) scale(.78)', product)
  );
}

/** A drawing on grid paper. */
function planned({ soft }: Appearance, product: string): string {
  const steps = (count: number, d: (at: number) => string) => Array.from({ length: count }, (_, at) => d(at)).join('');
  const squares = steps(20, (at) => `M${at * 32} 0v450`) + steps(15, (at) => `M0 ${at * 32}h600`);
  return (
    rect(0, 0, 600, 450, '#123a5c') +
    line(squares, '#ffffff', 1, { opacity: 0.14 }) +
    el('g', { opacity: 0.9 }, group('translate(48 30) scale(.84)', product)) +
    rect(404, 376, 172, 52, soft, { rx: 6 }) +
    line('M420 394h96M420 410h64', '#123a5c', 4)
  );
}

const IN_THE_DARK =
  rect(0, 0, 600, 450, '#0d1f2b') +
  circle(300, 226, 210, '#1c3d50') +
  circle(486, 78, 34, '#f4e7b8') +
  circle(500, 68, 30, '#0d1f2b');

/** The surroundings of each view. */
export const STAGES: Readonly<Record<View, Stage>> = {
  front: (_, product) => product,
  close: (_, product) => product,
  low: (_, product) => product,
  top: (_, product) => product,
  wall: (_, product) => drawWall() + product,
  size: measured,
  turned: (_, product) => group('translate(92 -28) skewY(7) scale(.7 .96)', product),
  box: boxed,
  pair: (_, product) =>
    drawWall() + group('translate(-52 40) scale(.72)', product) + group('translate(222 40) scale(.72)', product),
  night: (_, product) => IN_THE_DARK + product,
  house: ({ accent }, product) =>
    drawHouse() +
    circle(452, 128, 116, '#fff', { stroke: accent, 'stroke-width': 6 }) +
    group('translate(344 38) scale(.36)', product),
  plan: planned,
};
