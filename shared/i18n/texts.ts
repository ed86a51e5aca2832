import type addressEntry from './address-entry/locales/nl.json';
import type address from './address/locales/nl.json';
import type buying from './buying/locales/nl.json';
import type credits from './credits/locales/nl.json';
import type gallery from './gallery/locales/nl.json';
import type labels from './labels/locales/nl.json';
import type line from './line/locales/nl.json';
import type password from './password/locales/nl.json';
import type quantity from './quantity/locales/nl.json';
import type request from './request/locales/nl.json';
import type returns from './returns/locales/nl.json';
import type upload from './upload/locales/nl.json';

/** The texts of one widget in one language. `kit` has those of the ui kit, other objects those of its parts. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** The texts of parts of the ui kit, each in a folder of its own. Only widgets that use a part load its texts. */
export interface PartTexts {
  readonly address: typeof address;
  readonly 'address-entry': typeof addressEntry;
  readonly buying: typeof buying;
  readonly credits: typeof credits;
  readonly gallery: typeof gallery;
  readonly labels: typeof labels;
  readonly line: typeof line;
  readonly password: typeof password;
  readonly quantity: typeof quantity;
  readonly request: typeof request;
  readonly returns: typeof returns;
  readonly upload: typeof upload;
}
export type TextPart = keyof PartTexts;
