import { expect, test } from 'vitest';
import { addToCart, readCart } from '../../shared/contract/cart.ts';
import { CallFailed } from '../../shared/contract/call-failed.ts';
import { explainFailure, type FailedCall } from './explain-failure.ts';

const headers = new Headers({ 'Content-Type': 'application/json' });

function explained(failed: Partial<FailedCall>) {
  const base = { widget: 'cart-page', method: 'post', path: '/cart/get', endpoint: readCart, isOnline: true };
  const finding = explainFailure({ ...base, error: undefined, answer: undefined, ...failed });
  return finding && `${finding.code}: ${finding.where}: ${finding.what}`;
}

const answer = (status: number, text?: string) => ({ status, text, headers, redirects: [] });

test.each<[string, Partial<FailedCall>, string | null]>([
  [
    'an answer that breaks the contract, with the number of further faults',
    { answer: answer(200, '{"items":[{"type":"product"}],"shippingCosts":0,"vatRate":21,"vat":0,"subtotal":0}') },
    'call-contract: POST /cart/get (cart-page), status 200: items[0].id: expected number or string, found nothing. The doctor lists 3 more.',
  ],
  [
    'an answer that the contract accepts and the widget does not',
    { answer: answer(200, '{"amount":-1}'), endpoint: undefined },
    'call-contract: POST /cart/get (cart-page), status 200: The widget cannot use the answer: {"amount":-1}.',
  ],
  [
    'a widget that sends what the contract does not describe',
    {
      path: '/cart/add',
      endpoint: addToCart,
      error: new CallFailed('/cart/add', 'contract', {
        violation: { path: 'qty', expected: 'a whole number from 1', found: '0' },
      }),
    },
    'request-body: POST /cart/add (cart-page): qty of the request: expected a whole number from 1, found 0.',
  ],
  [
    'a time limit',
    { error: new CallFailed('/cart/get', 'timeout') },
    'call-timeout: POST /cart/get (cart-page): No answer came in time.',
  ],
  [
    'a browser without a connection',
    { error: new CallFailed('/cart/get', 'network'), isOnline: false },
    'call-unanswered: POST /cart/get (cart-page): No answer came: the browser is offline.',
  ],
  [
    'a body that ends too early',
    { error: new CallFailed('/cart/get', 'network'), answer: answer(200) },
    'call-unanswered: POST /cart/get (cart-page), status 200: The connection ended without a complete answer.',
  ],
  ['a call that the loader has blocked and named', { error: new CallFailed('/cart/get', 'repeated') }, null],
])('the console explains %s', (_, failed, sentence) => {
  expect(explained(failed)).toBe(sentence);
});
