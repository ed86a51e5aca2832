import { expect, test } from 'vitest';
import type { DistWidget } from './dist-manifest.ts';
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
        imports: ['chunk-2.js', 'chunk-3.js'],
        handles: ['menu-open'],
        firstCall: { path: '/cart/get' },
      },
      'cart-badge': {
        ...widget,
        load: 'visible 200px',
        script: 'engine-1.js',
        styles: null,
        texts: {},
        firstCall: { path: '/cart/init', body: { type: 'category', id: null }, unless: 'cart-count' },
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
        hash: 'abc123',
        chunks: ['2', '3'],
        handles: ['menu-open'],
        firstCall: { path: '/cart/get' },
      },
      'cart-badge': {
        load: 'visible 200px',
        bundle: 'engine',
        hash: '1',
        noStyles: true,
        noTexts: true,
        chunks: [],
        firstCall: { path: '/cart/init', body: { type: 'category', id: null }, unless: 'cart-count' },
      },
    },
  });
});

test('the loader lists files of many widgets first, in the same order for each', () => {
  const importing = (...hashes: string[]) => ({ ...widget, imports: hashes.map((hash) => `chunk-${hash}.js`) });
  const widgets = { one: importing('a', 'z'), two: importing('b', 'y', 'z'), three: importing('y') };
  const { widgets: entries } = read(manifestSource({ ...files, widgets })) as {
    widgets: Record<string, { chunks: string[] }>;
  };
  expect(Object.values(entries).map(({ chunks }) => chunks)).toEqual([['z', 'a'], ['y', 'z', 'b'], ['y']]);
});
