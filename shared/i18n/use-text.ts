import { createContext, useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { i18n } from 'i18next';
import type kit from './locales/nl.json';
import type { TextPart } from './texts.ts';

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
/** Keys of a catalogue, with the endings of plural forms taken off. */
export type KeyOf<Texts> = keyof Texts extends infer Key
  ? (Key extends `${infer Stem}_${Plural}` ? Stem : Key) & string
  : never;
export type Translate<Texts> = (key: KeyOf<Texts>, values?: Readonly<Record<string, string | number>>) => string;

/** The widget whose words `useText` speaks. */
export const WidgetContext = createContext('');

/** The words of this widget: `const t = useText<typeof nl>()`. */
export function useText<Texts>(): Translate<Texts> {
  return useWords(useContext(WidgetContext));
}

/** The words of the ui kit. */
export function useKitText(): Translate<typeof kit> {
  return useWords('kit');
}

/** The words of a part of the kit, which a widget that uses it asks for in its definition (`words`). */
export function usePartText<Texts>(part: TextPart): Translate<Texts> {
  return useWords(part);
}

/** One function per instance and namespace, so that a list of many components costs no more than a few. */
const speakers = new WeakMap<i18n, Map<string, unknown>>();

/** A page has one language, and all its words before it draws: nobody has to listen for others, as the library does. */
function useWords<Texts>(namespace: string): Translate<Texts> {
  const { i18n } = useContext(I18nContext) as { i18n: i18n };
  const known = speakers.get(i18n) ?? new Map<string, unknown>();
  speakers.set(i18n, known);
  if (!known.has(namespace)) known.set(namespace, i18n.getFixedT(null, namespace));
  return known.get(namespace) as Translate<Texts>;
}
