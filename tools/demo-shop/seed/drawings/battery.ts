import type { Appearance } from './appearance.ts';
import { circle, el, gradient, line, rect, shape, words } from './svg.ts';

interface Finish {
  readonly front: readonly [string, string];
  readonly side: string;
  readonly top: string;
  readonly seam: string;
  readonly ink: string;
}

const WHITE: Finish = {
  front: ['#ffffff', '#e6ecea'],
  side: '#c2ccc8',
  top: '#dce4e1',
  seam: '#b5c0bb',
  ink: '#2b3a34',
};
const GRAPHITE: Finish = {
  front: ['#525d63', '#343d42'],
  side: '#242b2f',
  top: '#6a767c',
  seam: '#20272a',
  ink: '#f1f4f3',
};

/** Air leaves at the side of each module. */
function grille(x: number, y: number, height: number, fill: string): string {
  const slots = [0.3, 0.45, 0.6].map(
    (part) => `M${x + 7} ${y + height * part - 4}l${DEPTH - 14} ${(14 - DEPTH) * (RISE / DEPTH)}`,
  );
  return line(slots.join(''), fill, 2.4);
}

const DEPTH = 30;
const RISE = 16;

function block(x: number, y: number, width: number, height: number, { side, seam }: Finish): string {
  return (
    shape(`M${x + width} ${y}l${DEPTH} ${-RISE}v${height}l${-DEPTH} ${RISE}z`, side) +
    rect(x, y, width, height, 'url(#front)') +
    grille(x + width, y, height, seam) +
    line(`M${x} ${y + height}h${width}l${DEPTH} ${-RISE}`, seam, 2) +
    line(`M${x + 1} ${y + height - 2.5}h${width - 2}`, '#fff', 1.4, { opacity: 0.5 })
  );
}

/** The label of a module, and its grip on the other side. */
function moduleFront(x: number, y: number, width: number, { ink, seam }: Finish): string {
  return (
    rect(x + width - 40, y - 6, 24, 8, seam, { rx: 4, opacity: 0.55 }) +
    words(x + 20, y, 9, ink, 'LiFePO4  51,2 V', { opacity: 0.7 }) +
    line(`M${x + 20} ${y + 8}h26M${x + 50} ${y + 8}h14`, seam, 2.4)
  );
}

const CAPACITY = /[\d.,]+\s?kWh/i;

/** A tower of battery modules under a control unit whose light shows the charge. */
export function drawBattery(look: Appearance, name = ''): string {
  const finish = look.pick(3) === 0 ? GRAPHITE : WHITE;
  const modules = 2 + look.pick(3);
  const width = 196 + look.pick(3) * 16;
  const height = [96, 78, 62][modules - 2] ?? 62;
  const x = 286 - width / 2;
  const base = 392;
  const head = 84;
  const top = base - modules * height - head;
  const charge = 0.4 + look.pick(6) / 10;
  return (
    el('defs', {}, gradient('front', ...finish.front)) +
    shape(`M${x + 6} ${base + 8}h${width}l${DEPTH + 30} ${-RISE - 4}h20l-46 32h${-width}z`, '#1b2a24', {
      opacity: 0.11,
    }) +
    rect(x + 12, base - 2, 26, 12, '#3a4348', { rx: 2 }) +
    rect(x + width - 38, base - 2, 26, 12, '#3a4348', { rx: 2 }) +
    Array.from({ length: modules }, (_, at) => block(x, base - (at + 1) * height, width, height, finish)).join('') +
    Array.from({ length: modules }, (_, at) => moduleFront(x, base - at * height - height / 2 + 2, width, finish)).join(
      '',
    ) +
    block(x, top, width, head, finish) +
    words(x + width - 20, top + 63, 15, finish.ink, CAPACITY.exec(name)?.[0] ?? '', { 'text-anchor': 'end' }) +
    rect(x, top + head - 7, width, 7, look.accent) +
    shape(`M${x} ${top}l${DEPTH} ${-RISE}h${width}l${-DEPTH} ${RISE}z`, finish.top) +
    words(x + 20, top + 42, Math.min(20, (width - 112) / (look.brand.length * 0.62)), finish.ink, look.brand) +
    circle(x + 26, top + 59, 3.6, '#35b779') +
    circle(x + 40, top + 59, 3.6, finish.seam) +
    rect(x + width - 78, top + 24, 58, 14, finish.seam, { rx: 7, opacity: 0.6 }) +
    rect(x + width - 75, top + 27, 52 * charge, 8, '#35b779', { rx: 4 }) +
    [0, 1].map((at) => circle(x + 14 + at * (width - 28), top + 12, 2.6, finish.seam)).join('') +
    shape(`M${x} ${top}h${width * 0.34}L${x} ${top + 170}z`, '#fff', { opacity: 0.12 })
  );
}
