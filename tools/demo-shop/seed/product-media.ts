import type { Words } from '../rules/language.ts';
import { chanceOf } from './chance.ts';
import { VIEWS, type View } from './drawings/views.ts';

/** A public video at YouTube, or at Vimeo if its code has only digits. */
export interface Film {
  readonly code: string;
  readonly title: Words;
}

const CONNECTING: Film = {
  code: 'aqz-KE-bpKQ',
  title: { nl: 'Zo sluit je hem aan', de: 'So schließen Sie ihn an', en: 'How to connect it' },
};
const WORKING: Film = {
  code: '1084537',
  title: { nl: 'Aan het werk ermee', de: 'Bei der Arbeit damit', en: 'At work with it' },
};

/** Fixed values; those of other products are pseudo-random. */
const VIEWS_OF: Readonly<Record<string, readonly View[]>> = {
  '4711': VIEWS,
  '512': VIEWS.slice(0, 3),
  '640': ['front'],
};
const FILMS_OF: Readonly<Record<string, readonly Film[]>> = { '4711': [CONNECTING, WORKING], '640': [] };

/** The pictures of a product, front first. */
export function viewsOf(id: string): readonly View[] {
  const chance = chanceOf(`views of ${id}`);
  return VIEWS_OF[id] ?? ['front', ...VIEWS.slice(1).filter(() => chance() < 0.4)];
}

/** Inverters, batteries and tools have videos. */
export function filmsOf(id: string, category: string): readonly Film[] {
  const known = FILMS_OF[id];
  if (known) return known;
  if (/^(omvormers|thuisbatterijen)\b/.test(category)) return [CONNECTING];
  return category === 'gereedschap/machines' ? [WORKING] : [];
}
