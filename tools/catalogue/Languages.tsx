import { LOCALES, useLanguage, type Locale } from './words.ts';

const NAMES: Readonly<Record<Locale, string>> = { nl: 'Nederlands', de: 'Deutsch', en: 'English' };

/** The languages, each with its own name. */
export function Languages({ onChoose }: { onChoose(locale: Locale): void }) {
  const { locale, words } = useLanguage();
  return (
    <nav className="catalogue__languages" aria-label={words.languages}>
      {LOCALES.map((one) => (
        <button
          key={one}
          type="button"
          className="catalogue__language"
          lang={one}
          aria-pressed={one === locale}
          onClick={() => onChoose(one)}
        >
          {NAMES[one]}
        </button>
      ))}
    </nav>
  );
}
