import type { Appearance } from './appearance.ts';
import { el, group, line, rect, shape } from './svg.ts';

const SHADOW = el('ellipse', { cx: 300, cy: 386, rx: 190, ry: 15, fill: '#1b2a24', opacity: 0.12 });
const BLACK = { body: '#252b2f', light: '#566167' };
const RED = { body: '#b3302c', light: '#e07b76' };

/** Half of a plug pair, pointing right; its cable leaves to the left. */
function connector(x: number, y: number, turn: number, isMale: boolean): string {
  return group(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(-96, -6, 34, 12, '#30373b', { rx: 2 }),
    rect(-68, -17, 44, 34, '#2a3135', { rx: 6 }),
    line('M-60 -13v26M-52 -13v26M-44 -13v26M-36 -13v26', '#4b565c', 3),
    rect(-26, -20, 68, 40, '#363f44', { rx: 7 }),
    rect(-26, -20, 68, 12, '#4f5a60', { rx: 6 }),
    isMale ? rect(40, -9, 44, 18, '#20262a', { rx: 4 }) : rect(40, -15, 34, 30, '#20262a', { rx: 5 }),
    isMale ? rect(80, -4, 18, 8, '#cfa34a', { rx: 2 }) : rect(70, -8, 6, 16, '#0f1315', { rx: 2 }),
    shape('M6 -26h22v8h-22zM6 18h22v8h-22z', '#20262a'),
  );
}

function coil({ body, light }: typeof BLACK, accent: string): string {
  const turns = Array.from({ length: 8 }, (_, at) => 168 - at * 12);
  const rings = turns.map((rx, at) => {
    const ring = { cx: 290, cy: 208 + (at % 2) * 2, rx, ry: rx * 0.78, fill: 'none' };
    return (
      el('ellipse', { ...ring, stroke: body, 'stroke-width': 11.4 }) +
      el('ellipse', { ...ring, stroke: light, 'stroke-width': 1.8, opacity: 0.7 })
    );
  });
  const ties = [24, 142, 262].map((angle) =>
    group(
      `rotate(${angle} 290 208)`,
      rect(364, 199, 104, 18, accent, { rx: 4 }),
      rect(404, 195, 18, 26, '#f4f7f6', { rx: 3 }),
    ),
  );
  return rings.join('') + group('translate(290 208) scale(1 .8) translate(-290 -208)', ...ties);
}

function drawCoil(look: Appearance, colour: typeof BLACK): string {
  return (
    SHADOW +
    coil(colour, look.accent) +
    line('M398 330c-34 44 -96 52 -150 40', colour.body, 12) +
    line('M398 328c-34 44 -96 52 -150 40', colour.light, 1.8, { opacity: 0.7 }) +
    group('translate(226 366) rotate(188) scale(.8)', connector(60, 0, 0, true))
  );
}

/** A plug and its socket just before they meet. */
function drawPlugs(): string {
  return (
    SHADOW +
    group(
      'rotate(-14 300 215)',
      line('M30 290C90 290 78 215 142 215', BLACK.body, 15),
      line('M30 286C90 286 78 211 142 211', BLACK.light, 2, { opacity: 0.6 }),
      line('M570 140C510 140 522 215 458 215', RED.body, 15),
      line('M570 136C510 136 522 211 458 211', RED.light, 2, { opacity: 0.6 }),
      group('translate(206 215) scale(.94)', connector(0, 0, 0, true)),
      group('translate(394 215) scale(.94)', connector(0, 0, 180, false)),
    )
  );
}

/** A coil of solar cable with a plug at its end, or a pair of plugs. */
export function drawCable(look: Appearance, name: string): string {
  if (/stekker|connector|mc4|plug/i.test(name)) return drawPlugs();
  return drawCoil(look, /rood|red|rot\b/i.test(name) ? RED : BLACK);
}
