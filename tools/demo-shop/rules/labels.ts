import type { WireId } from '../../../shared/contract/wire.ts';
import { hasExtra, type WithExtras } from '../extras.ts';
import type { Locale } from './language.ts';

/** The years of the producer, and the energy classes; one of them is of an older scale. */
const GUARANTEE_YEARS: Readonly<Record<string, number>> = { '4711': 10, '430': 25 };
const ENERGY: Readonly<Record<string, { class: string; scale?: [string, string] }>> = {
  '4711': { class: 'B' },
  '512': { class: 'A++', scale: ['A+++', 'D'] },
};

/** Who reads, and in which language. */
export interface LabelReader extends WithExtras {
  readonly locale?: Locale;
}

/** The labels of a product. Their files are dummies. */
export function labelsOf(id: WireId, reader: LabelReader) {
  if (!hasExtra(reader, 'labels')) return {};
  const at = (kind: string) => `/media/label/${kind}-${reader.locale ?? 'nl'}.svg`;
  const years = GUARANTEE_YEARS[id];
  const energy = ENERGY[id];
  return {
    ...(years && {
      guarantee_label: { image: at('guarantee'), width: 480, height: 320, years, alt: null, url: at('sheet') },
    }),
    ...(energy && { energy_label: { ...energy, image: at('energy'), sheet: at('sheet') } }),
  };
}
