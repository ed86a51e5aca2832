import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import type { i18n } from 'i18next';
import { addTexts } from '../instance.ts';
import { useSettings } from '../settings-context.ts';
import { usePartText, type Translate } from '../use-text.ts';
import de from './locales/de.json';
import en from './locales/en.json';
import nl from './locales/nl.json';

const TEXTS = { nl, de, en };

const withTexts = new WeakSet<i18n>();

/** The texts of official labels. No widget lists them: they come with the code that shows the labels, in all languages. */
export function useLabelTexts(): Translate<typeof nl> {
  const { locale, texts } = useSettings();
  const { i18n } = useContext(I18nContext) as { i18n: i18n };
  if (!withTexts.has(i18n)) addTexts(locale, 'labels', TEXTS[locale], texts, i18n);
  withTexts.add(i18n);
  return usePartText('labels');
}
