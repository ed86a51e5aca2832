import { answering, replace, text, type Planted } from './plant.ts';

export const FILES: readonly Planted[] = [
  {
    it: 'a loader that is not there',
    at: '/cart',
    fault: replace('src="/widgets/loader.js"', 'src="/assets/loader.js"'),
    code: 'loader-unreachable',
    says: 'It answers 404.',
  },
  {
    it: 'a loader that a <base> leads away from',
    at: '/cart',
    fault: {
      page: (html) =>
        html.replace('<head>', '<head><base href="/elsewhere/">').replace('src="/widgets/', 'src="widgets/'),
    },
    code: 'loader-unreachable',
    says: 'It answers 404.',
  },
  {
    it: 'another script by the name of the loader',
    at: '/cart',
    fault: answering(text('console.log(1)', 'text/javascript'), '/widgets/loader.js'),
    code: 'loader-unreachable',
    says: 'This file is not the loader of these widgets.',
  },
  {
    it: 'a loader of the wrong type',
    at: '/cart',
    fault: { headers: { '/widgets/loader.js': { 'Content-Type': 'text/plain' } } },
    code: 'loader-type',
    says: 'It is served as text/plain',
  },
  {
    it: 'a loader that is kept for ever',
    at: '/cart',
    fault: { headers: { '/widgets/loader.js': { 'Cache-Control': 'public, max-age=31536000' } } },
    code: 'loader-cache',
    says: 'Cache-Control: public, max-age=31536000 keeps an old release in browsers.',
  },
  {
    it: 'a base.css of which nobody knows how long it may be kept',
    at: '/cart',
    fault: { headers: { '/widgets/base.css': { 'Cache-Control': null } } },
    code: 'loader-cache',
    says: 'Without Cache-Control',
  },
  {
    it: 'a base.css that is not there',
    at: '/cart',
    fault: answering(text('Not found', 'text/plain', 404), '/widgets/base.css'),
    code: 'file-missing',
    says: 'and it does not exist',
  },
  {
    it: 'a file of a widget that is not there',
    at: '/cart',
    fault: answering(text('Not found', 'text/plain', 404), '/widgets/cart-page-aaaaa.js'),
    code: 'file-missing',
    says: 'The page needs it, and it does not exist.',
  },
  {
    it: 'styles of the wrong type',
    at: '/cart',
    fault: { headers: { '/widgets/cart-page-aaaaa.css': { 'Content-Type': 'text/plain' } } },
    code: 'file-type',
    says: 'Browsers reject its Content-Type.',
  },
  {
    it: 'a file that something rewrote',
    at: '/cart',
    fault: {
      instead: {
        '/widgets/cart-page-aaaaa.js': () =>
          new Response('export {};', {
            headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'public, max-age=31536000, immutable' },
          }),
      },
    },
    code: 'file-altered',
    says: 'its hash is another one',
  },
  {
    it: 'files with a hash that may not be kept',
    at: '/cart',
    fault: { headers: { '/widgets/cart-page-aaaaa': { 'Cache-Control': 'no-cache' } } },
    code: 'file-cache',
    says: /the same applies to cart-page-aaaaa\.css, cart-page-aaaaa\.nl\.js\.$/,
  },
  {
    it: 'files of two versions',
    at: '/cart',
    fault: { json: { '/widgets/widgets.json': (file: object) => ({ ...file, version: '1.2.2' }) } },
    code: 'build-mixed',
    says: 'loader.js has version 1.2.3, but widgets.json beside it has version 1.2.2.',
  },
  {
    it: 'a loader of another build',
    at: '/cart',
    fault: { json: { '/widgets/widgets.json': (file: object) => ({ ...file, files: [] }) } },
    code: 'build-mixed',
    says: 'loader.js needs engine-aaaaa.js, but widgets.json beside it does not list it.',
  },
  {
    it: 'a page with a token that caches may hand to others',
    at: '/cart',
    fault: { headers: { '/cart': { 'Cache-Control': 'public, max-age=600' } } },
    code: 'page-cache',
    says: 'to other visitors',
  },
];
