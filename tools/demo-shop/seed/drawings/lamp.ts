import type { Appearance } from './appearance.ts';
import { circle, el, gradient, line, rect, shape } from './svg.ts';

/** A solar garden lamp: the gift of the shop. */
export function drawLamp({ accent }: Appearance): string {
  return (
    el('defs', {}, gradient('glass', '#fff3cf', '#ffd98a')) +
    el('ellipse', { cx: 300, cy: 404, rx: 120, ry: 12, fill: '#1b2a24', opacity: 0.12 }) +
    circle(300, 206, 118, '#ffd98a', { opacity: 0.35 }) +
    line('M300 282v116', '#3d474c', 16) +
    shape('M286 396h28l-14 26z', '#2c3539') +
    rect(246, 148, 108, 122, 'url(#glass)', { rx: 10 }) +
    line('M264 150v118M300 150v118M336 150v118', '#2c3539', 5) +
    rect(234, 264, 132, 20, '#2c3539', { rx: 8 }) +
    shape('M216 152l84 -46 84 46z', '#2c3539') +
    shape('M238 144l62 -34 62 34z', '#14304a') +
    line('M300 110v34M268 128h64', '#6f8fb0', 2) +
    circle(300, 210, 17, '#ffb224') +
    rect(282, 300, 36, 10, accent, { rx: 5 })
  );
}
