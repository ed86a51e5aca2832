import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { manifestSource } from '../build/describe-build.ts';
import { filesOf, type DistManifest } from '../build/dist-manifest.ts';
import { filesFor, readLoader } from './loader-file.ts';

const texts = (name: string) => ({ nl: `${name}.nl.js`, de: `${name}.de.js`, en: `${name}.en.js` });

const manifest: DistManifest = {
  version: '1.2.3',
  engine: { script: 'engine-7248d.js', imports: [] },
  kit: 'kit-ehpmq.css',
  recovery: 'recovery-3ab1c.js',
  contents: {},
  widgets: {
    'add-to-cart': {
      kind: 'enhancer',
      load: 'eager',
      handles: ['add-to-cart'],
      script: 'engine-7248d.js',
      styles: 'engine-7248d.css',
      texts: texts('engine-7248d'),
      imports: ['chunk-2aaaa.js'],
    },
    'cart-page': {
      kind: 'island',
      load: 'visible 200px',
      handles: [],
      firstCall: { path: '/cart/get' },
      script: 'cart-page-o4ldi.js',
      styles: 'cart-page-o4ldi.css',
      texts: texts('cart-page-o4ldi'),
      imports: ['chunk-2aaaa.js', 'chunk-3bbbb.js'],
    },
    quotation: {
      kind: 'island',
      load: 'eager',
      handles: [],
      script: 'quotation-00001.js',
      styles: null,
      texts: {},
      imports: [],
    },
  },
};

test('the doctor reads from the loader which files each widget loads', async () => {
  const { code } = await transform(`${manifestSource(manifest)}\nwindow.shopWidgets.version = '1.2.3';`, {
    minify: true,
  });
  const { version, engine, widgets } = readLoader(code)!;
  expect({ version, engine }).toEqual({ version: '1.2.3', engine: 'engine-7248d.js' });
  expect([...widgets.keys()].sort()).toEqual(Object.keys(manifest.widgets));
  for (const [name, files] of widgets)
    expect(filesFor(files, 'de').sort()).toEqual(filesOf(manifest, name, 'de').sort());
});
