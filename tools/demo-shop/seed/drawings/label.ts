import type { Locale } from '../../rules/language.ts';
import { el, line, words } from './svg.ts';

const WORDS = {
  nl: { example: 'VOORBEELD', guarantee: 'geen garantielabel', energy: 'geen energielabel', sheet: 'geen productblad' },
  de: { example: 'BEISPIEL', guarantee: 'kein Garantielabel', energy: 'kein Energielabel', sheet: 'kein Datenblatt' },
  en: { example: 'EXAMPLE', guarantee: 'no guarantee label', energy: 'no energy label', sheet: 'no product sheet' },
} as const satisfies Record<Locale, object>;
const SIZES = { guarantee: [480, 320], energy: [320, 480], sheet: [420, 594] } as const;

export type LabelKind = keyof typeof SIZES;
export const LABEL_KINDS = Object.keys(SIZES) as LabelKind[];

/** A dummy in the place of an official label, which a shop gets from the producer. */
export function drawLabel(kind: LabelKind, locale: Locale): string {
  const [width, height] = SIZES[kind];
  const centred = { 'text-anchor': 'middle' };
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    el('rect', { width, height, fill: '#ffffff' }),
    el('rect', {
      x: 6,
      y: 6,
      width: width - 12,
      height: height - 12,
      fill: 'none',
      stroke: '#52625b',
      'stroke-width': 4,
      'stroke-dasharray': '16 12',
    }),
    line(`M6 6L${width - 6} ${height - 6}`, '#dbe3df', 4),
    words(width / 2, height / 2, 40, '#14231d', WORDS[locale].example, centred),
    words(width / 2, height / 2 + 42, 26, '#14231d', WORDS[locale][kind], centred),
  );
}
