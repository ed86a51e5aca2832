import { createContext, useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { i18n } from 'i18next';
import type kit from './locales/nl.json';
import type { PartTexts, TextPart } from './texts.ts';

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
/** The keys of the texts, without the suffixes of plural forms. */
export type KeyOf<Texts> = keyof Texts extends infer Key
  ? (Key extends `${infer Stem}_${Plural}` ? Stem : Key) & string
  : never;
export type Translate<Texts> = (key: KeyOf<Texts>, values?: Readonly<Record<string, string | number>>) => string;

/** The widget whose texts `useText` returns. */
export const WidgetContext = createContext('');

/** The texts of this widget: `const t = useText<typeof nl>()`. */
export function useText<Texts>(): Translate<Texts> {
  return useNamespace(useContext(WidgetContext));
}

/** The texts of the ui kit. */
export function useKitText(): Translate<typeof kit> {
  return useNamespace('kit');
}

/** The texts of a part of the kit. A widget that uses the part lists it in its definition (`textParts`). */
export function usePartText<Part extends TextPart>(part: Part): Translate<PartTexts[Part]> {
  return useNamespace(part);
}

/** One function per instance and namespace, which all components share. */
const translators = new WeakMap<i18n, Map<string, unknown>>();

/** The library's own hook also subscribes to changes of language and texts, which a page never has. */
function useNamespace<Texts>(namespace: string): Translate<Texts> {
  const { i18n } = useContext(I18nContext) as { i18n: i18n };
  const known = translators.get(i18n) ?? new Map<string, unknown>();
  translators.set(i18n, known);
  if (!known.has(namespace)) known.set(namespace, i18n.getFixedT(null, namespace));
  return known.get(namespace) as Translate<Texts>;
}
