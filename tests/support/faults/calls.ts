import { gzipSync } from 'node:zlib';
import { answering, LIST, text, type FaultCase } from './fault-case.ts';

const json = (value: unknown, init?: ResponseInit) => () => Response.json(value, init);

const PAGE = '<!doctype html><title>Inloggen</title><p>Log in</p>';

/** A cart with one line, in euros. */
export const FILLED = {
  items: [{ type: 'product', id: 4711, name: 'Omvormer', qty: 2, price: 649, from_price: 729 }],
  shippingCosts: 0,
  vatRate: 21,
  vat: 225.27,
  subtotal: 1298,
};
const cart = (changes: object) => ({ json: { '/cart/get': (empty: object) => ({ ...empty, ...FILLED, ...changes }) } });
const line = (changes: object) => cart({ items: [{ ...FILLED.items[0], ...changes }] });
/** A list of products whose first one has another name. */
const named = (name: string) => ({
  json: {
    '/product-overview/init': ({ products: [first, ...others], ...list }: { products: object[] }) => ({
      ...list,
      products: [{ ...first, name }, ...others],
    }),
  },
});
const bytes =
  (body: Uint8Array, headers: Readonly<Record<string, string>> = {}) =>
  () =>
    new Response(body as Uint8Array<ArrayBuffer>, { headers: { 'Content-Type': 'application/json', ...headers } });

export const CALLS: readonly FaultCase[] = [
  {
    title: 'an answer without one of its keys',
    path: '/cart',
    fault: { json: { '/cart/get': (cart: object) => ({ ...cart, vat: undefined }) } },
    code: 'call-contract',
    message: /^vat: expected number.*, found nothing\.$/,
  },
  {
    title: 'an answer with a value of the wrong type',
    path: '/login',
    fault: answering(json({ amount: 'four' })),
    code: 'call-contract',
    message: 'amount: expected a number, or text that is one, found "four".',
  },
  {
    title: 'an empty answer',
    path: '/cart',
    fault: answering(text('', 'application/json'), '/cart/get'),
    code: 'call-contract',
    message: /^The answer is empty\. In PHP, json_encode writes nothing when a text is not UTF-8/,
  },
  {
    title: 'HTML instead of JSON',
    path: '/login',
    fault: answering(text(PAGE, 'text/html')),
    code: 'call-html',
    message: 'It answers with HTML instead of JSON',
  },
  {
    title: 'an answer with a PHP notice before the JSON',
    path: '/login',
    fault: answering(
      text('Notice: Undefined index: qty in /var/www/cart.php on line 12\n{"amount":1}', 'application/json'),
    ),
    code: 'call-php',
    message: '(display_errors is on): Notice: Undefined index: qty in /var/www/cart.php on line 12.',
  },
  {
    title: 'an answer with a warning of PHP in HTML before the JSON',
    path: '/login',
    fault: answering(
      text(
        '<br />\n<b>Warning</b>:  Undefined array key "qty" in <b>C:\\shop\\cart.php</b> on line <b>7</b><br />\n{"amount":1}',
        'text/html; charset=UTF-8',
      ),
    ),
    code: 'call-php',
    message: 'Warning: Undefined array key "qty" in C:\\shop\\cart.php on line 7.',
  },
  {
    title: 'an uncaught error of PHP',
    path: '/login',
    fault: answering(
      text(
        'PHP Fatal error:  Uncaught TypeError: count(): Argument #1 must be of type array in /srv/cart.php:9\nStack trace:\n#0 {main}\n  thrown in /srv/cart.php on line 9',
        'text/html',
        500,
      ),
    ),
    code: 'call-php',
    message:
      /Fatal error: Uncaught TypeError: count\(\): Argument #1 must be of type array in \/srv\/cart\.php on line 9\.$/,
  },
  {
    title: 'a message of PHP inside a text of the answer',
    path: LIST,
    fault: named('<br />\n<b>Notice</b>:  Undefined index: "name" in <b>/srv/list.php</b> on line <b>31</b><br />'),
    code: 'call-php',
    message:
      'A text of the answer contains a message of PHP: Notice: Undefined index: "name" in /srv/list.php on line 31.',
  },
  {
    title: 'output before the JSON',
    path: '/login',
    fault: answering(text('Array ( [0] => 4711 ){"amount":1}', 'application/json')),
    code: 'call-not-json',
    message: 'The answer is not valid JSON: Array ( [0] => 4711 ){"amount":1}. Invalid at line 1, column 1.',
  },
  {
    title: 'a key in another notation',
    path: '/cart',
    fault: {
      json: {
        '/cart/get': ({ shippingCosts, ...rest }: { shippingCosts: unknown }) => ({
          ...rest,
          shipping_costs: shippingCosts,
        }),
      },
    },
    code: 'call-contract',
    message: 'found nothing. The answer has `shipping_costs`: did you mean `shippingCosts`?',
  },
  {
    title: 'an answer inside another key',
    path: '/cart',
    fault: { json: { '/cart/get': (answer: object) => ({ data: answer }) } },
    code: 'call-contract',
    message: 'The whole answer is inside the key `data`: the widget expects `items` at the top level.',
  },
  {
    title: 'JSON that is encoded twice',
    path: '/login',
    fault: answering(json('{"amount":1}')),
    code: 'call-contract',
    message: 'The JSON is encoded twice',
  },
  {
    title: 'an answer in Latin-1',
    path: '/login',
    fault: answering(
      bytes(Buffer.from('{"amount":1,"name":"Caf\u00e9"}', 'latin1'), {
        'Content-Type': 'application/json; charset=iso-8859-1',
      }),
    ),
    code: 'call-charset',
    message: 'The answer is not UTF-8: shoppers read “…mount":1,"name":"Caf\ufffd"}…”.',
  },
  {
    title: 'text that is encoded twice',
    path: LIST,
    fault: named('Omvormer \u00e2\u201a\u00ac 5, 40 \u00c2\u00b0C, caf\u00c3\u00a9'),
    code: 'call-charset-twice',
    message: 'Text is encoded as UTF-8 twice: shoppers read “…',
  },
  {
    title: 'an answer that is compressed twice',
    path: '/login',
    fault: answering(bytes(gzipSync(gzipSync('{"amount":1}')), { 'Content-Encoding': 'gzip' })),
    code: 'call-encoding',
    message:
      'The answer is compressed twice: after decompression of Content-Encoding: gzip it still begins with 1f 8b.',
  },
  {
    title: 'a compressed answer without its header',
    path: '/login',
    fault: answering(bytes(gzipSync('{"amount":1}'))),
    code: 'call-encoding',
    message: 'The answer is compressed (it begins with 1f 8b), and Content-Encoding does not say so.',
  },
  {
    title: 'a plain answer with the header of a compressed one',
    path: '/login',
    fault: answering(bytes(Buffer.from('{"amount":1}'), { 'Content-Encoding': 'gzip' })),
    code: 'call-encoding',
    message: 'Content-Encoding says gzip, and the body is not compressed so: {"amount":1}.',
  },
  {
    title: 'JSON as text/html',
    path: '/login',
    fault: answering(text('{"amount":1}', 'text/html; charset=UTF-8')),
    code: 'call-type',
    message: 'The JSON has Content-Type: text/html; charset=UTF-8.',
  },
  {
    title: 'an answer of a visitor for shared caches',
    path: '/login',
    fault: { headers: { '/cart/init': { 'Cache-Control': 'public, max-age=60' } } },
    code: 'call-cache',
    message: "Cache-Control: public, max-age=60 lets shared caches give this visitor's answer to others.",
  },
  {
    title: 'prices of lines in cents',
    path: '/cart',
    fault: line({ price: 64900, from_price: null }),
    code: 'call-cents',
    message: 'the lines add up to 129800, and subtotal is 1298: the prices of the lines are in cents.',
  },
  {
    title: 'a subtotal in cents',
    path: '/cart',
    fault: cart({ subtotal: 129800 }),
    code: 'call-cents',
    message: 'the lines add up to 1298, and subtotal is 129800: subtotal is in cents.',
  },
  {
    title: 'VAT in cents',
    path: '/cart',
    fault: cart({ vat: '22527' }),
    code: 'call-cents',
    message: 'vat is 22527, of a total of 1298: vat is in cents.',
  },
  {
    title: 'shipping in cents',
    path: '/cart',
    fault: cart({ shippingCosts: 995, vat: 227 }),
    code: 'call-cents',
    message: 'shippingCosts is 995, and vat does not contain it: shippingCosts is in cents.',
  },
  {
    title: 'all amounts in cents',
    path: '/cart',
    fault: cart({
      items: [{ ...FILLED.items[0], price: 64900, from_price: 72900 }],
      subtotal: 129800,
      vat: 22527,
    }),
    code: 'call-cents',
    message: 'all amounts are whole numbers, and vat is 22527 instead of 22527.27: the amounts are in cents.',
  },
  {
    title: 'everything but VAT in cents',
    path: '/cart',
    fault: cart({ items: [{ ...FILLED.items[0], price: 64900, from_price: 72900 }], subtotal: 129800 }),
    code: 'call-cents',
    message: 'vat is 225.27, of a total of 129800: the other amounts are in cents.',
  },
  {
    title: 'an earlier price in cents',
    path: '/cart',
    fault: line({ from_price: 72900 }),
    code: 'call-cents',
    message: 'items[0]: price is 649 and from_price is 72900: from_price is in cents.',
  },
  {
    title: 'a fraction as a quantity',
    path: '/cart',
    fault: cart({ items: [{ ...FILLED.items[0], qty: '1.5' }], subtotal: 973.5, vat: 168.95 }),
    code: 'call-quantity',
    message: 'items[0].qty is 1.5: a quantity is a whole number, and widgets round it.',
  },
  {
    title: 'a token that is refused with 403',
    path: '/login',
    fault: answering(
      text(
        '<html><head><title>403</title></head><h1>Forbidden</h1><p>CSRF verification failed. Request aborted.</p>',
        'text/html',
        403,
      ),
    ),
    code: 'call-token',
    message:
      'It answers 403: the server refuses the CSRF token (Forbidden CSRF verification failed. Request aborted.).',
  },
  {
    title: 'a page with 422 (call-refused)',
    path: '/login',
    fault: answering(text('<h1>The change you wanted was rejected.</h1>', 'text/html', 422)),
    code: 'call-refused',
    message: /^It answers 4\d\d: [^.]+; a suspect is the CSRF token, which .+ X-CSRF-TOKEN\.$/,
  },
  {
    title: 'a call that answers 400',
    path: '/login',
    fault: answering(text('', 'text/html', 400)),
    code: 'call-status',
    message: /^It answers 4\d\d: [^.]+; a suspect is the CSRF token, which .+ X-CSRF-TOKEN\.$/,
  },
  {
    title: 'a call that redirects to the login',
    path: '/compare',
    fault: answering(() => new Response(null, { status: 302, headers: { Location: '/login' } })),
    code: 'call-redirect',
    message: 'It redirects to /login',
  },
  {
    title: 'a call that answers 404 (call-missing)',
    path: '/login',
    fault: answering(json({}, { status: 404 })),
    code: 'call-missing',
    message: 'It answers 404',
  },
  {
    title: 'a call with the wrong method',
    path: '/login',
    fault: answering(json({}, { status: 405 })),
    code: 'call-method',
    message: 'It answers 405',
  },
  {
    title: 'a call that answers 500',
    path: '/login',
    fault: answering(json({ message: 'Server Error' }, { status: 500 })),
    code: 'call-failed',
    message: 'It answers 500: the server failed (Server Error).',
  },
  {
    title: 'a call that answers 422',
    path: '/login',
    fault: answering(json({ errors: { cart: ['Te oud.'] } }, { status: 422 })),
    code: 'call-refused',
    message: '(cart: Te oud.)',
  },
  {
    title: 'a call that answers 429 (call-throttled)',
    path: '/login',
    fault: answering(json({}, { status: 429 })),
    code: 'call-throttled',
    message: '429',
  },
  {
    title: 'a call that answers 401',
    path: '/login',
    fault: answering(json({}, { status: 401 })),
    code: 'call-unauthenticated',
    message: '401',
  },
  {
    title: 'a call that answers 403 (call-forbidden)',
    path: '/login',
    fault: answering(json({}, { status: 403 })),
    code: 'call-forbidden',
    message: '403',
  },
  {
    title: 'a call with an unknown status (call-status)',
    path: '/login',
    fault: answering(json({}, { status: 418 })),
    code: 'call-status',
    message: '418',
  },
  {
    title: 'a success that contains errors',
    path: '/login',
    fault: answering(json({ amount: 1, errors: { cart: 'Leeg.' } })),
    code: 'call-errors',
    message: 'A success contains errors (cart)',
  },
  {
    title: 'a connection that closes without an answer',
    path: '/login',
    fault: { dropConnections: ['/cart/init'] },
    code: 'call-unanswered',
    message: 'The connection ended',
  },
  {
    title: 'an answer after the timeout',
    path: '/login',
    fault: answering(() => new Promise((resolve) => setTimeout(() => resolve(Response.json({ amount: 1 })), 6000))),
    code: 'call-timeout',
    message: 'No answer came in time.',
    timeout: 5000,
  },
  {
    title: 'a slow answer',
    path: '/login',
    fault: answering(() => new Promise((resolve) => setTimeout(() => resolve(Response.json({ amount: 1 })), 3100))),
    code: 'call-slow',
    message: /^The answer took \d\.\d seconds\.$/,
  },
];
