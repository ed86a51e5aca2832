import type { Content } from 'react/jsx-runtime';
import { I18nextProvider } from 'react-i18next';
import { addTexts, i18nOf } from '../../shared/i18n/instance.ts';
import { SettingsContext } from '../../shared/i18n/settings-context.ts';
import { readSettings } from '../../shared/i18n/settings.ts';
import { KIT_TEXTS, PART_TEXTS, type Locale } from './locales.ts';

/** Provides texts, settings and the root for one component of the kit. */
export function Kit({ locale, children }: { locale: Locale; children: Content }) {
  addTexts(locale, 'story', { ...PART_TEXTS[locale], kit: KIT_TEXTS[locale] }, {});
  return (
    <I18nextProvider i18n={i18nOf(locale)}>
      <SettingsContext value={readSettings({}, locale)}>
        <div className="sw-root" lang={locale}>
          {children}
        </div>
      </SettingsContext>
    </I18nextProvider>
  );
}
