import { circle, el, line, words } from './svg.ts';

/** A seal for the years of guarantee, in a corner of a picture. */
export function drawSeal(years: string): string {
  const rays = Array.from({ length: 16 }, (_, at) => {
    const angle = (at * Math.PI) / 8;
    return circle(86 + Math.cos(angle) * 54, 364 + Math.sin(angle) * 54, 12, '#ffb224');
  });
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 136, height: 136, viewBox: '18 296 136 136' },
    ...rays,
    circle(86, 364, 56, '#ffb224'),
    circle(86, 364, 46, '#ffffff'),
    words(86, 372, 44, '#241800', years, { 'text-anchor': 'middle' }),
    line('M72 388l10 9 18 -18', '#0b6b4f', 6),
  );
}
