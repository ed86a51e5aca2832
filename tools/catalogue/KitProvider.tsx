import type { Content } from 'react/jsx-runtime';
import { I18nextProvider } from 'react-i18next';
import { addTexts, i18nOf } from '../../shared/i18n/instance.ts';
import de from '../../shared/i18n/locales/de.json';
import en from '../../shared/i18n/locales/en.json';
import nl from '../../shared/i18n/locales/nl.json';
import { WidgetContext } from '../../shared/i18n/use-text.ts';
import { useLanguage } from './words.ts';

const NAME = 'catalogue';
const WORDS = { nl, de, en };
for (const [locale, kit] of Object.entries(WORDS)) addTexts(locale, NAME, { kit }, {});

/** Provides texts and id prefixes for the ui kit. */
export function KitProvider({ children }: { readonly children: Content }) {
  const { locale } = useLanguage();
  return (
    <I18nextProvider i18n={i18nOf(locale)}>
      <WidgetContext value={NAME}>{children}</WidgetContext>
    </I18nextProvider>
  );
}
