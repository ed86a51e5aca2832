import type { Appearance } from './appearance.ts';
import { el, gradient, group, line, rect, shape, words } from './svg.ts';

interface Surface {
  readonly frame: string;
  readonly side: string;
  readonly cellTop: string;
  readonly cellEnd: string;
  readonly grid: string;
}

const FULL_BLACK: Surface = {
  frame: '#23282d',
  side: '#111417',
  cellTop: '#2c343c',
  cellEnd: '#14181c',
  grid: '#39434c',
};
const SILVER: Surface = { frame: '#d4dade', side: '#9aa4ab', cellTop: '#23496f', cellEnd: '#0f2540', grid: '#6f8fb0' };
const GLASS: Surface = { frame: '#3a4248', side: '#1d2226', cellTop: '#1d3a52', cellEnd: '#0c1a28', grid: '#54708a' };

/** Half-cut cells: six columns, two fields with a joint between them. */
function cells(width: number, height: number, { grid }: Surface): string {
  const margin = 9;
  const inner = width - 2 * margin;
  const column = inner / 6;
  const middle = height / 2;
  const rows = Array.from({ length: 19 }, (_, row) => margin + ((row + 1) * (height - 2 * margin)) / 20);
  const columns = Array.from({ length: 5 }, (_, at) => margin + (at + 1) * column);
  return (
    rect(margin, margin, inner, height - 2 * margin, 'url(#cell)') +
    line(rows.map((y) => `M${margin} ${y.toFixed(1)}h${inner}`).join(''), grid, 0.9, { opacity: 0.75 }) +
    line(columns.map((x) => `M${x.toFixed(1)} ${margin}V${height - margin}`).join(''), grid, 1.4, { opacity: 0.9 }) +
    line(
      columns
        .concat(margin + 5.5 * column)
        .map((x) => `M${(x - column / 2).toFixed(1)} ${margin}V${height - margin}`)
        .join(''),
      grid,
      0.6,
      { opacity: 0.55 },
    ) +
    rect(margin, middle - 2.5, inner, 5, grid, { opacity: 0.9 })
  );
}

function sheet(width: number, height: number, surface: Surface, label: string): string {
  return (
    shape(`M${width} 0l9 6v${height}l-9 -6zM0 ${height}h${width}l9 6H9z`, surface.side) +
    rect(0, 0, width, height, surface.frame, { rx: 3 }) +
    rect(1.5, 1.5, width - 3, height - 3, 'none', { rx: 2, stroke: '#fff', 'stroke-width': 1, opacity: 0.22 }) +
    line(`M0 0l9 9M${width} 0l-9 9M0 ${height}l9 -9M${width} ${height}l-9 -9`, surface.side, 1) +
    cells(width, height, surface) +
    shape(`M9 9h${width * 0.62}L9 ${height * 0.6}z`, '#fff', { opacity: 0.07 }) +
    shape(`M${width * 0.72} 9h${width * 0.12}L9 ${height * 0.82}v${-height * 0.14}z`, '#fff', { opacity: 0.05 }) +
    words(width - 12, height - 2, 6, surface === SILVER ? '#4b565d' : '#aab4bb', label, { 'text-anchor': 'end' })
  );
}

/** Panels on their long side, strapped to a wooden pallet. */
function drawPallet({ brand, accent }: Appearance, surface: Surface): string {
  const sheets = Array.from({ length: 9 }, (_, at) => {
    const [x, y] = [196 - at * 9, 108 + at * 5];
    const fill = at === 8 ? 'url(#cell)' : surface.side;
    return shape(`M${x} ${y}l300 -34v236l-300 34z`, fill, { stroke: surface.frame, 'stroke-width': 3 });
  });
  const rows = [0.25, 0.5, 0.75].map((part) => `M124 ${148 + 236 * part}l300 -34`).join('');
  return (
    el('defs', {}, gradient('cell', surface.cellTop, surface.cellEnd)) +
    el('ellipse', { cx: 310, cy: 420, rx: 210, ry: 13, fill: '#1b2a24', opacity: 0.13 }) +
    shape('M104 394l320 -36 96 -56v16l-96 60 -320 36z', '#c79a61') +
    shape('M104 410l320 -36v14l-320 36z', '#9c7440') +
    sheets.join('') +
    line(rows, surface.grid, 1.6) +
    line('M199 140v236M274 131v236M349 123v236', surface.grid, 1.6) +
    line('M150 146v234M398 117v234', accent, 9) +
    words(176, 172, 15, '#dfe6e3', brand, { transform: 'rotate(-6.5 176 172)' })
  );
}

/** A tilted solar panel, alone or with a second one behind it. */
export function drawPanel(look: Appearance, name: string): string {
  const surface = /glas|glass/i.test(name) ? GLASS : look.pick(4) === 0 ? SILVER : FULL_BLACK;
  if (/pallet/i.test(name)) return drawPallet(look, surface);
  const defs = el('defs', {}, gradient('cell', surface.cellTop, surface.cellEnd));
  const shadow = el('ellipse', { cx: 308, cy: 408, rx: 170, ry: 13, fill: '#1b2a24', opacity: 0.13 });
  if (look.pick(3) === 0) {
    const back = group('matrix(.94 -.07 -.1 .97 322 62)', sheet(206, 322, surface, look.brand));
    return (
      defs +
      shadow +
      el('g', { opacity: 0.82 }, back) +
      group('matrix(1 -.08 -.12 .98 176 70)', sheet(212, 332, surface, look.brand))
    );
  }
  return defs + shadow + group('matrix(1.04 -.09 -.13 1 216 66)', sheet(216, 338, surface, look.brand));
}
