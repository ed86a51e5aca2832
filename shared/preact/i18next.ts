// Stands in for `i18next`, with the part of its format that texts use: `{{name}}`, and the plural forms of `count`.

type Values = Readonly<Record<string, string | number | undefined>>;

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** @param options `lng` is the only language of the instance */
export function createInstance({ lng }: { readonly lng: string }) {
  const plurals = new Intl.PluralRules(lng);
  const bundles: Record<string, Record<string, unknown>> = {};

  function find(texts: Readonly<Record<string, unknown>>, key: string, count: unknown): unknown {
    if (typeof count !== 'number') return texts[key];
    return (
      (count === 0 ? texts[`${key}_zero`] : undefined) ??
      texts[`${key}_${plurals.select(count)}`] ??
      texts[`${key}_other`] ??
      texts[key]
    );
  }

  return {
    init() {},
    addResourceBundle(_language: string, namespace: string, texts: Record<string, unknown>) {
      bundles[namespace] = { ...bundles[namespace], ...texts };
    },
    /** A key without a text is its own text. */
    getFixedT(_language: string | null, namespace: string) {
      return (key: string, values: Values = {}): string => {
        const text = find(bundles[namespace] ?? {}, key, values['count']);
        if (typeof text !== 'string') return key;
        return text.replace(PLACEHOLDER, (_, name: string) => String(values[name] ?? ''));
      };
    },
  };
}
