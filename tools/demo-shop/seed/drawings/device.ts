import type { Appearance } from './appearance.ts';
import { circle, el, gradient, line, rect, shape, words } from './svg.ts';

const SHADOW = el('ellipse', { cx: 300, cy: 384, rx: 180, ry: 13, fill: '#1b2a24', opacity: 0.12 });

/** The DIN rail of a fuse box. */
const RAIL =
  rect(60, 190, 480, 74, '#b9c3c8', { rx: 8 }) +
  rect(60, 190, 480, 10, '#dfe6e9', { rx: 5 }) +
  rect(60, 254, 480, 10, '#8d989e', { rx: 5 }) +
  rect(60, 218, 480, 5, '#9fabb1');

function terminals(x: number, y: number, count: number): string {
  return Array.from(
    { length: count },
    (_, at) =>
      circle(x + at * 34, y, 10, '#c9d1d6', { stroke: '#7d888f', 'stroke-width': 2 }) +
      line(`M${x - 6 + at * 34} ${y}h12`, '#59646b', 3),
  ).join('');
}

function drawMeter(look: Appearance): string {
  const count = 4 + look.pick(2);
  const width = count * 34 + 42;
  const x = 300 - width / 2;
  return (
    SHADOW +
    RAIL +
    el('defs', {}, gradient('body', '#ffffff', '#e3e9e6')) +
    rect(x, 82, width, 290, 'url(#body)', { rx: 8, stroke: '#c3cec9', 'stroke-width': 1.5 }) +
    rect(x, 132, width, 190, '#f4f7f6', { stroke: '#d2dbd7', 'stroke-width': 1.5 }) +
    terminals(x + 38, 108, count) +
    terminals(x + 38, 348, count) +
    rect(x + 22, 154, width - 44, 62, '#c4d6c0', { rx: 5 }) +
    words(x + width - 56, 200, 32, '#1d2f29', ['2.415', '0.863', '3.907'][look.pick(3)] ?? '2.415', {
      'text-anchor': 'end',
      'font-family': 'ui-monospace,monospace',
    }) +
    words(x + width - 51, 200, 11, '#1d2f29', 'kWh') +
    words(x + 28, 170, 8, '#3d5348', 'TOTAL  L1 L2 L3') +
    words(x + 22, 252, 20, look.deep, look.brand) +
    rect(x + 22, 264, width * 0.4, 5, look.accent, { rx: 2.5 }) +
    words(x + 22, 286, 9, '#6b7a73', '230/400 V  5(80) A  50 Hz') +
    words(x + 22, 299, 9, '#6b7a73', '1000 imp/kWh   MID   CE') +
    ['L1', 'L2', 'L3', 'N', 'N']
      .slice(0, count)
      .map((pole, at) => words(x + 33 + at * 34, 330, 8, '#52625b', pole))
      .join('') +
    circle(x + width - 34, 262, 6, '#35b779')
  );
}

function drawBreakers(look: Appearance): string {
  const poles = 2 + look.pick(3);
  const [x, width] = [300 - (poles * 76) / 2, 72];
  return (
    SHADOW +
    RAIL +
    el('defs', {}, gradient('body', '#ffffff', '#dfe6e3')) +
    Array.from({ length: poles }, (_, at) => {
      const left = x + at * 76;
      return (
        shape(
          `M${left} 88q0 -6 6 -6h${width - 12}q6 0 6 6v44l8 8v176l-8 8v42q0 6 -6 6h${12 - width}q-6 0 -6 -6z`,
          'url(#body)',
          { stroke: '#b9c5c0', 'stroke-width': 1.5 },
        ) +
        terminals(left + 36, 108, 1) +
        terminals(left + 36, 346, 1) +
        rect(left + 14, 178, 46, 84, '#cdd6d2', { rx: 6 }) +
        rect(left + 18, 186, 38, 36, look.accent, { rx: 5 }) +
        line(`M${left + 26} 204h22`, '#fff', 3, { opacity: 0.8 }) +
        words(left + 37, 256, 12, '#3d4a45', 'ON', { 'text-anchor': 'middle' }) +
        rect(left + 14, 270, 46, 7, look.deep, { rx: 2, opacity: 0.75 }) +
        words(left + 37, 296, 15, '#2b3a34', 'B16', { 'text-anchor': 'middle' }) +
        words(left + 37, 310, 8, '#6b7a73', '6000 A 230 V', { 'text-anchor': 'middle' })
      );
    }).join('') +
    words(300, 160, 17, look.deep, look.brand, { 'text-anchor': 'middle' })
  );
}

function drawBox(look: Appearance): string {
  return (
    SHADOW +
    el('defs', {}, gradient('body', '#fbfcfc', '#dbe2e0'), gradient('window', '#7f949e', '#b6c5cc')) +
    rect(132, 72, 336, 302, 'url(#body)', { rx: 16, stroke: '#bcc7c2', 'stroke-width': 2 }) +
    rect(158, 148, 284, 138, 'url(#window)', { rx: 10 }) +
    Array.from(
      { length: 6 },
      (_, at) =>
        rect(176 + at * 42, 182, 36, 72, '#f2f5f4', { rx: 3 }) +
        rect(186 + at * 42, 196, 16, 22, at % 3 ? look.deep : look.accent, { rx: 3 }),
    ).join('') +
    shape('M158 158q0 -10 10 -10h130l-92 138h-38q-10 0 -10 -10z', '#fff', { opacity: 0.2 }) +
    words(300, 120, 20, look.deep, look.brand, { 'text-anchor': 'middle' }) +
    [150, 450].flatMap((x) => [92, 354].map((y) => circle(x, y, 6, '#a9b4b0'))).join('') +
    rect(284, 318, 32, 18, look.accent, { rx: 4 })
  );
}

/** A device in a fuse box: a meter, breakers, or the box itself. */
export function drawDevice(look: Appearance, name: string): string {
  if (/kast|box|board/i.test(name)) return drawBox(look);
  if (/automaat|schakelaar|beveiliging|relay/i.test(name)) return drawBreakers(look);
  return drawMeter(look);
}
