import { inBody, replace, type FaultCase } from './fault-case.ts';

const settings = (text: string) => replace(/(data-shop-settings>)[^<]*/, `$1${text}`);

export const LAYOUT: readonly FaultCase[] = [
  {
    title: 'settings that are invalid JSON',
    path: '/cart',
    fault: settings("{ 'locale': 'nl' }"),
    code: 'settings-json',
    message: 'Invalid at line 1, column 3.',
  },
  {
    title: 'a setting of the wrong type',
    path: '/cart',
    fault: settings('{ "locale": "nl", "vatRate": "21 %" }'),
    code: 'settings-wrong',
    message: 'vatRate expects a percentage, such as 21, found "21 %".',
  },
  {
    title: 'a currency that is only a code',
    path: '/cart',
    fault: settings('{ "locale": "nl", "currency": "EUR" }'),
    code: 'settings-wrong',
    message: 'currency expects',
  },
  {
    title: 'a base that is no path',
    path: '/cart',
    fault: settings('{ "locale": "nl", "base": "shop" }'),
    code: 'settings-wrong',
    message: 'base expects a path, such as /shop, found "shop".',
  },
  {
    title: 'a status of a stale token that is not in a list',
    path: '/cart',
    fault: settings('{ "locale": "nl", "staleToken": { "status": 403 } }'),
    code: 'settings-wrong',
    message: 'staleToken expects',
  },
  {
    title: 'a token in a cookie without a name',
    path: '/cart',
    fault: settings('{ "locale": "nl", "token": { "cookie": true } }'),
    code: 'settings-wrong',
    message: 'token expects',
  },
  {
    title: 'a word that is neither a boolean nor an event',
    path: '/cart',
    fault: settings('{ "locale": "nl", "analytics": "off" }'),
    code: 'settings-wrong',
    message: 'analytics expects true, false, or the name of an event, such as shop:consent, found "off".',
  },
  {
    title: 'a misspelt setting',
    path: '/cart',
    fault: settings('{ "local": "nl" }'),
    code: 'settings-unknown',
    message: 'local is not a setting. Did you mean "locale"?',
  },
  {
    title: 'a language without texts',
    path: '/cart',
    fault: settings('{ "locale": "fr" }'),
    code: 'settings-locale',
    message: 'There are no texts in "fr"',
  },
  {
    title: 'settings in an executable script',
    path: '/cart',
    fault: replace('<script type="application/json" data-shop-settings>', '<script data-shop-settings>'),
    code: 'settings-script',
    message: 'are not in a script of type "application/json"',
  },
  {
    title: 'settings in an element that is no script',
    path: '/cart',
    fault: inBody('<div data-shop-settings hidden>{}</div>'),
    code: 'settings-script',
    message: 'Widgets read a script, and not this div.',
  },
  {
    title: 'settings that are on the page twice',
    path: '/cart',
    fault: inBody('<script type="application/json" data-shop-settings>{}</script>'),
    code: 'settings-script',
    message: 'The page has 2 of them',
  },
  {
    title: 'a page without a loader',
    path: '/cart',
    fault: replace('<script type="module" async src="/widgets/loader.js"></script>', ''),
    code: 'loader-missing',
    message: 'The page has no script named loader.js',
  },
  {
    title: 'a loader without type="module"',
    path: '/cart',
    fault: replace('<script type="module" async src="/widgets/loader.js">', '<script async src="/widgets/loader.js">'),
    code: 'loader-not-module',
    message: 'The script tag has no type',
  },
  {
    title: 'a loader that an optimiser delays',
    path: '/cart',
    fault: replace(
      '<script type="module" async src="/widgets/loader.js">',
      '<script type="rocketlazyloadscript" data-rocket-type="module" async data-rocket-src="/widgets/loader.js">',
    ),
    code: 'loader-altered',
    message: 'WP Rocket has changed the tag',
  },
];
