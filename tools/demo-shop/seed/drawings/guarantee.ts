import type { Locale } from '../../rules/language.ts';
import { el, rect, words } from './svg.ts';

/** Pixels. */
export const GUARANTEE_SIZE = { width: 600, height: 840 } as const;

const LINES: Readonly<Record<Locale, readonly [string, string]>> = {
  nl: ['Voorbeeld –', 'geen officieel bestand'],
  de: ['Muster –', 'keine amtliche Datei'],
  en: ['Example –', 'not an official file'],
};

/** Takes the place of the official notice on the legal guarantee, which a shop supplies itself. */
export function drawGuarantee(locale: Locale): string {
  const { width, height } = GUARANTEE_SIZE;
  const [first, second] = LINES[locale];
  const center = { 'text-anchor': 'middle' };
  const frame = { stroke: '#8a1c6f', 'stroke-width': 12, 'stroke-dasharray': '36 18' };
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    rect(0, 0, width, height, '#ffffff'),
    rect(18, 18, width - 36, height - 36, 'none', frame),
    words(width / 2, 394, 40, '#8a1c6f', first, center),
    words(width / 2, 450, 40, '#8a1c6f', second, center),
  );
}
