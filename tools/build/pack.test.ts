import { expect, test } from 'vitest';
import { type Known, pack } from './pack.ts';

const widget: Known = {
  name: 'cart-page',
  hash: 'abc123',
  load: 'eager',
  isLate: false,
  hasStyles: true,
  hasTexts: true,
  imports: [],
};

/** The list in a module of the build. */
function textOf(module: string): string {
  return JSON.parse(/export const packed = (".*");/.exec(module)![1]!) as string;
}

test('the loader reads a line per widget under its moment', () => {
  const { manifest } = pack({
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
  expect(textOf(manifest)).toBe(
    `react-2 chunk-3

eager
cart-page abc123 f /cart/get

visible 200px
cart-badge abc123 9 /cart/init type=category&id cart-count`,
  );
});

test('a widget that can wait is in a list of its own, which names only the chunks that it needs', () => {
  const { manifest, late } = pack({
    engine: 'engine-1',
    chunks: ['react-2', 'chunk-3', 'chunk-4'],
    widgets: [
      { ...widget, imports: ['react-2', 'chunk-3'] },
      { ...widget, name: 'faq-block', isLate: true, load: 'visible', imports: ['react-2', 'chunk-4'] },
    ],
  });
  expect(textOf(manifest)).toBe('react-2 chunk-3\n\neager\ncart-page abc123 f');
  expect(textOf(late.script)).toBe('react-2 chunk-4\n\nvisible\nfaq-block abc123 f');
  expect(manifest).toContain(`export const late = "${late.file.replace('.js', '')}";`);
});

test('a first call that changes something is refused', () => {
  const firstCall = { method: 'delete', path: '/cart' };
  expect(() => pack({ engine: 'e', chunks: [], widgets: [{ ...widget, firstCall }] })).toThrow('/cart');
});

test('more shared chunks than there are bits are refused', () => {
  const chunks = Array.from({ length: 52 }, (_, at) => `chunk-${at}`);
  expect(() => pack({ engine: 'e', chunks, widgets: [{ ...widget, imports: chunks }] })).toThrow('52');
});
