import type { Words } from '../../rules/language.ts';

export interface SeededReason {
  readonly id: number;
  readonly name: Words;
}

/** Reasons for a return. */
export const REASONS: readonly SeededReason[] = [
  { id: 1, name: { nl: 'Het werkt niet', de: 'Es funktioniert nicht', en: 'It does not work' } },
  { id: 2, name: { nl: 'Beschadigd aangekomen', de: 'Beschädigt angekommen', en: 'It arrived damaged' } },
  { id: 3, name: { nl: 'Iets anders gekregen', de: 'Etwas anderes erhalten', en: 'I received something else' } },
  { id: 4, name: { nl: 'Het past niet', de: 'Es passt nicht', en: 'It does not fit' } },
  { id: 5, name: { nl: 'Ik heb me bedacht', de: 'Ich habe es mir anders überlegt', en: 'I changed my mind' } },
];
