import type { Texts } from '../i18n/texts.ts';

/** Speaks the words of an enhancer; `{{name}}` in a text is filled with a value. */
export type Translate<Words> = (
  key: keyof Words & string,
  values?: Readonly<Record<string, string | number>>,
) => string;

export function createTranslate<Words>(texts: Texts): Translate<Words> {
  return (key, values = {}) => {
    const text = texts[key];
    if (typeof text !== 'string') return '';
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}
