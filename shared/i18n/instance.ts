import { createInstance, type i18n } from 'i18next';
import type { Texts } from './texts.ts';

/** One instance per language. A page has one language. */
const instances = new Map<string, i18n>();

export function i18nOf(locale: string): i18n {
  const known = instances.get(locale) ?? createI18n(locale);
  instances.set(locale, known);
  return known;
}

export function createI18n(locale: string): i18n {
  const instance = createInstance({
    lng: locale,
    fallbackLng: false,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  void instance.init();
  return instance;
}

/** Adds the texts of one widget, of the kit and of its parts. The shop's own texts take precedence. */
export function addTexts(
  locale: string,
  widget: string,
  texts: Texts,
  own: Readonly<Record<string, object>>,
  instance = i18nOf(locale),
): void {
  const add = (namespace: string, texts: object) =>
    instance.addResourceBundle(locale, namespace, { ...texts, ...own[namespace] }, true, true);
  add(widget, Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string')));
  for (const [part, value] of Object.entries({ kit: {}, ...texts })) if (typeof value === 'object') add(part, value);
}
