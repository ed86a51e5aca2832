import { expect, test } from 'vitest';
import { fillCall } from './fill-call.ts';

const reading = (inputs: Record<string, unknown>) => (name: string) => inputs[name];

test('a call without inputs has no body', () => {
  expect(fillCall({ path: '/cart/get' }, reading({}))).toEqual(['/cart/get', undefined]);
});

test('each input is one segment of the path', () => {
  expect(fillCall({ path: '/rmas/{uniqid}/{orderId}' }, reading({ uniqid: 'a/b ?', orderId: 7 }))).toEqual([
    '/rmas/a%2Fb%20%3F/7',
    undefined,
  ]);
});

test('an input that is the whole address stays as it is', () => {
  expect(fillCall({ path: '{sourceUrl}' }, reading({ sourceUrl: '/returns/data?order=7' }))[0]).toBe(
    '/returns/data?order=7',
  );
});

test('the body keeps the types of the inputs, and has defaults', () => {
  const call = { path: '/init', body: { type: 'category', id: null } };
  expect(fillCall(call, reading({ id: 7 }))[1]).toEqual({ type: 'category', id: 7 });
  expect(fillCall(call, reading({ id: '007', type: 'brand' }))[1]).toEqual({
    type: 'brand',
    id: '007',
  });
});

test('an input with an empty default is sent only where the page gives it', () => {
  const call = { path: '/init', body: { id: null, path: '' } };
  const sent = (inputs: Record<string, unknown>) => JSON.stringify(fillCall(call, reading(inputs))[1]);
  expect(sent({ id: '7' })).toBe('{"id":"7"}');
  expect(sent({ id: '7', path: '' })).toBe('{"id":"7"}');
  expect(sent({ id: '7', path: '/page:2' })).toBe('{"id":"7","path":"/page:2"}');
});

test('an input of two words is written in snake case on the wire', () => {
  expect(fillCall({ path: '/faq', body: { brand_id: null } }, reading({ brandId: '3' }))[1]).toEqual({ brand_id: '3' });
});

test.each([
  { path: '/quotation/{id}', missing: 'id' },
  { path: '/init', body: { type: 'category', id: null }, missing: 'id' },
])('a call to $path requires $missing', ({ missing, ...call }) => {
  expect(() => fillCall(call, reading({}))).toThrow(missing);
  expect(() => fillCall(call, reading({ [missing]: '' }))).toThrow(missing);
});
