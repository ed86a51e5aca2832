import { expect, test } from 'vitest';
import { fill } from './fill-call.ts';

const reading = (inputs: Record<string, unknown>) => (name: string) => inputs[name];

test.each([undefined, ''])('a call without inputs has no body', (body) => {
  expect(fill('/cart/get', body, reading({}))).toEqual(['/cart/get', undefined]);
});

test('inputs stand in the path as one part of it each', () => {
  expect(fill('/rmas/{uniqid}/{orderId}', '', reading({ uniqid: 'a/b ?', orderId: 7 }))).toEqual([
    '/rmas/a%2Fb%20%3F/7',
    undefined,
  ]);
});

test('an input that is the whole address stays as it is', () => {
  expect(fill('{sourceUrl}', '', reading({ sourceUrl: '/returns/data?order=7' }))[0]).toBe('/returns/data?order=7');
});

test('the body keeps the types that the page wrote, and has defaults', () => {
  expect(fill('/init', 'type=category&id', reading({ id: 7 }))[1]).toEqual({ type: 'category', id: 7 });
  expect(fill('/init', 'type=category&id', reading({ id: '007', type: 'brand' }))[1]).toEqual({
    type: 'brand',
    id: '007',
  });
});

test('the wire has names of its own for inputs of two words', () => {
  expect(fill('/faq', 'brand_id', reading({ brandId: '3' }))[1]).toEqual({ brand_id: '3' });
});

test.each([
  { path: '/quotation/{id}', body: undefined, missing: 'id' },
  { path: '/init', body: 'type=category&id', missing: 'id' },
])('without $missing there is no call to $path', ({ path, body, missing }) => {
  expect(() => fill(path, body, reading({}))).toThrow(missing);
  expect(() => fill(path, body, reading({ [missing]: '' }))).toThrow(missing);
});
