import { FILLED } from './calls.ts';
import { answering, type FaultCase } from './fault-case.ts';
import type { Fault } from '../faulty-shop.ts';

type Change = (part: string) => string;
const asItIs: Change = (part) => part;

/** A page of the cart with its frame, as a server prints it. */
export function withFrame({
  frame = asItIs,
  initial = asItIs,
  head = asItIs,
}: Readonly<Partial<Record<'frame' | 'initial' | 'head', Change>>> = {}): Required<Pick<Fault, 'page'>> {
  const drawn = frame('<div class="sw-root" data-sw-frame="cart-page-1aaaa.nl"><h1>Winkelwagen</h1></div>');
  const answer = initial(`<script type="application/json" data-initial>${JSON.stringify(FILLED)}</script>`);
  const styles = '<link rel="stylesheet" href="/widgets/cart-page-1aaaa.css">';
  return {
    page: (html) =>
      head(html.replace('</head>', `${styles}</head>`)).replace(
        /(<div data-widget="cart-page"[^>]*>)/,
        `$1${drawn}${answer}`,
      ),
  };
}

const BASE = /<link[^>]*base\.css[^>]*>/;

export const FRAMES: readonly FaultCase[] = [
  {
    title: 'the frame of another release',
    path: '/cart',
    fault: withFrame({
      frame: (part) => part.replace('1aaaa', 'zzzzz'),
      head: (part) => part.replace('cart-page-1aaaa.css', 'cart-page-zzzzz.css'),
    }),
    code: 'frame-outdated',
    message: 'The frame is of cart-page-zzzzz, and the loader has cart-page-1aaaa: the widget replaces it.',
  },
  {
    title: 'a frame whose name was cut',
    path: '/cart',
    fault: withFrame({
      frame: (part) => part.replace('cart-page-1aaaa.nl', ''),
      head: (part) => part.replace('cart-page-1aaaa.css', '.css'),
    }),
    code: 'frame-outdated',
    message: 'the loader has cart-page-1aaaa',
  },
  {
    title: 'a frame in another language than the page',
    path: '/cart',
    fault: withFrame({ frame: (part) => part.replace('.nl', '.de') }),
    code: 'frame-language',
    message: 'The frame is in "de", and the page in "nl": the widget replaces it.',
  },
  {
    title: 'a frame without the answer that it was drawn from',
    path: '/cart',
    fault: withFrame({ initial: () => '' }),
    code: 'initial-missing',
    message: 'The frame is there without data-initial: the widget calls /cart/get all the same.',
  },
  {
    title: 'a frame whose answer a filter has emptied',
    path: '/cart',
    fault: withFrame({ initial: () => '<script type="application/json" data-initial></script>' }),
    code: 'initial-missing',
    message: 'without data-initial',
  },
  {
    title: 'a frame whose answer is that of another widget in it',
    path: '/cart',
    fault: withFrame({ initial: (part) => `<section>${part}</section>` }),
    code: 'initial-missing',
    message: 'without data-initial',
  },
  {
    title: 'a frame without its styles',
    path: '/cart',
    fault: withFrame({ head: (part) => part.replace(/<link[^>]*cart-page-1aaaa\.css">/, '') }),
    code: 'frame-unstyled',
    message: 'The page does not link cart-page-1aaaa.css above the frame',
  },
  {
    title: 'a frame whose styles come after it',
    path: '/cart',
    fault: withFrame({
      head: (part) =>
        part
          .replace(/<link[^>]*cart-page-1aaaa\.css">/, '')
          .replace('</body>', '<link rel="stylesheet" href="/widgets/cart-page-1aaaa.css"></body>'),
    }),
    code: 'frame-unstyled',
    message: 'above the frame',
  },
  {
    title: 'a frame whose styles an optimiser delays',
    path: '/cart',
    fault: withFrame({
      head: (part) => part.replace(/(<link[^>]*cart-page-1aaaa\.css")>/, `$1 media="print" data-media="all">`),
    }),
    code: 'frame-unstyled',
    message: 'above the frame',
  },
  {
    title: 'frames on a page without base.css',
    path: '/cart',
    fault: withFrame({ head: (part) => part.replace(BASE, '') }),
    code: 'base-missing',
    message: 'until the loader has run, they show beside your own HTML.',
  },
  {
    title: 'frames on a page with the base.css of the theme alone',
    path: '/cart',
    fault: {
      ...withFrame({ head: (part) => part.replace(BASE, '<link rel="stylesheet" href="/theme/base.css">') }),
      ...answering(
        () => new Response('p { margin: 0 }', { headers: { 'Content-Type': 'text/css' } }),
        '/theme/base.css',
      ),
    },
    code: 'base-missing',
    message: 'does not link base.css',
  },
  {
    title: 'the frame of a visitor on a page that says nothing of caches',
    path: '/cart',
    fault: { ...withFrame(), headers: { '/cart': { 'Cache-Control': null } } },
    code: 'page-cache',
    message: "Without Cache-Control, caches may show this visitor's data in it to others.",
  },
  {
    title: 'the data of a visitor, without a frame, on a page that caches may keep',
    path: '/cart',
    fault: { ...withFrame({ frame: () => '' }), headers: { '/cart': { 'Cache-Control': 'max-age=600' } } },
    code: 'page-cache',
    message: "Cache-Control: max-age=600 lets caches show this visitor's data in it to others.",
  },
];
