import { expect, test } from 'vitest';
import { type Known, pack } from './pack.ts';

const widget: Known = {
  name: 'cart-page',
  hash: 'abc123',
  load: 'eager',
  hasStyles: true,
  hasTexts: true,
  imports: [],
};

test('the loader reads a line per widget under its moment', () => {
  const packed = pack({
    engine: 'engine-1',
    chunks: ['react-2', 'chunk-3'],
    widgets: [
      { ...widget, imports: ['react-2', 'chunk-3'], firstCall: { method: 'post', path: '/cart/get' } },
      {
        ...widget,
        name: 'cart-badge',
        load: 'visible 200px',
        hasTexts: false,
        imports: ['chunk-3'],
        firstCall: { method: 'post', path: '/cart/init', body: { type: 'category', id: null }, unless: 'cart-count' },
      },
    ],
  });
  expect(packed).toBe(
    `engine-1 react-2 chunk-3

eager
cart-page abc123 r /cart/get

visible 200px
cart-badge abc123 h /cart/init type=category,id cart-count`,
  );
});

test('a first call that changes something is refused', () => {
  const firstCall = { method: 'delete', path: '/cart' };
  expect(() => pack({ engine: 'e', chunks: [], widgets: [{ ...widget, firstCall }] })).toThrow('/cart');
});

test('more shared chunks than there are bits are refused', () => {
  const chunks = Array.from({ length: 51 }, (_, at) => `chunk-${at}`);
  expect(() => pack({ engine: 'e', chunks, widgets: [] })).toThrow('51');
});
