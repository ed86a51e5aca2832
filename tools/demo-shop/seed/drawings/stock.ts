import { el } from './svg.ts';

/** A stock indicator that does not depend on colour alone: a tick or a bar. */
export function drawStock(isThere: boolean): string {
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 20, height: 20, viewBox: '0 0 20 20' },
    el('circle', { cx: 10, cy: 10, r: 9, fill: isThere ? '#0b6b4f' : '#7a4a00' }),
    el('path', {
      d: isThere ? 'M5.5 10.5l3 3 6 -7' : 'M5.5 10h9',
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 2,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
}
