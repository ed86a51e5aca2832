import { expect, test } from 'vitest';
import type { DistWidget } from './manifest.ts';
import { manifestSource } from './describe-build.ts';

const widget: DistWidget = {
  kind: 'island',
  load: 'eager',
  handles: [],
  script: 'cart-page-abc123.js',
  styles: 'cart-page-abc123.css',
  texts: { nl: 'cart-page-abc123.nl.js' },
  imports: [],
};
const files = { engine: { script: 'engine-1.js' }, kit: 'kit-2.css', recovery: 'recovery-3.js' };

function read(module: string): unknown {
  return Object.fromEntries(
    [...module.matchAll(/^export const (\w+) = (.+);$/gm)].map(([, name, json]) => [name, JSON.parse(json!)]),
  );
}

test('the loader gets one entry per widget, with named fields', () => {
  const source = manifestSource({
    ...files,
    widgets: {
      'cart-page': {
        ...widget,
        imports: ['react-2.js', 'chunk-3.js'],
        handles: ['cart-open'],
        firstCall: { method: 'post', path: '/cart/get' },
      },
      'cart-badge': {
        ...widget,
        load: 'visible 200px',
        script: 'engine-1.js',
        styles: null,
        texts: {},
        firstCall: { method: 'post', path: '/cart/init', body: { type: 'category', id: null }, unless: 'cart-count' },
      },
    },
  });
  expect(read(source)).toEqual({
    engine: 'engine-1.js',
    kit: 'kit-2.css',
    recovery: 'recovery-3.js',
    widgets: {
      'cart-page': {
        load: 'eager',
        file: 'cart-page-abc123',
        hasStyles: true,
        hasTexts: true,
        chunks: ['chunk-3', 'react-2'],
        handles: ['cart-open'],
        firstCall: { path: '/cart/get' },
      },
      'cart-badge': {
        load: 'visible 200px',
        file: 'engine-1',
        hasStyles: false,
        hasTexts: false,
        chunks: [],
        handles: [],
        firstCall: { path: '/cart/init', body: { type: 'category', id: null }, unless: 'cart-count' },
      },
    },
  });
});

test('the loader lists files of many widgets first, in the same order for each', () => {
  const importing = (...imports: string[]) => ({ ...widget, imports });
  const widgets = { one: importing('a.js', 'z.js'), two: importing('b.js', 'y.js', 'z.js'), three: importing('y.js') };
  const { widgets: entries } = read(manifestSource({ ...files, widgets })) as {
    widgets: Record<string, { chunks: string[] }>;
  };
  expect(Object.values(entries).map(({ chunks }) => chunks)).toEqual([
    ['z.js', 'a.js'],
    ['y.js', 'z.js', 'b.js'],
    ['y.js'],
  ]);
});

test('a first call that changes something is refused', () => {
  const firstCall = { method: 'delete', path: '/cart' };
  expect(() => manifestSource({ ...files, widgets: { 'cart-page': { ...widget, firstCall } } })).toThrow('/cart');
});
