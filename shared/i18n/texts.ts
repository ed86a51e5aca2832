/** The texts of one widget in one language. `kit` has those of the ui kit, other objects those of its parts. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Parts of the ui kit with texts in a folder of their own. Only widgets that use a part load its texts. */
export type TextPart = 'address' | 'address-entry' | 'buying' | 'returns' | 'upload';
