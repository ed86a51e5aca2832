import { el, rect } from './svg.ts';

const BRICK = { width: 72, height: 30 };
const ROWS = 20;
const COLUMNS = 12;

/** A wall of pale bricks above a floor, large enough for the widest view. */
export function drawWall(): string {
  const joints = Array.from({ length: ROWS }, (_, row) => {
    const y = row * BRICK.height - 60;
    const shift = row % 2 === 0 ? 0 : BRICK.width / 2;
    const uprights = Array.from({ length: COLUMNS }, (_, column) => {
      const x = column * BRICK.width - 100 + shift;
      return `M${x} ${y}v${BRICK.height}`;
    });
    return `M-80 ${y}h760${uprights.join('')}`;
  });
  return (
    rect(-80, -60, 760, 570, '#f1ece4') +
    el('path', { d: joints.join(''), fill: 'none', stroke: '#ddd4c7', 'stroke-width': 2 }) +
    rect(-80, 394, 760, 118, '#cfd6d2')
  );
}
