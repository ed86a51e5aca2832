import { circle, el, line, rect, shape } from './svg.ts';

const XMLNS = 'http://www.w3.org/2000/svg';

function stripes(...colours: readonly string[]): string {
  const height = 16 / colours.length;
  return colours.map((colour, at) => rect(0, at * height, 24, height, colour)).join('');
}

/** Red on white on blue: two crosses, simplified for a small flag. */
const UNION =
  rect(0, 0, 24, 16, '#1f3f8a') +
  line('M0 0l24 16M24 0L0 16', '#fff', 3.2) +
  line('M0 0l24 16M24 0L0 16', '#c8202f', 1.2) +
  line('M12 -2v20M-2 8h28', '#fff', 5) +
  line('M12 -2v20M-2 8h28', '#c8202f', 3);

const FLAGS: Readonly<Record<string, string>> = {
  nl: stripes('#ae1c28', '#ffffff', '#21468b'),
  de: stripes('#1a1a1a', '#d0021b', '#ffce00'),
  en: UNION,
};

/** The flag of a website, with a thin grey border so that white is visible. */
export function drawFlag(locale: string): string | undefined {
  const flag = FLAGS[locale];
  if (flag === undefined) return undefined;
  const edge = rect(0.5, 0.5, 23, 15, 'none', { stroke: '#14231d', 'stroke-opacity': 0.18 });
  return el('svg', { xmlns: XMLNS, width: 24, height: 16, viewBox: '0 0 24 16' }, flag, edge);
}

const INK = '#0b6b4f';

const ICONS: Readonly<Record<string, string>> = {
  install: line('M20 6l6 6L12 26l-7 1 1 -7z', INK, 2) + line('M17 9l6 6', INK, 2) + shape('M5 27l1 -7 6 6z', '#ffc34d'),
  app: rect(9, 3, 14, 26, '#e4f2ec', { rx: 3, stroke: INK, 'stroke-width': 2 }) + line('M12 20l3 -6 3 4 3 -7', INK, 2),
  warranty:
    shape('M16 3l11 4v8c0 8 -6 12 -11 14C11 27 5 23 5 15V7z', '#e4f2ec', { stroke: INK, 'stroke-width': 2 }) +
    line('M11 15l4 4 7 -8', INK, 2.4),
  delivery:
    rect(2, 9, 17, 13, '#ffc34d', { rx: 1.5, stroke: INK, 'stroke-width': 2 }) +
    shape('M19 13h6l5 5v4H19z', '#e4f2ec', { stroke: INK, 'stroke-width': 2 }) +
    circle(9, 24, 3, '#fff', { stroke: INK, 'stroke-width': 2 }) +
    circle(24, 24, 3, '#fff', { stroke: INK, 'stroke-width': 2 }),
};

/** The icon of a group of questions. */
export function drawSubject(name: string): string | undefined {
  const icon = ICONS[name];
  return icon && el('svg', { xmlns: XMLNS, width: 32, height: 32, viewBox: '0 0 32 32' }, icon);
}
