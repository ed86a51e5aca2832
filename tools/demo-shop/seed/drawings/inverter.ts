import type { Appearance } from './appearance.ts';
import { circle, el, gradient, line, rect, shape, words } from './svg.ts';

function plug(x: number, y: number): string {
  return (
    line(`M${x} ${y + 22}c0 26 -3 30 -3 58`, '#20262a', 5) +
    rect(x - 6, y, 12, 9, '#4a545a', { rx: 2 }) +
    rect(x - 7.5, y + 8, 15, 17, '#20262a', { rx: 3 }) +
    rect(x - 7.5, y + 13, 15, 2, '#3d474d')
  );
}

function gland(x: number, y: number): string {
  return (
    line(`M${x} ${y + 18}c0 30 5 34 5 62`, '#565f64', 8) +
    rect(x - 13, y, 26, 12, '#2e363b', { rx: 3 }) +
    rect(x - 10, y + 11, 20, 12, '#444e54', { rx: 3 })
  );
}

function display(x: number, y: number, accent: string): string {
  return (
    rect(x, y, 104, 58, '#14201c', { rx: 7 }) +
    rect(x + 4, y + 4, 96, 50, '#1d2f29', { rx: 4 }) +
    words(x + 12, y + 19, 12, '#c8f0dc', '2,84 kW') +
    line(`M${x + 12} ${y + 45}c14 0 18 -2 25 -10s14 -10 22 -5 12 15 33 15`, '#7fd6a8', 2.4) +
    line(`M${x + 12} ${y + 48}h80`, '#486a5e', 1) +
    circle(x + 118, y + 12, 3.6, '#35b779') +
    circle(x + 118, y + 27, 3.6, accent) +
    circle(x + 118, y + 42, 3.6, '#c9d2ce')
  );
}

function fins(x: number, y: number, height: number): string {
  const lines = Array.from({ length: Math.floor(height / 13) }, (_, at) => `M${x + 2} ${y + 8 + at * 13}h12`).join('');
  return rect(x, y, 16, height, '#b4bdbb', { rx: 3 }) + line(lines, '#8a9593', 3);
}

function screw(x: number, y: number): string {
  return circle(x, y, 4, '#b9c4bf') + line(`M${x - 2} ${y - 2}l4 4`, '#7f8c86', 1.2);
}

/** The plate with the electrical data, and the sign that warns of its voltage. */
function typePlate(x: number, y: number): string {
  const rows = ['MPPT 80–550 V', '230 V~ 50 Hz', 'IP66  CE'];
  return (
    rect(x, y, 72, 34, '#f6f8f7', { rx: 3, stroke: '#cbd5d0', 'stroke-width': 1 }) +
    rows.map((row, at) => words(x + 4, y + 10 + at * 9, 5.6, '#52625b', row)).join('') +
    shape(`M${x + 57} ${y + 8}l9 16h-18z`, '#ffb224', { stroke: '#241800', 'stroke-width': 1.2 }) +
    line(`M${x + 57} ${y + 13}v5M${x + 57} ${y + 20.5}v.5`, '#241800', 1.5)
  );
}

/** The bar of steel on which the housing hangs. */
function wallBracket(x: number, y: number, width: number): string {
  const holes = [18, width / 2, width - 18].map((at) => circle(x + at, y + 7, 3, '#5d686d')).join('');
  return rect(x, y, width, 22, '#a8b3b0', { rx: 4 }) + rect(x, y, width, 4, '#c9d2cf', { rx: 2 }) + holes;
}

/** What the sockets are for, on the coloured foot. */
function socketNames(x: number, end: number, width: number, plugs: number): string {
  const names = Array.from({ length: plugs }, (_, at) => words(x + 47 + at * 42, end - 4, 7.5, '#fff', `PV${at + 1}`));
  return (
    names.join('') +
    words(x + width - 52, end - 4, 7.5, '#fff', 'AC') +
    words(x + width - 68, end - 53, 7.5, '#fff', 'DC SWITCH')
  );
}

/** The word with a number in the name of a product, such as `3000TL-XH`. */
const MODEL = /[\w.-]*\d[\w.-]*/;

/** Slots above the display, through which air leaves. */
function vents(x: number, y: number, width: number, fill: string): string {
  const slots = Array.from({ length: Math.floor(width / 14) }, (_, at) => `M${x + 4 + at * 14} ${y}h7`).join('');
  return line(slots, fill, 3);
}

/** The housing of a string inverter on the wall, with its plugs and the grid cable below. */
export function drawInverter(look: Appearance, name = ''): string {
  const width = 220 + look.pick(4) * 18;
  const height = 236 + look.pick(3) * 16;
  const isDark = look.pick(4) === 0;
  const [x, y] = [300 - width / 2, 62];
  const end = y + height;
  const plugs = 2 + look.pick(2);
  const ink = isDark ? '#f1f4f3' : look.deep;
  const model = MODEL.exec(name)?.[0] ?? '';
  return (
    el('defs', {}, gradient('case', isDark ? '#4a5459' : '#ffffff', isDark ? '#2c3438' : '#e3e9e6')) +
    rect(x + 5, y + 7, width + 4, height + 3, '#1b2a24', { rx: 20, opacity: 0.07 }) +
    rect(x + 12, y + 16, width, height, '#1b2a24', { rx: 22, opacity: 0.07 }) +
    wallBracket(x + width * 0.22, y - 12, width * 0.56) +
    fins(x - 12, y + 34, height - 76) +
    fins(x + width - 4, y + 34, height - 76) +
    Array.from({ length: plugs * 2 }, (_, at) => plug(x + 44 + at * 21, end - 2)).join('') +
    gland(x + width - 46, end - 2) +
    rect(x, y, width, height, 'url(#case)', { rx: 18, stroke: isDark ? '#222a2e' : '#c8d1cd', 'stroke-width': 1.5 }) +
    shape(`M${x} ${end - 66}h${width}v48a18 18 0 0 1 -18 18h${36 - width}a18 18 0 0 1 -18 -18z`, look.accent) +
    shape(`M${x} ${end - 66}h${width}v5h${-width}z`, look.deep, { opacity: 0.35 }) +
    line(`M${x + 1.5} ${end - 84}h${width - 3}`, isDark ? '#20282c' : '#d3dcd8', 1.2) +
    vents(x + 28, y + 18, width - 56, isDark ? '#2a3337' : '#d8e0dc') +
    [x + 13, x + width - 13].map((at) => screw(at, y + 15) + screw(at, end - 96)).join('') +
    typePlate(x + 24, end - 48) +
    display(x + 28, y + 34, look.accent) +
    words(x + 28, y + 132, 21, ink, look.brand, { 'letter-spacing': 0.4 }) +
    words(x + 28, y + 149, 11, isDark ? '#b6c0c4' : '#6b7a73', model) +
    socketNames(x, end, width, plugs) +
    circle(x + width - 44, end - 33, 17, '#fff', { opacity: 0.92 }) +
    line(`M${x + width - 44} ${end - 44}v22`, look.deep, 6) +
    shape(`M${x + 10} ${y + 12}a12 12 0 0 1 12 -8h${width * 0.4}L${x + 10} ${y + height * 0.5}z`, '#fff', {
      opacity: isDark ? 0.06 : 0.5,
    })
  );
}

/** A micro-inverter: a flat box with fins and a lead on either side. */
export function drawMicroInverter(look: Appearance, name = ''): string {
  const ribs = Array.from({ length: 11 }, (_, at) => `M${196 + at * 21} 178v96`).join('');
  return (
    el('defs', {}, gradient('case', '#59646a', '#30383d')) +
    el('ellipse', { cx: 300, cy: 330, rx: 176, ry: 13, fill: '#1b2a24', opacity: 0.14 }) +
    line('M178 214C110 206 92 262 124 300s22 64 -16 74', '#20262a', 9) +
    line('M178 250C138 250 132 292 164 322s30 52 8 62', '#20262a', 9) +
    line('M424 230C500 226 524 276 492 312s-12 60 26 66', '#20262a', 11) +
    rect(166, 152, 268, 150, 'url(#case)', { rx: 16 }) +
    line(ribs, '#252c30', 6) +
    line(ribs, '#6a767c', 1.4, { transform: 'translate(3 0)' }) +
    rect(214, 196, 172, 60, '#eef2f0', { rx: 6 }) +
    rect(214, 196, 10, 60, look.accent) +
    words(236, 226, 20, look.deep, look.brand) +
    words(236, 244, 9, '#6b7a73', `${MODEL.exec(name)?.[0] ?? ''}  IP67  60 V`.trim()) +
    circle(372, 212, 4, '#35b779') +
    rect(188, 134, 44, 24, '#8a9599', { rx: 4 }) +
    rect(368, 134, 44, 24, '#8a9599', { rx: 4 }) +
    circle(210, 146, 6, '#3a4348') +
    circle(390, 146, 6, '#3a4348')
  );
}
