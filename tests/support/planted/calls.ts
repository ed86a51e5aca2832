import { answering, text, type Planted } from './plant.ts';

const json = (value: unknown, init?: ResponseInit) => () => Response.json(value, init);

const PAGE = '<!doctype html><title>Inloggen</title><p>Log in</p>';

export const CALLS: readonly Planted[] = [
  {
    it: 'an answer without one of its keys',
    at: '/cart',
    fault: { json: { '/cart/get': (cart: object) => ({ ...cart, vat: undefined }) } },
    code: 'call-contract',
    says: /^vat: expected number.*, found nothing\.$/,
  },
  {
    it: 'an answer with a value of the wrong type',
    at: '/login',
    fault: answering(json({ amount: 'four' })),
    code: 'call-contract',
    says: 'amount: expected a number, or text that is one, found "four".',
  },
  {
    it: 'a page instead of an answer',
    at: '/login',
    fault: answering(text(PAGE, 'text/html')),
    code: 'call-html',
    says: 'It answers a page instead of JSON',
  },
  {
    it: 'an answer with a notice in front of it',
    at: '/login',
    fault: answering(text('Notice: undefined index\n{"amount":1}', 'application/json')),
    code: 'call-not-json',
    says: 'It breaks at line 1, column 1.',
  },
  {
    it: 'a call that ends at the login',
    at: '/compare',
    fault: answering(() => new Response(null, { status: 302, headers: { Location: '/login' } })),
    code: 'call-redirect',
    says: 'It is sent on to /login',
  },
  {
    it: 'a call that nobody answers',
    at: '/login',
    fault: answering(json({}, { status: 404 })),
    code: 'call-missing',
    says: 'It answers 404',
  },
  {
    it: 'a call by the wrong method',
    at: '/login',
    fault: answering(json({}, { status: 405 })),
    code: 'call-method',
    says: 'It answers 405',
  },
  {
    it: 'a call whose server broke',
    at: '/login',
    fault: answering(json({ message: 'Server Error' }, { status: 500 })),
    code: 'call-failed',
    says: 'It answers 500: the server broke (Server Error).',
  },
  {
    it: 'a call that is refused',
    at: '/login',
    fault: answering(json({ errors: { cart: ['Te oud.'] } }, { status: 422 })),
    code: 'call-refused',
    says: '(cart: Te oud.)',
  },
  {
    it: 'a call that is asked too often',
    at: '/login',
    fault: answering(json({}, { status: 429 })),
    code: 'call-throttled',
    says: '429',
  },
  {
    it: 'a call for people who are signed in',
    at: '/login',
    fault: answering(json({}, { status: 401 })),
    code: 'call-unauthenticated',
    says: '401',
  },
  {
    it: 'a call that is closed',
    at: '/login',
    fault: answering(json({}, { status: 403 })),
    code: 'call-forbidden',
    says: '403',
  },
  {
    it: 'an answer that is neither',
    at: '/login',
    fault: answering(json({}, { status: 418 })),
    code: 'call-status',
    says: '418',
  },
  {
    it: 'a success with errors in it',
    at: '/login',
    fault: answering(json({ amount: 1, errors: { cart: 'Leeg.' } })),
    code: 'call-errors',
    says: 'A success holds errors of cart',
  },
  {
    it: 'a connection that ends',
    at: '/login',
    fault: { cut: ['/cart/init'] },
    code: 'call-unanswered',
    says: 'The connection ended',
  },
  {
    it: 'an answer that does not come in time',
    at: '/login',
    fault: answering(() => new Promise((resolve) => setTimeout(() => resolve(Response.json({ amount: 1 })), 6000))),
    code: 'call-timeout',
    says: 'No answer came in time.',
    timeout: 5000,
  },
  {
    it: 'an answer that is slow',
    at: '/login',
    fault: answering(() => new Promise((resolve) => setTimeout(() => resolve(Response.json({ amount: 1 })), 3100))),
    code: 'call-slow',
    says: /^The answer took \d\.\d seconds\.$/,
  },
];
