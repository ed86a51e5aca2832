/** The words of one widget in one language; `kit` holds those of the ui kit. */
export interface Texts {
  readonly [key: string]: string | Texts;
}
