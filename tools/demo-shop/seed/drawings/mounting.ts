import type { Appearance } from './appearance.ts';
import { circle, el, gradient, group, line, rect, shape } from './svg.ts';

const SHADOW = el('ellipse', { cx: 300, cy: 392, rx: 190, ry: 13, fill: '#1b2a24', opacity: 0.12 });
const METAL = el('defs', {}, gradient('metal', '#eef2f4', '#b3bdc3'), gradient('lit', '#ffffff', '#d3dbdf', 'across'));

function hexagon(x: number, y: number, r: number, fill: string): string {
  const points = Array.from({ length: 6 }, (_, at) => {
    const angle = (Math.PI / 3) * at;
    return `${(x + r * Math.cos(angle)).toFixed(1)},${(y + r * 0.62 * Math.sin(angle)).toFixed(1)}`;
  });
  return el('polygon', { points: points.join(' '), fill });
}

/** A clamp seen from above at an angle: a block with a bolt through it. */
function clamp(x: number, y: number, { accent }: Appearance): string {
  return group(
    `translate(${x} ${y})`,
    shape('M0 0l44 -20 42 18v34l-44 20 -42 -18z', '#59646b'),
    shape('M0 0l44 -20 42 18 -44 20z', '#828e95'),
    shape('M42 18l44 -20v34l-44 20z', '#454f55'),
    hexagon(43, -2, 17, '#2a3135'),
    hexagon(43, -7, 17, '#c9d1d6'),
    circle(43, -7, 6, accent),
  );
}

function rail(x: number, y: number, length: number): string {
  const [dx, dy] = [length * 0.9, -length * 0.36];
  return group(
    `translate(${x} ${y})`,
    shape(`M0 0l${dx} ${dy} 56 12 ${-dx} ${-dy}z`, 'url(#lit)'),
    shape(`M20 4l${dx} ${dy} 16 3.5 ${-dx} ${-dy}z`, '#7d888f'),
    shape(`M56 12l${dx} ${dy}v58l${-dx} ${-dy}z`, '#9ba6ad'),
    line(`M56 32l${dx} ${dy}M56 50l${dx} ${dy}`, '#7f8b93', 3),
    line(`M56 29l${dx} ${dy}`, '#c5ced3', 1.5),
    shape('M0 0l56 12v58l-56 -12z', '#5b666d'),
    shape('M7 9l14 3v8l14 3v-8l14 3v19l-42 -9zM7 36l42 9v17l-42 -9z', '#222a2e'),
  );
}

function drawRails(look: Appearance): string {
  return SHADOW + METAL + rail(176, 210, 340) + rail(86, 296, 400) + clamp(258, 214, look);
}

function drawHook({ accent }: Appearance): string {
  const arm = 'M250 326V214q0 -24 24 -24h120q26 0 26 -26V92';
  return (
    SHADOW +
    METAL +
    shape('M118 318l150 -34 176 44 -152 40z', '#aab4ba') +
    shape('M118 318v14l174 50v-14z', '#7b878e') +
    shape('M292 368v14l152 -40v-14z', '#69757c') +
    [
      [178, 320],
      [290, 302],
      [384, 328],
      [284, 350],
    ]
      .map(([x, y]) => el('ellipse', { cx: x, cy: y, rx: 13, ry: 5.5, fill: '#454f55' }))
      .join('') +
    line(arm, '#7b878e', 44, { 'stroke-linecap': 'butt' }) +
    line(arm, '#c5ced3', 36, { 'stroke-linecap': 'butt' }) +
    line(arm, '#eef2f4', 7, { 'stroke-linecap': 'butt', transform: 'translate(-10 -8)' }) +
    rect(406, 104, 28, 44, '#5b666d', { rx: 14 }) +
    rect(414, 112, 12, 28, '#2a3135', { rx: 6 }) +
    circle(250, 268, 8, accent)
  );
}

/** A clamp that holds two panels by their frames, with a bolt into the rail. */
function drawClamps(look: Appearance): string {
  const height = 150 + look.pick(3) * 14;
  return (
    SHADOW +
    METAL +
    shape(`M70 236l176 -44v${height}l-176 44z`, '#20303c') +
    shape('M70 236l176 -44v22l-176 44z', '#39434c') +
    shape(`M354 192l176 44v${height}l-176 -44z`, '#1a2832') +
    shape('M354 192l176 44v22l-176 -44z', '#323c44') +
    rect(252, 214, 96, height, 'url(#metal)', { rx: 4 }) +
    rect(262, 224, 14, height - 20, '#8d989f') +
    rect(324, 224, 14, height - 20, '#8d989f') +
    shape('M196 178l104 -26 104 26 -104 26z', '#dfe6e9') +
    shape('M196 178v26l104 26v-26z', '#a3aeb5') +
    shape('M404 178v26l-104 26v-26z', '#87939a') +
    hexagon(300, 172, 34, '#59646b') +
    hexagon(300, 160, 34, '#c9d1d6') +
    circle(300, 160, 12, look.accent)
  );
}

/** Aluminium parts for the roof: rails with a clamp, a roof hook, or clamps alone. */
export function drawMounting(look: Appearance, name: string): string {
  if (/haak|hook|haken/i.test(name)) return drawHook(look);
  if (/klem|clamp|schroef|bout/i.test(name)) return drawClamps(look);
  return drawRails(look);
}
