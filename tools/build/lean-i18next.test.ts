import { readFileSync, globSync } from 'node:fs';
import { createInstance, type i18n } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { leanI18next } from './lean-i18next.ts';

type Create = typeof createInstance;

let createLean: Create;

beforeAll(async () => {
  const lean = leanI18next(readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8'));
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(lean)}`);
  createLean = (module as { createInstance: Create }).createInstance;
});

/** As `shared/i18n/instance.ts` makes it. */
function speaker(create: Create, locale: string): i18n {
  const made = create({
    lng: locale,
    fallbackLng: false,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  void made.init();
  return made;
}

const catalogues = globSync('{widgets/*,shared/i18n}/locales/*.json').map((path) => ({
  path,
  locale: /(\w\w)\.json$/.exec(path)![1]!,
  words: JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>,
}));

/** With and without a count, with values that hold signs, and with nothing at all. */
const VALUES = [
  undefined,
  {},
  { count: 0 },
  { count: 1, amount: '1' },
  { count: 2, amount: '2' },
  { count: 1000, amount: '1.000', name: 'A & <b>', price: '€ 3,-', value: 4.5, max: 5, rate: '21' },
];

test('every text is the same as with i18next itself', () => {
  expect(catalogues.length).toBeGreaterThan(20);
  for (const { path, locale, words } of catalogues) {
    const both = [createInstance, createLean].map((create) => {
      const made = speaker(create, locale);
      made.addResourceBundle(locale, 'widget', words, true, true);
      return made.getFixedT(null, 'widget');
    });
    const stems = Object.keys(words).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, ''));
    for (const key of new Set([...stems, 'unknown key']))
      for (const values of VALUES) {
        const [real, lean] = both.map((say) => (values ? say(key, values) : say(key)));
        expect(lean, `${path}: ${key} ${JSON.stringify(values)}`).toBe(real);
      }
  }
});

test('later texts win, and listeners are called', () => {
  const made = speaker(createLean, 'nl');
  let heard = 0;
  made.store.on('added', () => heard++);
  made.addResourceBundle('nl', 'kit', { close: 'Sluiten', open: 'Openen' }, true, true);
  made.addResourceBundle('nl', 'kit', { close: 'Dicht' }, true, true);
  expect(made.getFixedT(null, 'kit')('close')).toBe('Dicht');
  expect(made.t('open', { ns: 'kit' })).toBe('Openen');
  expect(made.hasLoadedNamespace('kit')).toBe(true);
  expect(heard).toBe(2);
});
