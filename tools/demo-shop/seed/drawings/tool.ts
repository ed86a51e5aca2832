import type { Appearance } from './appearance.ts';
import { circle, el, gradient, group, line, rect, shape, words } from './svg.ts';

const SHADOW = el('ellipse', { cx: 300, cy: 396, rx: 170, ry: 13, fill: '#1b2a24', opacity: 0.12 });

function drawMeter(look: Appearance): string {
  const marks = Array.from({ length: 12 }, (_, at) =>
    el('path', { d: 'M0 -56v7', stroke: '#e9eeec', 'stroke-width': 3, transform: `rotate(${at * 27 - 148})` }),
  );
  return (
    SHADOW +
    line('M352 356c80 40 140 -10 118 -76s20 -108 48 -120', '#b3302c', 7) +
    line('M262 356c-90 40 -150 -8 -130 -72s-14 -102 -50 -116', '#252b2f', 7) +
    group(
      'translate(518 160) rotate(18)',
      rect(-9, -86, 18, 88, '#b3302c', { rx: 6 }),
      rect(-2.5, -122, 5, 38, '#c9d1d6'),
    ) +
    group(
      'translate(82 168) rotate(-18)',
      rect(-9, -86, 18, 88, '#252b2f', { rx: 6 }),
      rect(-2.5, -122, 5, 38, '#c9d1d6'),
    ) +
    rect(196, 44, 212, 346, look.accent, { rx: 28 }) +
    rect(210, 58, 184, 318, '#2c3539', { rx: 18 }) +
    rect(228, 76, 148, 76, '#cfdccb', { rx: 8 }) +
    words(364, 130, 42, '#26352c', ['230.4', '41.87', '998.2', '12.05'][look.pick(4)] ?? '230.4', {
      'text-anchor': 'end',
      'font-family': 'ui-monospace,monospace',
    }) +
    words(302, 178, 14, '#dfe6e3', look.brand, { 'text-anchor': 'middle' }) +
    group(
      'translate(302 252)',
      ...marks,
      circle(0, 0, 42, '#1b2225'),
      circle(0, 0, 34, '#3d474c'),
      line('M0 0l-14 -26', '#f2b544', 7),
    ) +
    circle(250, 344, 13, '#14191b') +
    circle(302, 344, 13, '#14191b') +
    circle(354, 344, 13, '#b3302c')
  );
}

function drawPliers(look: Appearance): string {
  const handle = (side: 1 | -1) =>
    line(`M300 196c${side * 6} 60 ${side * 64} 92 ${side * 70} 186`, look.deep, 36) +
    line(`M300 196c${side * 6} 60 ${side * 64} 92 ${side * 70} 186`, look.accent, 28) +
    line(`M${300 + side * 34} 268c${side * 20} 34 ${side * 30} 66 ${side * 33} 104`, '#ffffff', 3, { opacity: 0.35 });
  return (
    SHADOW +
    group(
      'rotate(16 300 220)',
      handle(1),
      handle(-1),
      shape('M262 74q-6 -22 16 -26l18 -4v150l-30 18q-24 -16 -18 -50z', '#8b979e'),
      shape('M338 74q6 -22 -16 -26l-18 -4v150l30 18q24 -16 18 -50z', '#a5b0b6'),
      shape('M296 78l-14 8 14 8zM304 78l14 8 -14 8zM296 108l-18 10 18 10zM304 108l18 10 -18 10z', '#384247'),
      circle(300, 196, 25, '#4b565c'),
      circle(300, 196, 13, '#c9d1d6'),
    )
  );
}

function drawDriver(look: Appearance): string {
  return (
    SHADOW +
    el('defs', {}, gradient('grip', look.accent, look.deep, 'across')) +
    group(
      'rotate(38 300 225)',
      rect(293, 232, 14, 152, '#a9b4ba', { rx: 3 }),
      rect(296, 232, 4, 152, '#dfe5e8'),
      shape('M293 382h14l-3 26h-8z', '#626e75'),
      rect(282, 206, 36, 34, '#2c3539', { rx: 6 }),
      rect(264, 32, 72, 184, 'url(#grip)', { rx: 32 }),
      line('M284 76v104M300 66v124M316 76v104', '#ffffff', 5, { opacity: 0.28 }),
      rect(272, 22, 56, 30, '#2c3539', { rx: 14 }),
    ) +
    group(
      'rotate(-24 176 270)',
      shape('M160 156v176q0 22 18 22t18 -22V156z', '#b7c1c7'),
      shape('M178 82q-40 8 -40 46 0 34 40 40 40 -6 40 -40 0 -38 -40 -46z', '#b7c1c7'),
      shape('M162 70h32v54l-16 12 -16 -12z', look.soft),
      line('M178 190v120', '#9aa6ad', 6),
    )
  );
}

/** A hand tool: a meter, crimping pliers, or a screwdriver with a spanner. */
export function drawTool(look: Appearance, name: string): string {
  if (/meter|tester/i.test(name)) return drawMeter(look);
  if (/tang|plier|zange|crimp|krimp|strip/i.test(name)) return drawPliers(look);
  if (/sleutel|schroe|wrench|driver|boor/i.test(name)) return drawDriver(look);
  return [drawMeter, drawPliers, drawDriver][look.pick(3)]?.(look) ?? drawMeter(look);
}
