import { circle, el, gradient, group, line, rect, shape } from './svg.ts';

const ROOF = 'M150 178L404 150 470 262 196 292z';

/** Panels that follow the slope of the roof: two rows of five. */
function roofPanels(): string {
  const panel = (column: number, row: number) => {
    const [x, y] = [178 + column * 47 + row * 24, 187 - column * 5.2 + row * 46];
    return (
      shape(`M${x} ${y}l43 -4.8 23 42 -43.5 4.9z`, '#14304a', { stroke: '#8fa9bf', 'stroke-width': 1.6 }) +
      line(`M${x + 11.5} ${y + 21}l43.2 -4.8M${x + 21.5} ${y - 2.4}l23 42`, '#4d6f8d', 0.9)
    );
  };
  return [0, 1].flatMap((row) => [0, 1, 2, 3, 4].map((column) => panel(column, row))).join('');
}

function tree(x: number, y: number, size: number): string {
  return group(
    `translate(${x} ${y}) scale(${size})`,
    rect(-5, -34, 10, 38, '#5e4a38'),
    circle(0, -66, 38, '#2f8a63'),
    circle(-22, -48, 26, '#3d9c72'),
    circle(20, -44, 24, '#27795a'),
  );
}

function wall(): string {
  return (
    shape('M196 292L470 262V410H196z', '#f7f3ea') +
    shape('M196 292L150 178 112 296V410h84z', '#e6dfd0') +
    rect(232, 322, 44, 88, '#0b6b4f', { rx: 2 }) +
    rect(262, 364, 5, 9, '#f2b544', { rx: 2 }) +
    rect(300, 318, 74, 50, '#bfe0ee', { stroke: '#fff', 'stroke-width': 5 }) +
    line('M337 318v50', '#fff', 4) +
    rect(134, 310, 40, 40, '#bfe0ee', { stroke: '#fff', 'stroke-width': 5 })
  );
}

/** The battery and the inverter at the side of the house, with a cable between them. */
function equipment(): string {
  return (
    line('M424 318v-38', '#44525a', 4) +
    rect(404, 318, 42, 34, '#ffffff', { rx: 4, stroke: '#c3cec9', 'stroke-width': 1.5 }) +
    rect(404, 340, 42, 12, '#f2a33a') +
    rect(411, 324, 18, 10, '#1d2f29', { rx: 2 }) +
    line('M425 352v14', '#44525a', 4) +
    rect(398, 366, 54, 44, '#ffffff', { rx: 3, stroke: '#c3cec9', 'stroke-width': 1.5 }) +
    line('M398 381h54M398 395h54', '#c3cec9', 1.5) +
    rect(404, 371, 20, 5, '#35b779', { rx: 2 })
  );
}

/** The picture at the top of the home page. */
export function drawScene(): string {
  const size = { width: 640, height: 440, viewBox: '0 0 640 440' };
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, drawHouse());
}

/** A house with solar panels. */
export function drawHouse(): string {
  return [
    el('defs', {}, gradient('hill', '#2b8f69', '#1a7353'), gradient('near', '#3fa67d', '#27845f')),
    circle(520, 106, 96, '#ffcf70', { opacity: 0.1 }),
    circle(520, 106, 72, '#ffcf70', { opacity: 0.16 }),
    circle(520, 106, 48, '#ffc34d'),
    shape('M0 372C120 292 218 322 330 344S560 270 640 318V440H0z', 'url(#hill)'),
    tree(88, 404, 0.92),
    tree(548, 398, 1.1),
    wall(),
    shape('M96 302L150 172l6 2 -44 126z', '#2b3b44'),
    shape(ROOF, '#3a4b55'),
    shape('M196 292l274 -30v8l-274 30z', '#26343c'),
    roofPanels(),
    equipment(),
    shape('M0 440v-24C150 396 260 410 360 406s200 -12 280 2v32z', 'url(#near)'),
    tree(602, 426, 0.7),
  ].join('');
}

/** The logo: the sun over a panel. */
export function drawLogo(): string {
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 40, height: 40, viewBox: '0 0 40 40' },
    rect(0, 0, 40, 40, '#0b6b4f', { rx: 10 }),
    circle(20, 17, 7.5, '#ffb224'),
    line('M20 4.6v2.6M8.8 9.2l1.8 1.8M31.2 9.2l-1.8 1.8M5.6 18h2.6M31.8 18h2.6', '#ffb224', 2.2),
    shape('M11 22.5h18l4 11.5H7z', '#ffffff'),
    line('M20 22.5V34M9.2 28h21.6M15.6 22.5L13.6 34M24.4 22.5L26.4 34', '#0b6b4f', 1.4),
  );
}
