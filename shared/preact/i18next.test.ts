import { globSync, readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { createInstance as createStandIn } from './i18next.ts';

const COUNTS = [0, 1, 2, 5, 1.5];

type Bundle = Readonly<Record<string, string>>;

const files = globSync('{widgets/*,shared/i18n}/locales/**/{nl,de,en}.json').map((file) => ({
  language: /(\w\w)\.json$/.exec(file)![1]!,
  texts: JSON.parse(readFileSync(file, 'utf8')) as Bundle,
}));

/** Values that hold what replacement patterns and HTML are made of. */
const valuesOf = (text: string) =>
  Object.fromEntries([...text.matchAll(/\w+(?=\s*\}\})/g)].map(([name]) => [name, `<${name}> $& $1 {{x}}`]));

function translators(language: string, texts: Bundle) {
  const library = createInstance();
  void library.init({
    lng: language,
    fallbackLng: false,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  library.addResourceBundle(language, 'widget', texts, true, true);
  const standIn = createStandIn({ lng: language });
  standIn.addResourceBundle(language, 'widget', { ...texts });
  return [library.getFixedT(null, 'widget'), standIn.getFixedT(null, 'widget')] as const;
}

test('every text reads as it does with the library', () => {
  expect(files.length).toBeGreaterThan(90);
  for (const { language, texts } of files) {
    const [library, standIn] = translators(language, texts);
    for (const [key, text] of Object.entries(texts)) {
      if (typeof text !== 'string') continue;
      const values = valuesOf(text);
      const stem = key.replace(/_(zero|one|other)$/, '');
      expect(standIn(key, values)).toBe(library(key, values));
      for (const count of COUNTS) expect(standIn(stem, { ...values, count })).toBe(library(stem, { ...values, count }));
    }
  }
});

test('the texts of a shop replace some of a widget, and a key without a text is its own text', () => {
  for (const create of [createInstance, createStandIn] as ((options: object) => ReturnType<typeof createStandIn>)[]) {
    const instance = create({ lng: 'nl', fallbackLng: false, resources: {}, initAsync: false });
    instance.init();
    instance.addResourceBundle('nl', 'cart', { add: 'In winkelwagen', heading: 'Winkelwagen' });
    instance.addResourceBundle('nl', 'cart', { add: 'Bestel' });
    const t = instance.getFixedT(null, 'cart');
    expect([t('add'), t('heading'), t('missing')]).toEqual(['Bestel', 'Winkelwagen', 'missing']);
  }
});
