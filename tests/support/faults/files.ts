import { answering, inHead, replace, text, type FaultCase } from './fault-case.ts';

/** The files of the engine and of the cart, of which the page has one in its language. */
const withPreload = (file: object) => ({
  ...file,
  preload: {
    engine: ['engine-1aaaa.js'],
    'cart-page': ['chunk-1aaaa.js', 'cart-page-1aaaa.js', 'cart-page-1aaaa.{locale}.js', 'cart-page-1aaaa.css'],
    'cart-popup': ['cart-popup-1aaaa.js'],
  },
});

export const FILES: readonly FaultCase[] = [
  {
    title: 'a missing loader',
    path: '/cart',
    fault: replace('src="/widgets/loader.js"', 'src="/assets/loader.js"'),
    code: 'loader-unreachable',
    message: 'It answers 404.',
  },
  {
    title: 'a loader with a wrong address because of <base>',
    path: '/cart',
    fault: {
      page: (html) =>
        html.replace('<head>', '<head><base href="/elsewhere/">').replace('src="/widgets/', 'src="widgets/'),
    },
    code: 'loader-unreachable',
    message: 'It answers 404.',
  },
  {
    title: 'another script with the name of the loader',
    path: '/cart',
    fault: answering(text('console.log(1)', 'text/javascript'), '/widgets/loader.js'),
    code: 'loader-unreachable',
    message: 'This file is not the loader of these widgets.',
  },
  {
    title: 'a loader of the wrong type',
    path: '/cart',
    fault: { headers: { '/widgets/loader.js': { 'Content-Type': 'text/plain' } } },
    code: 'loader-type',
    message: 'It is served as text/plain',
  },
  {
    title: 'a loader that is cached for a year',
    path: '/cart',
    fault: { headers: { '/widgets/loader.js': { 'Cache-Control': 'public, max-age=31536000' } } },
    code: 'loader-cache',
    message: 'Cache-Control: public, max-age=31536000 keeps an old release in browsers.',
  },
  {
    title: 'a base.css without Cache-Control (loader-cache)',
    path: '/cart',
    fault: { headers: { '/widgets/base.css': { 'Cache-Control': null } } },
    code: 'loader-cache',
    message: 'Without Cache-Control',
  },
  {
    title: 'a missing base.css',
    path: '/cart',
    fault: answering(text('Not found', 'text/plain', 404), '/widgets/base.css'),
    code: 'file-missing',
    message: 'and it does not exist',
  },
  {
    title: 'a missing file of a widget',
    path: '/cart',
    fault: answering(text('Not found', 'text/plain', 404), '/widgets/cart-page-1aaaa.js'),
    code: 'file-missing',
    message: 'The page needs it, and it does not exist.',
  },
  {
    title: 'styles of the wrong type',
    path: '/cart',
    fault: { headers: { '/widgets/cart-page-1aaaa.css': { 'Content-Type': 'text/plain' } } },
    code: 'file-type',
    message: 'Browsers reject its Content-Type.',
  },
  {
    title: 'a file that was changed after the build',
    path: '/cart',
    fault: {
      replaceAnswers: {
        '/widgets/cart-page-1aaaa.js': () =>
          new Response('export {};', {
            headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'public, max-age=31536000, immutable' },
          }),
      },
    },
    code: 'file-altered',
    message: 'its hash is another one',
  },
  {
    title: 'files with a hash that are not cached',
    path: '/cart',
    fault: { headers: { '/widgets/cart-page-1aaaa': { 'Cache-Control': 'no-cache' } } },
    code: 'file-cache',
    message: /the same applies to cart-page-1aaaa\.css, cart-page-1aaaa\.nl\.js\.$/,
  },
  {
    title: 'files of two versions',
    path: '/cart',
    fault: { json: { '/widgets/widgets.json': (file: object) => ({ ...file, version: '1.2.2' }) } },
    code: 'build-mixed',
    message: 'loader.js has version 1.2.3, but widgets.json beside it has version 1.2.2.',
  },
  {
    title: 'a loader of another build',
    path: '/cart',
    fault: { json: { '/widgets/widgets.json': (file: object) => ({ ...file, files: [] }) } },
    code: 'build-mixed',
    message: 'loader.js needs engine-1aaaa.js, but widgets.json beside it does not list it.',
  },
  {
    title: 'the loaders of two builds',
    path: '/cart',
    fault: inHead('<script type="module" async src="/widgets/light/loader.js"></script>'),
    code: 'loader-twice',
    message: /^The page also has the loader http:.*\/widgets\/loader\.js\. One of them is loaded for nothing\.$/,
  },
  {
    title: 'a page without preload lines',
    path: '/cart',
    fault: { json: { '/widgets/widgets.json': withPreload } },
    code: 'preload-missing',
    message:
      '5 files are requested only after loader.js (engine-1aaaa.js …). With preload lines, the page requests them one round trip earlier.',
  },
  {
    title: 'a preload line for one of two scripts, and a link to the styles',
    path: '/cart',
    fault: {
      json: {
        '/widgets/widgets.json': (file: object) => ({
          ...file,
          preload: { engine: ['engine-1aaaa.js', 'chunk-1aaaa.js'], 'cart-page': ['cart-page-1aaaa.css'] },
        }),
      },
      ...inHead(
        '<link rel="modulepreload" href="/widgets/engine-1aaaa.js"><link rel="stylesheet" href="/widgets/cart-page-1aaaa.css">',
      ),
    },
    code: 'preload-missing',
    message: '1 file is requested only after loader.js (chunk-1aaaa.js).',
  },
  {
    title: 'a preload line of another release',
    path: '/cart',
    fault: {
      json: { '/widgets/widgets.json': (file: object) => ({ ...file, preload: { engine: ['engine-1aaaa.js'] } }) },
      ...inHead(
        '<link rel="modulepreload" href="/widgets/engine-1aaaa.js"><link rel="preload" as="style" href="/widgets/cart-page-zzzzz.css">',
      ),
    },
    code: 'preload-unknown',
    message: 'The page preloads it, but widgets.json beside the loader does not list it.',
  },
  {
    title: 'a page with a token that shared caches may store',
    path: '/login',
    fault: { headers: { '/login': { 'Cache-Control': 'public, max-age=600' } } },
    code: 'page-cache',
    message: 'to other visitors',
  },
];
