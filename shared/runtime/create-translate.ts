import type { Texts } from '../i18n/texts.ts';

/** Translates a text of an enhancer, and fills `{{name}}` with a value. */
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
