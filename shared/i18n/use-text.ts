import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type kit from './locales/nl.json';

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
  const { t } = useTranslation(useContext(WidgetContext));
  return t as unknown as Translate<Texts>;
}

/** The words of the ui kit. */
export function useKitText(): Translate<typeof kit> {
  const { t } = useTranslation('kit');
  return t as unknown as Translate<typeof kit>;
}
