import { LOCALES, type Locale } from '../../shared/i18n/languages.ts';
import { useLanguage } from './words.ts';

const NAMES: Readonly<Record<Locale, string>> = { nl: 'Nederlands', de: 'Deutsch', en: 'English' };

/** The languages, each with its own name. */
export function Languages({ onChoose }: { onChoose(locale: Locale): void }) {
  const { locale, words } = useLanguage();
  return (
    <nav className="catalogue__languages" aria-label={words.languages}>
      {LOCALES.map((option) => (
        <button
          key={option}
          type="button"
          className="catalogue__language"
          lang={option}
          aria-pressed={option === locale}
          onClick={() => onChoose(option)}
        >
          {NAMES[option]}
        </button>
      ))}
    </nav>
  );
}
