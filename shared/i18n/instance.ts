import { createInstance, type i18n } from 'i18next';
import type { Texts } from './texts.ts';

/** One instance per language; a page has one language. */
const instances = new Map<string, i18n>();

export function i18nOf(locale: string): i18n {
  const known = instances.get(locale);
  if (known) return known;
  const made = createInstance({
    lng: locale,
    fallbackLng: false,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  void made.init();
  instances.set(locale, made);
  return made;
}

/** Adds the words of one widget and, with them, those of the kit and of its parts; the shop's own words win. */
export function addTexts(locale: string, widget: string, texts: Texts, own: Readonly<Record<string, object>>): void {
  const instance = i18nOf(locale);
  const add = (of: string, words: object) =>
    instance.addResourceBundle(locale, of, { ...words, ...own[of] }, true, true);
  add(widget, Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string')));
  for (const [of, words] of Object.entries({ kit: {}, ...texts })) if (typeof words === 'object') add(of, words);
}
