/** The words of one widget in one language; `kit` holds those of the ui kit, other objects those of its parts. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Parts of the ui kit with words of their own, in a folder of this room; the words come to those widgets alone that use the part. */
export type TextPart = 'address' | 'address-entry' | 'request' | 'returns' | 'upload';
