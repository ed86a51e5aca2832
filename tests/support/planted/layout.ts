import { inBody, replace, type Planted } from './plant.ts';

const settings = (text: string) => replace(/(data-shop-settings>)[^<]*/, `$1${text}`);

export const LAYOUT: readonly Planted[] = [
  {
    it: 'settings that are no JSON',
    at: '/cart',
    fault: settings("{ 'locale': 'nl' }"),
    code: 'settings-json',
    says: 'It breaks at line 1, column 3.',
  },
  {
    it: 'a setting of the wrong type',
    at: '/cart',
    fault: settings('{ "locale": "nl", "vatRate": "21 %" }'),
    code: 'settings-wrong',
    says: 'vatRate expects a percentage, such as 21, found "21 %".',
  },
  {
    it: 'a currency that is only a code',
    at: '/cart',
    fault: settings('{ "locale": "nl", "currency": "EUR" }'),
    code: 'settings-wrong',
    says: 'currency expects',
  },
  {
    it: 'a misspelt setting',
    at: '/cart',
    fault: settings('{ "local": "nl" }'),
    code: 'settings-unknown',
    says: 'local is not a setting. Did you mean "locale"?',
  },
  {
    it: 'a language without words',
    at: '/cart',
    fault: settings('{ "locale": "fr" }'),
    code: 'settings-locale',
    says: 'There are no texts in "fr"',
  },
  {
    it: 'settings in a script that runs',
    at: '/cart',
    fault: replace('<script type="application/json" data-shop-settings>', '<script data-shop-settings>'),
    code: 'settings-script',
    says: 'are not in a script of type "application/json"',
  },
  {
    it: 'settings that stand twice',
    at: '/cart',
    fault: inBody('<script type="application/json" data-shop-settings>{}</script>'),
    code: 'settings-script',
    says: 'The page has 2 of them',
  },
  {
    it: 'a page without a loader',
    at: '/cart',
    fault: replace('<script type="module" async src="/widgets/loader.js"></script>', ''),
    code: 'loader-missing',
    says: 'The page has no script named loader.js',
  },
  {
    it: 'a loader that is no module',
    at: '/cart',
    fault: replace('<script type="module" async src="/widgets/loader.js">', '<script async src="/widgets/loader.js">'),
    code: 'loader-not-module',
    says: 'The script tag has no type',
  },
];
